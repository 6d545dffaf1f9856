import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { WidgetPage } from '@/lib/contract/provider';
import { mayHaveMore } from './feed-items';
import type { FeedQuery } from './feed-query';
import { endsSession, type FeedError, getPage, pageKey } from './get-page';
import { signInAgain } from './scroll-restoration';

/**
 * The pages of a list, one after another. Later pages carry the cursor of the first, so that what is new meanwhile
 * neither repeats an item nor hides one.
 * @param onMount whether to ask for page one at once where it is not there; not where the server has just failed to
 */
export function useFeedPages(
  start: FeedQuery,
  { pageSize, onMount }: { pageSize: number; onMount: boolean },
) {
  const { mutate } = useSWRConfig();
  // Counted at once: what a render knows of a load is a moment old.
  const running = useRef(0);
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
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
    (key: string) => counted(() => getPage(key)),
    {
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      // What failed while offline is asked again when the line is back; what is there is not.
      revalidateOnReconnect: true,
      revalidateOnMount: onMount ? undefined : false,
      shouldRetryOnError: false,
      onError: (failure) => {
        if (endsSession(failure)) signInAgain(pages.length);
      },
    },
  );
  const pages = data ?? [];

  /** Loads up to so many pages; skipped while a load is running. */
  function loadTo(count: number): void {
    if (running.current === 0) void counted(() => setSize(count));
  }

  /** Begins again with a first page that is already here. */
  async function startOver(page: WidgetPage): Promise<void> {
    await mutate(pageKey(start), page, { revalidate: false });
    await setSize(1);
  }

  return {
    pages,
    error,
    /** Page one is awaited. */
    isLoading: isValidating && pages.length === 0,
    /** A further page is awaited. */
    isLoadingMore: isValidating && pages.length > 0 && size > pages.length,
    hasMore: mayHaveMore(pages, pageSize),
    loadTo,
    startOver,
  };
}
