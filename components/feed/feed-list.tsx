import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CardGrid } from './cards/card-frame';
import { CardSkeleton } from './cards/card-skeleton';
import { EmptyFeed } from './empty-feed';
import { forget, type FirstPage } from './state/feed-cache';
import { FeedFilters } from './feed-filters';
import { barrenPages, feedItems, matching } from './state/feed-items';
import { feedHref, listQuery, readFeedQuery, type FeedQuery, type Filter } from './state/feed-query';
import { FeedSearch } from './feed-search';
import { emptyText, foundText, orderText } from './feed-words';
import { problemText } from './state/get-page';
import { LoadProblem } from './load-problem';
import { MoreLink } from './more-link';
import { useFeedPages } from './state/use-feed-pages';
import { useScrollRestoration } from './state/use-scroll-restoration';
import { useNewInsights } from './state/use-new-insights';
import { useSearchQuery } from './state/use-search-query';
import { WidgetCard } from './cards/widget-card';

/** After this many pages without a match, scrolling loads no more; a press on the link does. */
const MOST_BARREN = 10;

export function FeedList({
  query,
  first,
  product,
  pageSize,
  ours,
}: {
  query: FeedQuery;
  first: FirstPage;
  product: string;
  pageSize: number;
  ours: boolean;
}) {
  const { filter, page: from } = query;
  const start = listQuery(query, ours);
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
    show(ours ? { filter: now.filter, q } : { ...now, q });
  });
  const list = useRef<HTMLUListElement>(null);
  const leaveForCard = useScrollRestoration(pages.length, loadTo);

  const shown = matching(items, words);
  const search = { words, shown: shown.length, loaded: items.length, hasMore, ours };
  /** The words are not yet requested. */
  const isTyping = ours && words.trim() !== query.q.trim();
  const waits = isLoading || isLoadingMore || isTyping;
  const problem = waits
    ? null
    : error
      ? problemText(error, product)
      : pages.length > 0
        ? null
        : first.problem;
  // The number of matches on the next page is not known before it is loaded.
  const isMoreDrawn = isLoadingMore && (ours || words.trim() === '');
  const isNoneThere = (pages.length === 0 && !problem) || (isTyping && shown.length === 0);
  const skeletons = isMoreDrawn || isNoneThere ? pageSize : 0;
  const next = { filter, q: words, page: from + pages.length, cursor: pages.at(-1)?.cursor ?? null };

  function choose(chosen: Filter) {
    if (chosen === filter && from === 1) return;
    settle();
    forget(chosen);
    show({ filter: chosen, q: words });
  }

  async function showNewer() {
    if (!newer) return;
    await startOver(newer.page);
    window.scrollTo({ top: 0 });
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <FeedFilters current={filter} words={words} onChoose={choose} />
        <FeedSearch filter={filter} words={words} onWords={type} />
      </div>
      <p className="mt-3 text-sm text-muted">{orderText(filter, { items, ours, product })}</p>
      <p role="status" className="my-2 min-h-6 text-sm text-muted">
        {!waits ? foundText(search) : pages.length === 0 ? `Loading ${product}...` : 'Loading...'}
      </p>
      {from > 1 && (
        <p className="mb-4 text-sm">
          <a href={feedHref({ filter, q: words })} className="text-peacock underline underline-offset-3">
            To the first page
          </a>
        </p>
      )}
      {newer && (
        <div role="status" className="pointer-events-none sticky top-20 z-10 -mb-9 flex justify-center">
          <Button size="compact" className="pointer-events-auto" onClick={() => void showNewer()}>
            {newer.count === 1 ? '1 new insight' : `${newer.count} new insights`}
          </Button>
        </div>
      )}
      {(shown.length > 0 || skeletons > 0) && (
        <CardGrid ref={list} tabIndex={-1} aria-label="Insights" aria-busy={waits} onClick={leaveForCard}>
          {shown.map((widget) => (
            <WidgetCard key={widget.id} widget={widget} ours={ours} />
          ))}
          {Array.from({ length: skeletons }, (_, i) => (
            <CardSkeleton key={`skeleton-${i}`} />
          ))}
        </CardGrid>
      )}
      {shown.length === 0 && skeletons === 0 && pages.length > 0 && <EmptyFeed hint={emptyText(search)} />}
      {problem && (
        <LoadProblem
          message={problem}
          href={feedHref({ ...query, q: words })}
          onRetry={() => loadTo(pages.length + 1)}
        />
      )}
      {hasMore && !problem && (
        <MoreLink
          href={feedHref(next)}
          onMore={() => loadTo(pages.length + 1)}
          pages={pages.length}
          bySight={!isTyping && barrenPages(pages, words) < MOST_BARREN}
        >
          {words.trim() && !ours ? 'Search further back' : 'More insights'}
        </MoreLink>
      )}
      {!hasMore && !problem && shown.length > 0 && (
        <p className="mt-10 text-center text-sm text-muted">That is everything so far.</p>
      )}
    </>
  );
}

function show(view: Partial<FeedQuery>) {
  window.history.replaceState(null, '', feedHref(view));
}
