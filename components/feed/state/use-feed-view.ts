import { useEffect, useRef, useState } from 'react';
import type { FeedTexts } from '@/components/feed/feed-texts';
import { forget, type FirstPage } from './feed-cache';
import { pagesWithoutMatch, feedItems, matching } from './feed-items';
import { feedHref, listQuery, readFeedQuery, type FeedQuery, type Filter } from './feed-query';
import { problemText } from './get-page';
import { useAddress } from './use-address';
import { useFeedPages } from './use-feed-pages';
import { useNewInsights } from './use-new-insights';
import { useScrollRestoration } from './use-scroll-restoration';

/** After this many pages without a match, scrolling loads no more; a press on the link does. */
const MOST_WITHOUT_MATCH = 10;

export type FeedViewOptions = {
  query: FeedQuery;
  first: FirstPage;
  texts: FeedTexts;
  pageSize: number;
  /** Our own insights, which have pages and count views. */
  embedded: boolean;
  /** Whether single keys work in the list. */
  hasKeys: boolean;
};

/** What the feed shows at an address, and what a reader can do with it. */
export function useFeedView({ query, first, texts, pageSize, embedded }: Omit<FeedViewOptions, 'hasKeys'>) {
  const { filter, page: from } = query;
  const start = listQuery(query, embedded);
  const show = useAddress();
  const { pages, error, isLoading, isLoadingMore, hasMore, loadTo, startOver } = useFeedPages(start, {
    pageSize,
    onMount: !first.problem,
  });
  const items = feedItems(pages, filter);
  const newer = useNewInsights(start, items, pages);
  // If the provider searches, other words make another list that starts at page one. The address may have
  // changed while the person typed, before the router reported it.
  const { words, type, settle } = useSearchQuery(query.q, (q) => {
    const now = readFeedQuery(new URLSearchParams(window.location.search));
    show(embedded ? { filter: now.filter, q } : { ...now, q });
  });
  const leaveForCard = useScrollRestoration(pages.length, loadTo);

  const matches = matching(items, words);
  /** The words are not yet requested. */
  const isTyping = embedded && words.trim() !== query.q.trim();
  const waits = isLoading || isLoadingMore || isTyping;
  const failure = error ? problemText(error, texts.problems) : pages.length > 0 ? null : first.problem;
  const problem = waits ? null : failure;
  // The number of matches on the next page is not known before it is loaded.
  const isMoreDrawn = isLoadingMore && (embedded || words.trim() === '');
  const isNoneThere = (pages.length === 0 && !problem) || (isTyping && matches.length === 0);
  const skeletons = isMoreDrawn || isNoneThere ? pageSize : 0;

  return {
    items,
    shown: matches,
    skeletons,
    words,
    newer,
    problem,
    waits,
    type,
    startOver,
    leaveForCard,
    search: { words, shown: matches.length, loaded: items.length, hasMore, embedded },
    hasPages: pages.length > 0,
    isEmpty: matches.length === 0 && skeletons === 0 && pages.length > 0,
    isComplete: !hasMore && !problem && matches.length > 0,
    /** The next page, if there is one to ask for. */
    more:
      hasMore && !problem
        ? {
            href: feedHref({
              filter,
              q: words,
              page: from + pages.length,
              cursor: pages.at(-1)?.cursor ?? null,
            }),
            pages: pages.length,
            bySight: !isTyping && pagesWithoutMatch(pages, words) < MOST_WITHOUT_MATCH,
          }
        : null,
    loadMore: () => loadTo(pages.length + 1),
    choose(chosen: Filter) {
      if (chosen === filter && from === 1) return;
      settle();
      forget(chosen);
      show({ filter: chosen, q: words });
    },
  };
}

/** Milliseconds; browsers limit how often an address may change. */
const SETTLED_AFTER = 300;

/** The search words: applied to the list at once, and to the address after a pause in typing. */
function useSearchQuery(initial: string, onSettled: (words: string) => void) {
  const [words, setWords] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Cleared on unmount: a late timer would change the address of another page.
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(next), SETTLED_AFTER);
  }

  return { words, type, settle: () => clearTimeout(timer.current) };
}
