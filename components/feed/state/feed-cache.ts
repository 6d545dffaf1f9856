import type { Cache, State } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import type { WidgetPage } from '@/lib/contract/provider';
import type { FeedQuery, Filter } from './feed-query';
import { pageKey } from './get-page';

/** What the server has rendered already. */
export type FirstPage = {
  start: FeedQuery;
  page: WidgetPage | null;
  /** Why there is none. */
  problem: string | null;
};

type Entry = State<WidgetPage | WidgetPage[]>;

/** The pages loaded, as swr keeps them. They outlive the screen, so that Back finds the list as it was. */
const kept = new Map<string, Entry>();

/** The cache to use, with the page the server rendered in it where the list is not there yet. */
export function feedCache(start: FeedQuery, page: WidgetPage | null): Cache {
  // On the server, pages of one person are nobody else's.
  const cache = typeof window === 'undefined' ? new Map<string, Entry>() : kept;
  const key = pageKey(start);
  const listKey = listKeyOf(key);
  if (page && !cache.get(listKey)?.data) {
    cache.set(key, { data: page });
    cache.set(listKey, { data: [page] });
  }
  return cache as Cache;
}

/** Drops a filter's list: it will be loaded anew from its first page. */
export function forget(filter: Filter): void {
  const prefix = `${filter} `;
  for (const key of [...kept.keys()])
    if (key.startsWith(prefix) || key.startsWith(listKeyOf(prefix))) kept.delete(key);
}

/** Drops everything: nobody is signed in any more. */
export function forgetAll(): void {
  kept.clear();
}

function listKeyOf(firstPage: string): string {
  return unstable_serialize(() => firstPage);
}
