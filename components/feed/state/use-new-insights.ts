import useSWR from 'swr';
import type { WidgetPage } from '@/lib/contract/provider';
import type { Widget } from '@/lib/contract/widget';
import type { FeedQuery } from './feed-query';
import { endsSession, type FeedError, getPage, pageKey } from './get-page';
import { signInAgain } from './scroll-restoration';

const MINUTE = 60_000;
const EVERY = 5 * MINUTE;

/**
 * What page one holds by now that is not in the list: looked at every five minutes while the page is visible, and when
 * it gets the focus again. Trending is an order, not an arrival: nothing in it is new.
 */
export function useNewInsights(
  start: FeedQuery,
  items: readonly Widget[],
  pages: readonly WidgetPage[],
): { page: WidgetPage; count: number } | null {
  const watched = items.length > 0 && start.filter !== 'trending' && start.page === 1;
  const { data: page } = useSWR<WidgetPage, FeedError>(
    // A key of its own: the blank keeps it with its filter, the fragment apart from page one of the list.
    watched ? `${pageKey(start)}#newest` : null,
    getPage,
    {
      refreshInterval: EVERY,
      focusThrottleInterval: MINUTE,
      // What is there counts as looked at: the first look is five minutes away.
      fallbackData: pages[0],
      revalidateIfStale: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      onError: (failure) => {
        if (endsSession(failure)) signInAgain(pages.length);
      },
    },
  );
  if (!page) return null;
  const loaded = new Set(items.map(({ id }) => id));
  const count = page.items.filter(({ id }) => !loaded.has(id)).length;
  return count > 0 ? { page, count } : null;
}
