import { SECOND, type Clock } from '@/lib/platform/clock';
import { errorFields, log } from '@/lib/platform/log';
import { sides } from '@/lib/platform/sides';
import { searchEntries } from '@/lib/texts/publication/search-entries';
import { routes } from '@/lib/web/routes';
import { searchIndex, type Search, type SearchEntry } from '@/lib/web/search/search-index';
import { allDocuments } from './documents';

/** Everything published that the search of the site finds. */
export async function publishedEntries(): Promise<SearchEntry[]> {
  return searchEntries(await allDocuments());
}

/** For how long an index is used before it is compared with what is published. */
const FRESH = 30 * SECOND;

/**
 * A search over what the file of the search lists. The index is built again only when the file has changed;
 * while it cannot be read, the last one stays.
 */
export function publishedSearch(
  read: () => Promise<SearchEntry[]> = readSearchFile,
  now: Clock = Date.now,
): () => Promise<Search> {
  let lastIndex: { search: Search; text: string; freshUntil: number } | undefined;
  let running: Promise<Search> | undefined;

  async function renew(): Promise<Search> {
    const entries = await read();
    const text = JSON.stringify(entries);
    const search = lastIndex?.text === text ? lastIndex.search : await searchIndex(entries);
    lastIndex = { search, text, freshUntil: now() + FRESH };
    return search;
  }

  return async () => {
    if (lastIndex && now() < lastIndex.freshUntil) return lastIndex.search;
    running ??= renew().finally(() => (running = undefined));
    try {
      return await running;
    } catch (error) {
      if (!lastIndex) throw error;
      log.warn(errorFields(error), 'The search index could not be renewed; the last one stays');
      return lastIndex.search;
    }
  };
}

/**
 * The file as the build or a revalidation made it: to read reports and posts takes seconds, during which no
 * other page is answered. Only without the server in front, as in `next dev`, they are read.
 */
async function readSearchFile(): Promise<SearchEntry[]> {
  const { published } = sides();
  if (!published) return publishedEntries();
  const file = await published(routes.searchFile);
  // Our own file, as publishedEntries() made it.
  if (file !== undefined) return JSON.parse(file) as SearchEntry[];
  log.warn('The file of the search cannot be read; it is made anew');
  return publishedEntries();
}
