import { MINUTE } from '@/lib/platform/clock';
import type { OpenRoute } from '@/lib/platform/sides';
import { MinuteLimit } from './client-counts';

/**
 * Names that were looked up, so that each is looked up once; the oldest is removed when there are too many.
 */
const MOST_KNOWN = 5_000;
/** A longer name, in characters, is not remembered. */
const LONGEST_KNOWN = 400;
/** For how long a missing name is not looked up again. */
const MISSING_FOR = MINUTE;
/** Until when the result of a lookup that has not ended is remembered; it may say what was true before. */
const IN_FLIGHT = Number.MAX_VALUE;

/** How many names that turn out to be missing are looked up at an upstream in a minute for one client. */
export const MOST_LOOKUPS = 60;

/** A client asked for so many missing names that no further name is looked up for it. */
export class TooManyLookups extends Error {
  override name = 'TooManyLookups';
}

export type ExistingPages = {
  /**
   * Whether a path of an open route has a page; true for any other path.
   * @throws TooManyLookups
   */
  exists: (path: string, client: string) => Promise<boolean>;
  /** The one path of the page at a path that exists. */
  canonical: (path: string) => string;
  /** For when posts have become public. */
  forgetMissing: () => void;
};

/**
 * Looks up names that anybody can type. Next stores a file for every requested name, also for one that does
 * not exist, and its own 404 is empty without JavaScript. So names are looked up first, and a hundred
 * thousand random names write nothing.
 */
export function existingPages(openRoutes: readonly OpenRoute[]): ExistingPages {
  // Made-up names cause a bounded number of calls to an upstream.
  const limit = new MinuteLimit(MOST_LOOKUPS);
  const routes = openRoutes.map(({ route, exists, canonical, asksUpstream }) => ({
    path: pattern(route),
    canonical,
    // What is known here can be looked up at any rate.
    ...remembering(exists, asksUpstream ? limit : undefined),
  }));

  return {
    async exists(path, client) {
      for (const { path: expression, exists } of routes) {
        const match = expression.exec(path);
        if (match) return exists(match.slice(1), client);
      }
      return true;
    },
    canonical: (path) =>
      routes.find(({ path: expression }) => expression.test(path))?.canonical?.(path) ?? path,
    forgetMissing: () => routes.forEach(({ forgetMissing }) => forgetMissing()),
  };
}

/**
 * A route as an expression: `[name]` is one part of a path, `[...rest]` what follows, `[[...rest]]` the same
 * if anything does.
 */
const pattern = (route: string) =>
  new RegExp(
    `^${route
      .replace(/\/\[\[\.\.\.\w+\]\]/g, '(?:/(.+))?')
      .replace(/\[\.\.\.\w+\]/g, '(.*)')
      .replace(/\[\w+\]/g, '([^/]+)')}$`,
  );

/**
 * Looks a name up once, also for requests at the same moment: one that exists is remembered,
 * and one that is missing for a minute. What is known at once is not remembered. If the lookup fails, the
 * name counts as existing: there may be a good copy of its page.
 */
function remembering(lookUp: OpenRoute['exists'], limit?: MinuteLimit) {
  const lookups = new Map<string, { isThere: Promise<boolean>; until: number }>();

  const remember = (key: string, isThere: Promise<boolean>) => {
    if (key.length > LONGEST_KNOWN) return;
    if (lookups.size >= MOST_KNOWN) lookups.delete(lookups.keys().next().value ?? '');
    const entry = { isThere, until: IN_FLIGHT };
    lookups.set(key, entry);
    const forget = () => lookups.delete(key);
    isThere.then((exists) => (entry.until = exists ? Infinity : Date.now() + MISSING_FOR), forget);
  };

  const ask = async (key: string, names: readonly string[], client: string) => {
    if (limit && !limit.hasRoom(client)) throw new TooManyLookups();
    const takeBack = limit?.add(client);
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
      const lookup = lookups.get(key);
      try {
        return await (lookup && Date.now() < lookup.until ? lookup.isThere : ask(key, names, client));
      } catch (error) {
        if (error instanceof TooManyLookups) throw error;
        return true;
      }
    },
    forgetMissing() {
      for (const [key, { until }] of lookups) if (until < Infinity) lookups.delete(key);
    },
  };
}
