import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { scriptsOf, type Scripts } from './pages';

/** How many pages of other releases are held, with their scripts. */
const MOST = 50;

/** Finds the scripts of a page as another release rendered it; undefined if they are in none. */
export type EarlierScripts = (url: string, page: string) => Promise<Scripts | undefined>;

/**
 * Browsers may still show pages that another release served, and request their scripts at the first
 * interaction. They are read from the HTML in the folders of the releases that are kept.
 * @param own the folder of this release, beside which the others are
 */
export function earlierScripts(own: string): EarlierScripts {
  if (!existsSync(path.join(own, 'release.json'))) return async () => undefined;
  const read = new LRUCache<string, Scripts>({ max: MOST });
  return async (url, page) => {
    for (const release of otherReleases(own))
      for (const file of htmlFiles(release, page)) {
        const scripts = read.get(file) ?? (await scriptsIn(file, page));
        if (scripts) read.set(file, scripts);
        if (scripts?.url === url) return scripts;
      }
    return undefined;
  };
}

async function scriptsIn(file: string, page: string): Promise<Scripts | undefined> {
  const html = await readFile(file, 'utf8').catch(() => undefined);
  return html === undefined ? undefined : scriptsOf(page, html);
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
