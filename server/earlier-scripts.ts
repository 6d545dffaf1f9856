import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { scriptsOf, type Scripts } from './pages';

/** How many scripts of other releases are held. */
const MOST = 50;

/** Of how many files the address of their scripts is held: more than three releases have. */
const MOST_FILES = 5_000;

/** Finds the scripts of a page as another release rendered it; undefined if they are in none. */
export type EarlierScripts = (url: string, page: string) => Promise<Scripts | undefined>;

/**
 * Browsers may still show pages that another release served, and request their scripts at the first
 * interaction. They are read from the HTML in the folders of the releases that are kept.
 *
 * Anybody can request an address that no page has, so each file is read once for all of those, and one file
 * at a time; between two requests the event loop turns.
 * @param own the folder of this release, beside which the others are
 */
export function earlierScripts(own: string): EarlierScripts {
  if (!existsSync(path.join(own, 'release.json'))) return async () => undefined;
  const found = new LRUCache<string, Scripts>({ max: MOST });
  const addresses = new LRUCache<string, string>({ max: MOST_FILES });
  let last: Promise<unknown> = Promise.resolve();

  const find: EarlierScripts = async (url, page) => {
    const held = found.get(url);
    if (held) return held;
    for (const release of otherReleases(own))
      for (const file of htmlFiles(release, page)) {
        if ((addresses.get(file) ?? url) !== url) continue;
        const html = await readFile(file, 'utf8').catch(() => undefined);
        if (html === undefined) continue;
        const scripts = scriptsOf(page, html);
        addresses.set(file, scripts.url);
        if (scripts.url !== url) continue;
        const stored = await scripts.stored();
        found.set(url, stored);
        return stored;
      }
    return undefined;
  };
  return (url, page) => {
    const next = last.then(() => find(url, page));
    last = next.catch(() => undefined).then(() => turn());
    return next;
  };
}

const otherReleases = (own: string) =>
  readdirSync(path.dirname(own))
    .filter((name) => /^\d/.test(name) && name !== path.basename(own))
    .map((name) => path.join(path.dirname(own), name));

/** Where the build wrote a page, and where Next writes one that it rendered again. */
function htmlFiles(release: string, page: string): string[] {
  const file = `${page === '/' ? '/index' : page}.html`;
  const server = path.join(release, '.next', 'server');
  const renewed = path.join(server, 'route-cache', 'APP_PAGE');
  const routes = existsSync(renewed) ? readdirSync(renewed) : [];
  return [
    path.join(server, 'app', file),
    ...routes.map((route) => path.join(renewed, route, '$', file)).filter((one) => existsSync(one)),
  ];
}
