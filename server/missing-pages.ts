import { exists as postExists } from '@/app/(site)/(reading)/blogs/[slug]/exists';
import { exists as blogListExists } from '@/app/(site)/(reading)/blogs/page/[page]/exists';
import { exists as windowExists } from '@/app/(site)/(reading)/reports/[slug]/window/exists';
import { exists as codeExists } from '@/app/(site)/(reading)/v/[code]/exists';
import { exists as insightExists } from '@/app/web/insights/[id]/exists';
import type { Provider } from '@/lib/contract/provider';
import { NO_SUCH_FRAME, routes } from '@/lib/site/routes';

/** Names seen to exist, so that each is looked up once; the oldest goes when there are too many. */
const MOST_KNOWN = 5_000;

const NOT_FOUND = '/_not-found';
const NO_SUCH_POST = '/blogs/-';
const NO_SUCH_CODE = '/v/-';
const NO_SUCH_INSIGHT = '/no-such-insight';
const NO_SUCH_REPORT = routes.embed(NO_SUCH_FRAME);

/** The pages of what is missing, each whole and with words of its own. They are 404 wherever they are sent. */
export const MISSING_PAGES = [
  NOT_FOUND,
  NO_SUCH_POST,
  NO_SUCH_CODE,
  NO_SUCH_INSIGHT,
  NO_SUCH_REPORT,
] as const;

/** Which page says that nothing stands at this path. */
export function missingPageFor(path: string): string {
  if (path.startsWith('/blogs/')) return NO_SUCH_POST;
  if (path.startsWith('/v/')) return NO_SUCH_CODE;
  if (path.startsWith('/web/insights/')) return NO_SUCH_INSIGHT;
  // A frame on somebody else's site: the page of ours could not be shown there.
  if (path.startsWith('/embed/')) return NO_SUCH_REPORT;
  return NOT_FOUND;
}

type Blogs = Pick<Provider, 'blog' | 'blogs'>;
type Exists = (name: string, provider: Blogs) => boolean | Promise<boolean>;

/** The pages that go by a name anybody can type, each with the `exists` beside it; a page with an address of its own comes first. */
export const EXISTS: Record<string, Exists> = {
  '/blogs/page/[page]': blogListExists,
  '/blogs/search': () => true,
  '/blogs/[slug]': postExists,
  '/reports/[slug]/window': windowExists,
  '/v/[code]': codeExists,
  '/web/insights/[id]': insightExists,
};

/**
 * Tells of paths in such folders whether they have a page. Next keeps a file for every name it is asked for, also of pages
 * there are not, and its own answer for those is empty without script. So names are looked up first, and a hundred thousand
 * random ones cost nothing.
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

/** Asks once for a name that exists. Where nobody can say, the name passes: there may be a good copy of its page. */
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
