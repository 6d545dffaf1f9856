import { insight } from '@/lib/research/insights';
import { isEmbedded } from '@/lib/provider';
import type { Provider } from '@/lib/contract/provider';
import { lookUpCode } from '@/lib/research/reports/codes';
import { readReport } from '@/lib/research/reports/report';
import { NO_SUCH_FRAME, routes } from '@/lib/site/routes';
import { isSlug } from '@/lib/contract/blog';

/** Names known to exist, so that each is looked up once; the oldest is removed when there are too many. */
const MOST_KNOWN = 5_000;

const NOT_FOUND = '/_not-found';
const NO_SUCH_POST = '/blogs/-';
const NO_SUCH_CODE = '/v/-';
const NO_SUCH_INSIGHT = '/no-such-insight';
const NO_SUCH_REPORT = routes.embed(NO_SUCH_FRAME);

/** The 404 pages, each a whole page with its own text. They are sent with status 404. */
export const MISSING_PAGES = [
  NOT_FOUND,
  NO_SUCH_POST,
  NO_SUCH_CODE,
  NO_SUCH_INSIGHT,
  NO_SUCH_REPORT,
] as const;

/** The 404 page for this path. */
export function missingPageFor(path: string): string {
  if (path.startsWith('/blogs/')) return NO_SUCH_POST;
  if (path.startsWith('/v/')) return NO_SUCH_CODE;
  if (path.startsWith('/web/insights/')) return NO_SUCH_INSIGHT;
  // A frame on another site: the site's normal 404 page may not be framed there.
  if (path.startsWith('/embed/')) return NO_SUCH_REPORT;
  return NOT_FOUND;
}

/** A folder whose last path segment is a name, which a client can invent. */
type Folder = { path: RegExp; exists: (name: string) => Promise<boolean> };

/**
 * Checks whether a path in such a folder has a page. Next stores a file for every name that is requested,
 * also for names that do not exist, and its own 404 is empty without JavaScript. So names are looked up
 * first, and a hundred thousand random names write nothing.
 */
export function existingPages(
  provider: () => Pick<Provider, 'blog' | 'blogs'>,
): (path: string) => Promise<boolean> {
  const folders: Folder[] = [
    {
      path: /^\/blogs\/page\/([^/]+)$/,
      exists: remembering(
        async (page) =>
          /^[1-9]\d{0,5}$/.test(page) && Number(page) <= Math.max(1, (await provider().blogs()).totalPages),
      ),
    },
    { path: /^\/blogs\/search$/, exists: async () => true },
    {
      path: /^\/blogs\/([^/]+)$/,
      exists: remembering(async (slug) => isSlug(slug) && (await provider().blog(slug)) !== null),
    },
    {
      path: /^\/reports\/([^/]+)\/window$/,
      exists: async (slug) => isSlug(slug) && Boolean(readReport(slug)?.window),
    },
    { path: /^\/v\/([^/]+)$/, exists: async (code) => lookUpCode(code) !== null },
    { path: /^\/web\/insights\/([^/]+)$/, exists: async (id) => isEmbedded() && insight(id) !== null },
  ];

  return async (path) => {
    for (const { path: pattern, exists } of folders) {
      const match = pattern.exec(path);
      if (match) return exists(match[1] ?? '');
    }
    return true;
  };
}

/**
 * Looks an existing name up once. If the lookup fails, the name counts as existing: there may be a good
 * copy of its page.
 */
function remembering(exists: Folder['exists']): Folder['exists'] {
  const known = new Set<string>();
  return async (name) => {
    if (known.has(name)) return true;
    try {
      if (!(await exists(name))) return false;
    } catch {
      return true;
    }
    if (known.size >= MOST_KNOWN) known.delete(known.values().next().value ?? '');
    known.add(name);
    return true;
  };
}
