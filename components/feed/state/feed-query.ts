import { routes } from '@/lib/web/routes';
import type { FeedName } from '@/lib/contract/widget';

/** The filters of the feed; All and Recent use the same call, Recent in another order if the provider supports it. */
export const FILTERS = [
  { id: 'all', feed: 'dashboard' },
  { id: 'trending', feed: 'trending' },
  { id: 'recent', feed: 'dashboard' },
] as const satisfies readonly { id: string; feed: FeedName }[];

export type Filter = (typeof FILTERS)[number]['id'];

/** The feed's state from the address; unknown values give the start of All. */
export type FeedQuery = {
  filter: Filter;
  /** The first page of the list; more than one for a reader without JavaScript. */
  page: number;
  cursor: string | null;
  q: string;
};

/** The query to send: the words only if the provider searches. Otherwise they filter what is loaded. */
export function listQuery(query: FeedQuery, embedded: boolean): FeedQuery {
  return embedded ? query : { ...query, q: '' };
}

export function readFeedQuery(params: { get(name: string): string | null }): FeedQuery {
  const filter = FILTERS.find(({ id }) => id === params.get('filter'))?.id ?? 'all';
  const page = Number(params.get('page') ?? 1);
  return {
    filter,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    cursor: params.get('cursor'),
    q: params.get('q') ?? '',
  };
}

/** The address of a view of the feed, without default values. */
export function feedHref({ filter, q, page, cursor }: Partial<FeedQuery>): string {
  const params = new URLSearchParams();
  if (filter && filter !== 'all') params.set('filter', filter);
  if (q?.trim()) params.set('q', q);
  if (page && page > 1) params.set('page', String(page));
  if (page && page > 1 && cursor) params.set('cursor', cursor);
  return params.size === 0 ? routes.web : `${routes.web}?${params}`;
}

export function feedOf(filter: Filter): FeedName {
  return filter === 'trending' ? 'trending' : 'dashboard';
}
