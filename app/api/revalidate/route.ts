import { revalidatePath } from 'next/cache';
import { env } from '@/lib/platform/env';
import { readFields } from '@/lib/platform/http/body';
import { handler } from '@/lib/services/http/handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { isBearer } from '@/lib/platform/token';
import {
  ANNOUNCED_HEADER,
  announceRevalidation,
  ownRevalidationKey,
  revalidationSchema,
  type Revalidation,
} from '@/lib/services/publishing/revalidation';
import { isEmbedded } from '@/lib/provider';
import { POST_PAGES } from '@/lib/provider/post-pages';
import { REVALIDATED_HEADER, type Revalidated } from '@/lib/platform/sides';
import { routes } from '@/lib/web/routes';

export const dynamic = 'force-dynamic';

/** The folders of all pages that are rendered before they are asked for. */
const PAGES = ['/(site)', '/[locale]'];

/** The pages to revalidate for each tag. */
const TAGS: Record<Extract<Revalidation, { tag: string }>['tag'], () => void> = {
  blogs: () => {
    // Next names the pages of a dynamic route by its folder path, route groups included.
    revalidatePath('/(site)/(reading)/blogs/page/[page]', 'page');
    revalidatePath('/(site)/(reading)/blogs/[slug]', 'page');
    for (const list of ['tag/[tag]', 'author/[author]'])
      revalidatePath(`/(site)/(reading)/blogs/${list}/[[...page]]`, 'page');
    // A folder of route handlers is named as a layout.
    revalidatePath('/feeds/tag/[name]', 'layout');
    revalidatePath('/markdown/[...path]', 'layout');
    // Reports name our own posts to read on.
    if (isEmbedded()) revalidatePath('/(site)/(reading)/reports/[slug]', 'page');
    for (const path of POST_PAGES) revalidatePath(path);
    // The card of the list shows a chart of the newest post.
    revalidatePath(routes.pageShareImage(routes.posts));
  },
  // Pages say how old their data are; what stands beside them in files, feeds and pictures does not.
  day: () => PAGES.forEach((folder) => revalidatePath(folder, 'layout')),
  // Values of series, and their age, are on nearly every page.
  figures: () => revalidatePath('/', 'layout'),
  views: () => PAGES.forEach((folder) => revalidatePath(`${folder}/(reading)/reports/[slug]`, 'page')),
};

/** What the server in front forgets, if it is not all that it has in memory. */
const OF_TAG: Partial<Record<keyof typeof TAGS, Revalidated>> = { day: 'pages', views: 'reports' };

/**
 * Revalidates a page, or all pages of a tag, on every instance. The server in front then marks its copies
 * stale. For publishing tools, so its errors are in English only.
 */
export const POST = handler(async (request) => {
  const secret = env().REVALIDATE_SECRET;
  const authorization = request.headers.get('authorization');
  if (!isBearer(authorization, ownRevalidationKey())) {
    if (!secret)
      throw new HttpError(404, 'errors.not-found', {
        said: 'Revalidation is off here: the setting REVALIDATE_SECRET is not set.',
      });
    if (!isBearer(authorization, secret))
      throw new HttpError(401, 'errors.not-signed-in', {
        said: 'Unauthorized',
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
  }
  const { data: revalidation } = revalidationSchema.safeParse(await readFields(request));
  if (!revalidation)
    throw new HttpError(400, 'errors.form', {
      said: `Say which: {"path": "/blogs/a-post"} or {"tag": "${Object.keys(TAGS).join('" | "')}"}.`,
    });
  if ('path' in revalidation) revalidatePath(revalidation.path);
  else TAGS[revalidation.tag]();
  if (!request.headers.has(ANNOUNCED_HEADER)) await announceRevalidation(revalidation);
  return Response.json(
    { status: 200, message: 'Revalidated', ...revalidation },
    { headers: { [REVALIDATED_HEADER]: ('tag' in revalidation && OF_TAG[revalidation.tag]) || 'all' } },
  );
});
