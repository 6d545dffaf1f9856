import { sql } from 'kysely';
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { listen } from '@/lib/platform/db/postgres-listener';
import { env } from '@/lib/platform/env';
import { sides, type Place, type Revalidated } from '@/lib/platform/sides';
import { isEmbedded } from '@/lib/provider';
import { POST_PAGES } from '@/lib/provider/post-pages';
import { db } from '@/lib/records/database';
import { routes } from '@/lib/web/routes';
import { ENGLISH } from '@/lib/content/locale';

/**
 * What can change without a new build: posts; the ages of data, which every day changes; values that come in;
 * and how often reports were read.
 */
export const TAGS = ['blogs', 'day', 'figures', 'views'] as const;

export const revalidationSchema = z.union([
  z.object({ path: z.string().regex(/^\/(?!\/)[^?#]{0,300}$/) }),
  z.object({ tag: z.enum(TAGS) }),
]);
export type Revalidation = z.infer<typeof revalidationSchema>;

/** Every user of the database can notify: payloads of another format are ignored. */
const announcementSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(revalidationSchema);

const CHANNEL = 'samvit_revalidate';

/**
 * Tells every instance on the same database, this one included, to revalidate pages; with SQLite there is
 * only one instance.
 */
export async function announceRevalidation(revalidation: Revalidation): Promise<void> {
  if (!env().DATABASE_URL) return;
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(revalidation)})`.execute(db());
}

/** What is rendered again for each tag, and what the server in front forgets. */
const OF_TAG: Record<(typeof TAGS)[number], { places: () => Place[]; memory: Revalidated }> = {
  blogs: {
    places: () => [
      // Next names the pages of a dynamic route by its folder path, route groups included.
      { path: '/[lang]/(reading)/blogs/page/[page]', below: 'page' },
      { path: '/[lang]/(reading)/blogs/[slug]', below: 'page' },
      { path: '/[lang]/(reading)/blogs/tag/[tag]/[[...page]]', below: 'page' },
      { path: '/[lang]/(reading)/blogs/author/[author]/[[...page]]', below: 'page' },
      // A folder of route handlers is named as a layout.
      { path: '/feeds/tag/[name]', below: 'layout' },
      { path: '/markdown/[...path]', below: 'layout' },
      // Reports name our own posts to read on.
      ...(isEmbedded() ? [{ path: '/[lang]/(reading)/reports/[slug]', below: 'page' } as const] : []),
      { path: '/[lang]/(reading)/blogs', below: 'page' },
      ...POST_PAGES.filter((path) => path !== routes.posts).map((path) => ({ path })),
      // The card of the list shows a chart of the newest post.
      { path: routes.pageShareImage(routes.posts) },
    ],
    memory: 'all',
  },
  // Pages say how old their data are; what stands beside them in files, feeds and pictures does not.
  day: { places: () => [{ path: '/[lang]', below: 'layout' }], memory: 'pages' },
  // Values of series, and their age, are on nearly every page.
  figures: { places: () => [{ path: '/', below: 'layout' }], memory: 'all' },
  views: {
    places: () => [{ path: '/[lang]/(reading)/reports/[slug]', below: 'page' }],
    memory: 'reports',
  },
};

/** A page or file by its public path; Next has English pages below /en, and ignores a path that it does not know. */
const placesOf = (path: string): Place[] => [
  { path },
  { path: path === routes.home ? `/${ENGLISH}` : `/${ENGLISH}${path}` },
];

/** Has pages of this instance rendered again when they are asked for. */
export function revalidateHere(revalidation: Revalidation): void {
  const { places, memory } =
    'tag' in revalidation
      ? OF_TAG[revalidation.tag]
      : { places: () => placesOf(revalidation.path), memory: 'all' as const };
  const { revalidate = withinRequest } = sides();
  revalidate(places(), memory);
}

/**
 * Without the server in front, as under `next start`, Next's own function does it: it needs a request, which
 * `POST /api/revalidate` has.
 */
function withinRequest(places: readonly Place[]): void {
  for (const { path, below } of places) revalidatePath(path, below);
}

/**
 * Listens for revalidations by any instance, until the returned function is called. After a lost connection
 * it reports everything that can have changed.
 */
export function hearRevalidations(revalidate: (revalidation: Revalidation) => void): () => Promise<void> {
  const { DATABASE_URL, REVALIDATE_SECRET } = env();
  if (!DATABASE_URL || !REVALIDATE_SECRET) return async () => {};
  return listen(DATABASE_URL, CHANNEL, {
    onMessage: (payload) => {
      const { data } = announcementSchema.safeParse(payload);
      if (data) revalidate(data);
    },
    // Every instance has its own clock, and looks for values itself (series/live-updates.ts).
    onGap: () => revalidate({ tag: 'blogs' }),
  });
}
