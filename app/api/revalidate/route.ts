import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { readFields } from '@/lib/platform/http/body';
import { handler } from '@/lib/platform/http/handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { FEED_FORMATS, routes } from '@/lib/site/routes';

export const dynamic = 'force-dynamic';

/** What can change without a new build, by the name it is woken by. */
const TAGS = {
  blogs: () => {
    revalidatePath(routes.blogs);
    // Next knows pages of a pattern by their folder, groups and all.
    revalidatePath('/(site)/(reading)/blogs/page/[page]', 'page');
    revalidatePath('/(site)/(reading)/blogs/[slug]', 'page');
    for (const format of FEED_FORMATS) revalidatePath(routes.feed('posts', format));
    for (const path of [
      '/sitemap.xml',
      routes.sitemap('pages'),
      routes.sitemap('posts'),
      routes.sitemap('images'),
    ])
      revalidatePath(path);
    revalidatePath('/llms.txt');
  },
};

const wokenSchema = z.union([
  z.object({ path: z.string().regex(/^\/(?!\/)[^?#]{0,300}$/) }),
  z.object({ tag: z.enum(Object.keys(TAGS) as (keyof typeof TAGS)[]) }),
]);

/** Has a page, or all pages of a tag, made anew; whoever publishes calls it. The server in front forgets its copies then. */
export const POST = handler(async (request) => {
  const secret = env().REVALIDATE_SECRET;
  if (!secret)
    throw new HttpError(404, 'Revalidation is off here: the setting REVALIDATE_SECRET is not set.');
  if (!isAuthorized(request, secret))
    throw new HttpError(401, 'Unauthorized', { 'WWW-Authenticate': 'Bearer' });
  const { data: woken } = wokenSchema.safeParse(await readFields(request));
  if (!woken)
    throw new HttpError(
      400,
      `Say which: {"path": "/blogs/a-post"} or {"tag": "${Object.keys(TAGS).join('" | "')}"}.`,
    );
  if ('path' in woken) revalidatePath(woken.path);
  else TAGS[woken.tag]();
  return Response.json({ status: 200, message: 'Revalidated', ...woken });
});

/** The secret comes in a header alone: addresses end in logs. */
function isAuthorized(request: Request, secret: string): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
