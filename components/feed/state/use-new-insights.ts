import useSWR from 'swr';
import type { WidgetPage } from '@/lib/contract/provider';
import type { Widget } from '@/lib/contract/widget';
import type { FeedQuery } from './feed-query';
import { endsSession, type FeedError, getPage, pageKey } from './get-page';
import { signInAgain } from './scroll-restoration';

const MINUTE = 60_000;
const EVERY = 5 * MINUTE;

/**
 * New items on page one that are not in the list: checked every five minutes while the page is visible, and
 * on focus. Trending is only an order, so nothing in it is new.
 */
export function useNewInsights(
  start: FeedQuery,
  items: readonly Widget[],
  pages: readonly WidgetPage[],
): { page: WidgetPage; count: number } | null {
  const watched = items.length > 0 && start.filter !== 'trending' && start.page === 1;
  const { data: page } = useSWR<WidgetPage, FeedError>(
    // A separate key: the space groups it with its filter, the fragment makes it differ from page one of
    // the list.
    watched ? `${pageKey(start)}#newest` : null,
    getPage,
    {
      refreshInterval: EVERY,
      focusThrottleInterval: MINUTE,
      // The loaded list counts as the first check; the next is five minutes later.
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
  const ids = new Set(items.map(({ id }) => id));
  const count = page.items.filter(({ id }) => !ids.has(id)).length;
  return count > 0 ? { page, count } : null;
}
