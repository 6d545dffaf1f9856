import { exists as authorExists } from '@/app/(site)/(reading)/blogs/author/[author]/[[...page]]/exists';
import { exists as postExists } from '@/app/(site)/(reading)/blogs/[slug]/exists';
import { exists as postFiguresExist } from '@/app/(site)/(reading)/blogs/[slug]/figures/exists';
import { exists as blogListExists } from '@/app/(site)/(reading)/blogs/page/[page]/exists';
import { exists as tagExists } from '@/app/(site)/(reading)/blogs/tag/[tag]/[[...page]]/exists';
import { exists as tagFeedExists } from '@/app/feeds/tag/[name]/exists';
import { exists as previewExists } from '@/app/(site)/(reading)/blogs/preview/[token]/exists';
import { exists as previewEvidenceExists } from '@/app/(site)/(reading)/blogs/preview/[token]/figures/exists';
import { exists as postChartExists } from '@/app/charts/blog/[slug]/[name]/exists';
import { exists as windowExists } from '@/app/(site)/(reading)/reports/[slug]/window/exists';
import { exists as codeExists } from '@/app/(site)/(reading)/v/[code]/exists';
import { exists as signInExists } from '@/app/[locale]/web/exists';
import { exists as translatedWindowExists } from '@/app/[locale]/(reading)/reports/[slug]/window/exists';
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
  // A page of a list that has become shorter, not a post.
  if (/^\/blogs\/(?:page|tag|author)\//.test(path)) return NOT_FOUND;
  if (path.startsWith('/blogs/')) return NO_SUCH_POST;
  if (path.startsWith('/v/')) return NO_SUCH_CODE;
  if (path.startsWith('/web/insights/')) return NO_SUCH_INSIGHT;
  // A frame on another site: the site's normal 404 page may not be framed there.
  if (path.startsWith('/embed/')) return NO_SUCH_REPORT;
  return NOT_FOUND;
}

type Blogs = Pick<Provider, 'blog' | 'blogs'>;
type Exists = (names: readonly string[], provider: Blogs) => boolean | Promise<boolean>;
const byName =
  (exists: (name: string, provider: Blogs) => boolean | Promise<boolean>): Exists =>
  ([name = ''], provider) =>
    exists(name, provider);

/**
 * Pages whose last path segment is a name that anybody can type, each with the `exists` of its folder. A page
 * with a fixed address is found before this table is read.
 */
export const EXISTS: Record<string, Exists> = {
  '/blogs/page/[page]': byName(blogListExists),
  '/blogs/tag/[tag]/[[...page]]': ([tag = '', page = ''], provider) => tagExists(tag, page, provider),
  '/blogs/author/[author]/[[...page]]': ([id = '', page = ''], provider) => authorExists(id, page, provider),
  '/blogs/preview/[token]': byName(previewExists),
  '/blogs/preview/[token]/figures': byName(previewEvidenceExists),
  '/feeds/tag/[name]': byName(tagFeedExists),
  '/blogs/[slug]': byName(postExists),
  '/blogs/[slug]/figures': byName(postFiguresExist),
  '/blogs/[slug]/figures.json': byName(postFiguresExist),
  '/charts/blog/[slug]/[name]': ([slug = '', name = '']) => postChartExists(slug, name),
  '/reports/[slug]/window': byName(windowExists),
  '/v/[code]': byName(codeExists),
  '/web/insights/[id]': byName(insightExists),
  '/[locale]/web': byName(signInExists),
  '/[locale]/reports/[slug]/window': ([locale = '', slug = '']) => translatedWindowExists(locale, slug),
};

/**
 * Checks whether a path in such a folder has a page. Next stores a file for every requested name, also for
 * one that does not exist, and its own 404 is empty without JavaScript. So names are looked up first, and a
 * hundred thousand random names write nothing.
 */
export function existingPages(provider: () => Blogs): (path: string) => Promise<boolean> {
  const pages = Object.entries(EXISTS).map(([route, exists]) => ({
    path: pattern(route),
    exists: remembering((names) => exists(names, provider())),
  }));

  return async (path) => {
    for (const { path: expression, exists } of pages) {
      const match = expression.exec(path);
      if (match) return exists(match.slice(1));
    }
    return true;
  };
}

/** A route as an expression: `[name]` is one part of a path, `[[...rest]]` what follows, if anything does. */
const pattern = (route: string) =>
  new RegExp(`^${route.replace(/\/\[\[\.\.\.\w+\]\]/g, '(?:/(.+))?').replace(/\[\w+\]/g, '([^/]+)')}$`);

/**
 * Looks an existing name up at a provider once; what is known at once is not remembered. If the lookup
 * fails, the name counts as existing: there may be a good copy of its page.
 */
function remembering(exists: (names: readonly string[]) => boolean | Promise<boolean>) {
  const known = new Set<string>();
  return async (names: readonly string[]): Promise<boolean> => {
    const key = names.join('/');
    if (known.has(key)) return true;
    try {
      const answer = exists(names);
      if (typeof answer === 'boolean') return answer;
      if (!(await answer)) return false;
    } catch {
      return true;
    }
    if (known.size >= MOST_KNOWN) known.delete(known.values().next().value ?? '');
    known.add(key);
    return true;
  };
}
