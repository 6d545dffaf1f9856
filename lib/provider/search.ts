import { SECOND, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { errorFields, log } from '@/lib/platform/log';
import { searchEntries } from '@/lib/research/publication/search-entries';
import { routes } from '@/lib/web/routes';
import { searchIndex, type Search, type SearchEntry } from '@/lib/web/search/search-index';
import { documentsOf } from './documents';

/** Everything published that the search of the site finds. */
export async function publishedEntries(): Promise<SearchEntry[]> {
  return searchEntries({ reports: await documentsOf('reports'), posts: await documentsOf('posts') });
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
  let known: { search: Search; text: string; freshUntil: number } | undefined;
  let running: Promise<Search> | undefined;

  async function renew(): Promise<Search> {
    const entries = await read();
    const text = JSON.stringify(entries);
    const search = known?.text === text ? known.search : await searchIndex(entries);
    known = { search, text, freshUntil: now() + FRESH };
    return search;
  }

  return async () => {
    if (known && now() < known.freshUntil) return known.search;
    running ??= renew().finally(() => (running = undefined));
    try {
      return await running;
    } catch (error) {
      if (!known) throw error;
      log.warn(errorFields(error), 'The search index could not be renewed; the last one stays');
      return known.search;
    }
  };
}

/**
 * The file as this server sends it, from memory: to read reports and posts takes seconds, during which no
 * other page is answered. Only where no server of ours listens, as in `next dev`, they are read. There is no
 * deadline: a server that is busy with this very file would read everything a second time.
 */
async function readSearchFile(): Promise<SearchEntry[]> {
  const { HOST = 'localhost', PORT } = env();
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  try {
    const response = await fetch(`http://${host}:${PORT}${routes.searchFile}`, {
      cache: 'no-store',
    });
    if (!response.ok) throw new Error(`${routes.searchFile} answered ${response.status}`);
    // Our own file, as publishedEntries() made it.
    return (await response.json()) as SearchEntry[];
  } catch (error) {
    log.warn(errorFields(error), 'The file of the search cannot be read; its contents are made anew');
    return publishedEntries();
  }
}
