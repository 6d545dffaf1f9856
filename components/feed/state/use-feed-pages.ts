import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { WidgetPage } from '@/lib/contract/provider';
import { mayHaveMore } from './feed-items';
import type { FeedQuery } from './feed-query';
import { endsSession, type FeedError, getPage, pageKey } from './get-page';
import { signInAgain } from './scroll-restoration';

/**
 * The pages of a list. Later pages send the cursor of the first, so that new items neither repeat nor hide
 * one.
 * @param onMount whether to request page one at once if it is not cached; false when the server has just
 * failed to load it
 */
export function useFeedPages(
  start: FeedQuery,
  { pageSize, onMount }: { pageSize: number; onMount: boolean },
) {
  const { mutate } = useSWRConfig();
  // A ref, because the state that a render sees may be out of date.
  const running = useRef(0);
  const whileRunning = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    running.current += 1;
    return work().finally(() => {
      running.current -= 1;
    });
  };
  const { data, error, size, setSize, isValidating } = useSWRInfinite<WidgetPage, FeedError>(
    (index: number, previous: WidgetPage | null) => {
      if (!previous) return pageKey(start);
      if (!mayHaveMore([previous], pageSize)) return null;
      return pageKey({ ...start, page: start.page + index, cursor: previous.cursor });
    },
    (key: string) => whileRunning(() => getPage(key)),
    {
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      // After being offline, failed pages are requested again; loaded ones are not.
      revalidateOnReconnect: true,
      revalidateOnMount: onMount ? undefined : false,
      shouldRetryOnError: false,
      onError: (failure) => {
        if (endsSession(failure)) signInAgain(pages.length);
      },
    },
  );
  const pages = data ?? [];

  /** Loads pages up to this number; does nothing while a load is running. */
  function loadTo(count: number): void {
    if (running.current === 0) void whileRunning(() => setSize(count));
  }

  /** Restarts with a first page that is already loaded. */
  async function startOver(page: WidgetPage): Promise<void> {
    await mutate(pageKey(start), page, { revalidate: false });
    await setSize(1);
  }

  return {
    pages,
    error,
    isLoading: isValidating && pages.length === 0,
    isLoadingMore: isValidating && pages.length > 0 && size > pages.length,
    hasMore: mayHaveMore(pages, pageSize),
    loadTo,
    startOver,
  };
}
