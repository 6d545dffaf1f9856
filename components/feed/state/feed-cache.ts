import type { Cache, State } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import type { WidgetPage } from '@/lib/contract/provider';
import type { FeedQuery, Filter } from './feed-query';
import { pageKey } from './get-page';

/** What the server has rendered already. */
export type FirstPage = {
  start: FeedQuery;
  page: WidgetPage | null;
  problem: string | null;
};

type Entry = State<WidgetPage | WidgetPage[]>;

/** The loaded pages, in swr's cache. It outlives the screen, so that Back shows the list as it was. */
const pages = new Map<string, Entry>();

/** The cache to use, with the server-rendered page added if the list is not cached. */
export function feedCache(start: FeedQuery, page: WidgetPage | null): Cache {
  // On the server the cache must not be shared between people.
  const cache = typeof window === 'undefined' ? new Map<string, Entry>() : pages;
  const key = pageKey(start);
  const listKey = listKeyOf(key);
  if (page && !cache.get(listKey)?.data) {
    cache.set(key, { data: page });
    cache.set(listKey, { data: [page] });
  }
  return cache as Cache;
}

/** Removes a filter's list from the cache, so that it is loaded again from its first page. */
export function forget(filter: Filter): void {
  const prefix = `${filter} `;
  for (const key of [...pages.keys()])
    if (key.startsWith(prefix) || key.startsWith(listKeyOf(prefix))) pages.delete(key);
}

export function forgetAll(): void {
  pages.clear();
}

function listKeyOf(firstPage: string): string {
  return unstable_serialize(() => firstPage);
}
