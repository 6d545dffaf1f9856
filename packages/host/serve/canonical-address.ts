import type { Site } from '../site';
import type { ExistingPages } from './missing-pages';
import { oneOf } from './paths';
import type { RequestTarget } from './request';

/** Query parameters that name the source of a visit; no page reads them. */
const TRACKING = new RegExp(
  `^(?:${[
    'utm_[^=]*',
    '[gd]clid',
    '[gw]braid',
    '(?:fb|ms|tw|tt|y)clid',
    'igshid',
    'li_fat_id',
    'mc_[ce]id',
    '_hs(?:enc|mi)',
  ].join('|')})(?:=|$)`,
  'i',
);

type Options = {
  /** Old paths and their redirect targets. */
  redirects: ReturnType<Site['redirects']>;
  /** Whether a path has a page. */
  exists: ExistingPages['exists'];
  /** The one path of a page that can be asked for in several spellings. */
  canonical: ExistingPages['canonical'];
};

/**
 * Finds the one address of the requested content, in one step: without a slash at the end, without tracking
 * parameters, by its new path if it has moved, in lower case if the requested spelling does not exist, and in the one
 * spelling of an analysis.
 * `null` if the request already has that address, or if there is no such page.
 */
export function canonicalAddress({ redirects, exists, canonical }: Options) {
  /**
   * A post that is not public yet has no address to lead to. The old address of a text as Markdown leads with
   * it.
   */
  async function movedTo(path: string, client: string): Promise<string | undefined> {
    const page = redirects.get(path.replace(/\.md$/, ''));
    const moved =
      redirects.get(path) ?? (page !== undefined && path.endsWith('.md') ? `${page}.md` : undefined);
    return moved !== undefined && (await exists(moved, client)) ? moved : undefined;
  }

  return async ({ path, search }: RequestTarget, client: string): Promise<string | null> => {
    // From the first of its slashes only: a search from each would take longer with the square of their number.
    const bare = path.replace(/(?<!\/)\/+$/, '') || '/';
    const query = withoutTracking(search);
    const lower = bare.toLowerCase();
    const moved = await movedTo(lower, client);
    // A request that needs no change is answered without looking the path up, which may query an upstream.
    if (!moved && bare === path && query === search && lower === bare && canonical(path) === path)
      return null;
    const existing = moved ?? (await firstOf([bare, lower], (one) => exists(one, client)));
    if (existing === undefined) return null;
    const address = canonical(existing);
    return address + query === path + search ? null : encodeURI(address) + query;
  };
}

async function firstOf(
  paths: readonly string[],
  exists: (path: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const path of new Set(paths)) if (await exists(path)) return path;
  return undefined;
}

function withoutTracking(search: string): string {
  const parameters = search.slice(1).split('&');
  const query = parameters.filter((parameter) => !TRACKING.test(parameter));
  if (query.length === parameters.length) return search;
  return query.length > 0 ? `?${query.join('&')}` : '';
}

/**
 * The internal path of a page's text as Markdown, for the page's address with `.md`: `/texts/about` for `/about.md`.
 * @param isMade whether the build has created a file at a path
 * @param exists whether a path whose last segment is a name has a page
 */
export function markdownPages(
  { below, onDemand }: Site['markdown'],
  isMade: (path: string) => boolean,
  exists: ExistingPages['exists'],
) {
  const isMadeLater = oneOf(onDemand);
  return async (path: string, client: string): Promise<string | null> => {
    const page = path.endsWith('.md') ? path.slice(0, -'.md'.length) : '';
    const markdown = below + page.slice(1);
    const isThere = isMade(markdown) || (isMadeLater(page) && (await exists(page, client)));
    return isThere ? markdown : null;
  };
}
