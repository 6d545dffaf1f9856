import type { RequestTarget } from './request-target';

/** Parameters that say where a visitor came from, which is nothing to a page. */
const TRACKING =
  /^(?:utm_[^=]*|[gd]clid|[gw]braid|fbclid|msclkid|twclid|ttclid|yclid|igshid|li_fat_id|mc_[ce]id|_hs(?:enc|mi))(?:=|$)/i;

type Options = {
  /** Old paths and where they lead. */
  redirects: ReadonlyMap<string, string>;
  /** Whether something stands at a path. */
  exists: (path: string) => Promise<boolean>;
};

/**
 * Tells under which one address something stands, in one step: without a slash at its end, without parameters that track, by
 * its new path, and in lower case where nothing of the spelling asked for exists. `null` where it was asked for so, or there is
 * nothing.
 */
export function canonicalAddress({ redirects, exists }: Options) {
  return async ({ path, search }: RequestTarget): Promise<string | null> => {
    const bare = path.replace(/\/+$/, '') || '/';
    const query = withoutTracking(search);
    const lower = bare.toLowerCase();
    const moved = redirects.get(lower);
    // Nothing else could come of it: to look a path up may take a while.
    if (!moved && bare === path && query === search && lower === bare) return null;
    const found = moved ?? (await firstOf([bare, lower], exists));
    return found === undefined || found + query === path + search ? null : encodeURI(found) + query;
  };
}

async function firstOf(paths: readonly string[], exists: Options['exists']): Promise<string | undefined> {
  for (const path of new Set(paths)) if (await exists(path)) return path;
  return undefined;
}

function withoutTracking(search: string): string {
  const parameters = search.slice(1).split('&');
  const kept = parameters.filter((parameter) => !TRACKING.test(parameter));
  if (kept.length === parameters.length) return search;
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
