import { exists as postExists } from '@/app/(site)/(reading)/blogs/[slug]/exists';
import { exists as postFiguresExist } from '@/app/(site)/(reading)/blogs/[slug]/figures/exists';
import { exists as blogListExists } from '@/app/(site)/(reading)/blogs/page/[page]/exists';
import { exists as windowExists } from '@/app/(site)/(reading)/reports/[slug]/window/exists';
import { exists as codeExists } from '@/app/(site)/(reading)/v/[code]/exists';
import { exists as insightExists } from '@/app/web/insights/[id]/exists';
import type { Provider } from '@/lib/contract/provider';
import { NO_SUCH_FRAME, routes } from '@/lib/site/routes';

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

type Blogs = Pick<Provider, 'blog' | 'blogs'>;
type Exists = (name: string, provider: Blogs) => boolean | Promise<boolean>;

/**
 * Pages whose last path segment is a name that anybody can type, each with the `exists` of its folder. A page
 * with a fixed address is found before this table is read.
 */
export const EXISTS: Record<string, Exists> = {
  '/blogs/page/[page]': blogListExists,
  '/blogs/search': () => true,
  '/blogs/[slug]': postExists,
  '/blogs/[slug]/figures': postFiguresExist,
  '/reports/[slug]/window': windowExists,
  '/v/[code]': codeExists,
  '/web/insights/[id]': insightExists,
};

/**
 * Checks whether a path in such a folder has a page. Next stores a file for every requested name, also for
 * one that does not exist, and its own 404 is empty without JavaScript. So names are looked up first, and a
 * hundred thousand random names write nothing.
 */
export function existingPages(provider: () => Blogs): (path: string) => Promise<boolean> {
  const pages = Object.entries(EXISTS).map(([route, exists]) => ({
    path: new RegExp(`^${route.replace(/\[\w+\]/, '([^/]+)')}$`),
    exists: remembering((name) => exists(name, provider())),
  }));

  return async (path) => {
    for (const { path: pattern, exists } of pages) {
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
function remembering(exists: (name: string) => boolean | Promise<boolean>) {
  const known = new Set<string>();
  return async (name: string): Promise<boolean> => {
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
