import { libraryHere } from '@/lib/texts/library-here';
import { z } from 'zod';
import { requireSession } from '@/lib/services/sign-in/current-session';
import { db } from '@/lib/records/database';
import { readFields } from '@/lib/platform/http/body';
import { handler } from '@/lib/services/http/handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { findings } from '@samvit/research';
import { addViews } from '@/lib/records/view-counts';

export const dynamic = 'force-dynamic';

const seenSchema = z.object({ ids: z.array(z.string().max(200)).min(1).max(50) });

/** Counts that the person saw these insights, each once a day. Unknown ids are ignored. */
export const POST = handler(async (request) => {
  requireSameOrigin(request);
  const { user } = await requireSession(request);
  const parsed = seenSchema.safeParse(await readFields(request));
  if (!parsed.success) throw new HttpError(400, 'errors.no-insights');
  const insightIds = [...new Set(parsed.data.ids)].filter(
    (id) => findings.insight(libraryHere(), id) !== null,
  );
  await addViews(db(), 'insight', insightIds, { viewer: user.id });
  return new Response(null, { status: 204 });
});
