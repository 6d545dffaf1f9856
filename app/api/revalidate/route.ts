import { env } from '@/lib/platform/env';
import { readFields } from '@/lib/platform/http/body';
import { handler } from '@/lib/services/http/handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { isBearer } from '@/lib/platform/token';
import {
  announceRevalidation,
  revalidateHere,
  revalidationSchema,
  TAGS,
} from '@/lib/services/publishing/revalidation';

export const dynamic = 'force-dynamic';

/**
 * Revalidates a page, or all pages of a tag, on every instance. For publishing tools, so its errors are in
 * English only.
 */
export const POST = handler(async (request) => {
  const secret = env().REVALIDATE_SECRET;
  if (!secret)
    throw new HttpError(404, 'errors.not-found', {
      said: 'Revalidation is off here: the setting REVALIDATE_SECRET is not set.',
    });
  if (!isBearer(request.headers.get('authorization'), secret))
    throw new HttpError(401, 'errors.not-signed-in', {
      said: 'Unauthorized',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  const { data: revalidation } = revalidationSchema.safeParse(await readFields(request));
  if (!revalidation)
    throw new HttpError(400, 'errors.form', {
      said: `Say which: {"path": "/blogs/a-post"} or {"tag": "${TAGS.join('" | "')}"}.`,
    });
  revalidateHere(revalidation);
  await announceRevalidation(revalidation);
  return Response.json({ status: 200, message: 'Revalidated', ...revalidation });
});
