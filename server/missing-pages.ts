import { exists as authorExists } from '@/app/(site)/(reading)/blogs/author/[author]/[[...page]]/exists';
import { exists as postExists } from '@/app/(site)/(reading)/blogs/[slug]/exists';
import { exists as postEvidenceExists } from '@/app/(site)/(reading)/blogs/[slug]/evidence/exists';
import { exists as blogListExists } from '@/app/(site)/(reading)/blogs/page/[page]/exists';
import { exists as tagExists } from '@/app/(site)/(reading)/blogs/tag/[tag]/[[...page]]/exists';
import { exists as tagFeedExists } from '@/app/feeds/tag/[name]/exists';
import { exists as previewExists } from '@/app/(site)/(reading)/blogs/preview/[token]/exists';
import { exists as previewEvidenceExists } from '@/app/(site)/(reading)/blogs/preview/[token]/evidence/exists';
import { exists as postChartExists } from '@/app/charts/blog/[slug]/[name]/exists';
import { exists as windowExists } from '@/app/(site)/(reading)/reports/[slug]/window/exists';
import { exists as codeExists } from '@/app/(site)/(reading)/v/[code]/exists';
import { exists as signInExists } from '@/app/[locale]/web/exists';
import { exists as translatedWindowExists } from '@/app/[locale]/(reading)/reports/[slug]/window/exists';
import { exists as insightExists } from '@/app/web/insights/[id]/exists';
import type { Provider } from '@/lib/contract/provider';
import { MINUTE } from '@/lib/platform/clock';
import { NO_SUCH_FRAME, routes } from '@/lib/web/routes';
import { TooManyLookups, type LookupLimit } from './lookup-limit';

/** Names that were looked up, so that each is looked up once; the oldest is removed when there are too many. */
const MOST_KNOWN = 5_000;
/** A longer name, in characters, is not remembered. */
const LONGEST_KNOWN = 400;
/** For how long a missing name is not looked up again. */
const MISSING_FOR = MINUTE;
/** Until when the result of a lookup that has not ended is remembered; it may say what was true before. */
const IN_FLIGHT = Number.MAX_VALUE;

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
  '/blogs/preview/[token]/evidence': byName(previewEvidenceExists),
  '/feeds/tag/[name]': byName(tagFeedExists),
  '/blogs/[slug]': byName(postExists),
  '/blogs/[slug]/evidence': byName(postEvidenceExists),
  '/blogs/[slug]/figures.json': byName(postEvidenceExists),
  '/charts/blog/[slug]/[name]': ([slug = '', name = '']) => postChartExists(slug, name),
  '/reports/[slug]/window': byName(windowExists),
  '/v/[code]': byName(codeExists),
  '/web/insights/[id]': byName(insightExists),
  '/[locale]/web': byName(signInExists),
  '/[locale]/reports/[slug]/window': ([locale = '', slug = '']) => translatedWindowExists(locale, slug),
};

/** The pages whose lookup may need a call to an upstream. */
const ASKS_PROVIDER = [
  '/blogs/page/[page]',
  '/blogs/tag/[tag]/[[...page]]',
  '/blogs/author/[author]/[[...page]]',
  '/feeds/tag/[name]',
  '/blogs/[slug]',
];

export type ExistingPages = {
  /**
   * Whether a path in such a folder has a page; true for any other path.
   * @throws TooManyLookups
   */
  exists: (path: string, client: string) => Promise<boolean>;
  /** For when posts have become public. */
  forgetMissing: () => void;
};

/**
 * Looks up names that anybody can type. Next stores a file for every requested name, also for one that does
 * not exist, and its own 404 is empty without JavaScript. So names are looked up first, and a hundred
 * thousand random names write nothing.
 * @param limit on lookups at an upstream
 */
export function existingPages(provider: () => Blogs, limit?: LookupLimit): ExistingPages {
  const pages = Object.entries(EXISTS).map(([route, exists]) => ({
    path: pattern(route),
    ...remembering((names) => exists(names, provider()), ASKS_PROVIDER.includes(route) ? limit : undefined),
  }));

  return {
    async exists(path, client) {
      for (const { path: expression, exists } of pages) {
        const match = expression.exec(path);
        if (match) return exists(match.slice(1), client);
      }
      return true;
    },
    forgetMissing: () => pages.forEach(({ forgetMissing }) => forgetMissing()),
  };
}

/** A route as an expression: `[name]` is one part of a path, `[[...rest]]` what follows, if anything does. */
const pattern = (route: string) =>
  new RegExp(`^${route.replace(/\/\[\[\.\.\.\w+\]\]/g, '(?:/(.+))?').replace(/\[\w+\]/g, '([^/]+)')}$`);

/**
 * Looks a name up at a provider once, also for requests at the same moment: one that exists is remembered,
 * and one that is missing for a minute. What is known at once is not remembered. If the lookup fails, the
 * name counts as existing: there may be a good copy of its page.
 */
function remembering(lookUp: (names: readonly string[]) => boolean | Promise<boolean>, limit?: LookupLimit) {
  const known = new Map<string, { isThere: Promise<boolean>; until: number }>();

  const remember = (key: string, isThere: Promise<boolean>) => {
    if (key.length > LONGEST_KNOWN) return;
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
    const entry = { isThere, until: IN_FLIGHT };
    known.set(key, entry);
    const forget = () => known.delete(key);
    isThere.then((found) => (entry.until = found ? Infinity : Date.now() + MISSING_FOR), forget);
  };

  const ask = async (key: string, names: readonly string[], client: string) => {
    const takeBack = limit?.take(client);
    let isMissing = false;
    try {
      const answer = lookUp(names);
      if (typeof answer === 'boolean') return answer;
      remember(key, answer);
      isMissing = !(await answer);
      return !isMissing;
    } finally {
      if (!isMissing) takeBack?.();
    }
  };

  return {
    async exists(names: readonly string[], client: string): Promise<boolean> {
      const key = names.join('/');
      const found = known.get(key);
      try {
        return await (found && Date.now() < found.until ? found.isThere : ask(key, names, client));
      } catch (error) {
        if (error instanceof TooManyLookups) throw error;
        return true;
      }
    },
    forgetMissing() {
      for (const [key, { until }] of known) if (until < Infinity) known.delete(key);
    },
  };
}
