import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { errorFields, limited, log } from '@/lib/platform/log';
import { RESPONSES } from './manifest';
import { StoredResponse } from './stored-response';
import { BOOT_PATH, scriptHash, scriptsResponse } from './transform';

/** How many scripts of pages that are not current are held. */
const MOST = 50;

/** Below {@link RESPONSES}: the scripts of the pages of the build, each by its hash. */
export const SCRIPTS = path.join(RESPONSES, 'scripts');
/**
 * The scripts of pages that were rendered since, by the hash of the page's path: the latest two of each page.
 */
const RENEWED = path.join(RESPONSES, 'renewed');
const BEFORE = '-before';

/**
 * Finds the scripts of a page as it was sent before, by this release or another; undefined if they are in
 * none.
 */
export type EarlierScripts = (url: string, page: string) => Promise<StoredResponse | undefined>;

/**
 * Stores the scripts of a page that is not as the build made it, for readers who have it open, and for the
 * release after this one.
 */
export async function storeScripts(page: string, code: string, release = '.'): Promise<void> {
  try {
    const folder = path.join(release, RENEWED);
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, scriptHash(page));
    const last = await readFile(file, 'utf8').catch(() => undefined);
    if (last === code) return;
    if (last !== undefined) await rename(file, file + BEFORE);
    await writeFile(file, code);
  } catch (error) {
    limited('scripts-not-stored', () =>
      log.warn(errorFields(error), 'The scripts of a page could not be stored'),
    );
  }
}

/**
 * Browsers may still show pages that another release served, or this one before midnight or before new values, and
 * request their scripts at the first interaction: with those of the current page React finds another text than the
 * reader's. They are read from the folders of the releases that are kept.
 *
 * Anybody can request an address that no page has, so one is looked for at a time; between two the event loop turns.
 * @param own the folder of this release, beside which the others are
 */
export function earlierScripts(own: string): EarlierScripts {
  const scripts = new LRUCache<string, StoredResponse>({ max: MOST });
  let last: Promise<unknown> = Promise.resolve();

  const find: EarlierScripts = async (url, page) => {
    const held = scripts.get(url);
    if (held) return held;
    const [, hash] = new RegExp(`^${BOOT_PATH}([\\w-]+)\\.js\\?`).exec(url) ?? [];
    if (hash === undefined) return undefined;
    const renewed = path.join(RENEWED, scriptHash(page));
    for (const release of [own, ...otherReleases(own)])
      for (const file of [path.join(SCRIPTS, hash), renewed, renewed + BEFORE]) {
        const code = await readFile(path.join(release, file), 'utf8').catch(() => undefined);
        if (code === undefined || scriptHash(code) !== hash) continue;
        const response = await StoredResponse.of(scriptsResponse(code));
        scripts.set(url, response);
        return response;
      }
    return undefined;
  };
  return (url, page) => {
    const next = last.then(() => find(url, page));
    last = next.catch(() => undefined).then(() => turn());
    return next;
  };
}

/** A site that is no release has no others. */
const otherReleases = (own: string) =>
  existsSync(path.join(own, 'release.json'))
    ? readdirSync(path.dirname(own))
        .filter((name) => /^\d/.test(name) && name !== path.basename(own))
        .map((name) => path.join(path.dirname(own), name))
    : [];
