import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CardGrid } from './card-frame';
import { CardSkeleton } from './card-skeleton';
import { EmptyFeed } from './empty-feed';
import type { FirstPage } from './feed';
import { forget } from './feed-cache';
import { FeedFilters } from './feed-filters';
import { feedItems, matching } from './feed-items';
import { feedHref, readFeedQuery, type FeedQuery, type Filter } from './feed-query';
import { FeedSearch } from './feed-search';
import { problemText } from './get-page';
import { LoadProblem } from './load-problem';
import { MoreLink } from './more-link';
import { useFeedPages } from './use-feed-pages';
import { useKeptPlace } from './use-kept-place';
import { useNewer } from './use-newer';
import { useWords } from './use-words';
import { WidgetCard } from './widget-card';

/** Filters, search box and cards. */
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
  const { filter, page: from, cursor } = query;
  const { pages, error, isLoading, isLoadingMore, hasMore, loadTo, startOver } = useFeedPages(
    { filter, page: from, cursor },
    { pageSize, onMount: !first.problem },
  );
  const items = feedItems(pages, filter);
  const newer = useNewer({ filter, page: from, cursor }, items, pages);
  // The address may have moved on while somebody typed, and the router not have told us yet.
  const { words, type, settle } = useWords(query.q, (q) =>
    show({ ...readFeedQuery(new URLSearchParams(window.location.search)), q }),
  );
  const list = useRef<HTMLUListElement>(null);
  const leaveForCard = useKeptPlace(pages.length, loadTo);

  const shown = matching(items, words);
  const waits = isLoading || isLoadingMore;
  const problem = waits
    ? null
    : error
      ? problemText(error, product)
      : pages.length > 0
        ? null
        : first.problem;
  const skeletons = isLoadingMore || (pages.length === 0 && !problem) ? pageSize : 0;
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
      <p role="status" className="my-2 min-h-6 text-sm text-muted">
        {statusText({ waits, words, shown: shown.length, loaded: items.length })}
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
      {shown.length === 0 && skeletons === 0 && pages.length > 0 && (
        <EmptyFeed words={words} loaded={items.length} hasMore={hasMore} />
      )}
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
          bySight={words.trim() === ''}
        >
          {words.trim() ? 'Search further back' : 'More insights'}
        </MoreLink>
      )}
      {!hasMore && !problem && shown.length > 0 && (
        <p className="mt-10 text-center text-sm text-muted">That is everything so far.</p>
      )}
    </>
  );
}

/** Shows another view of the feed in place; the address says which. */
function show(view: Partial<FeedQuery>) {
  window.history.replaceState(null, '', feedHref(view));
}

function statusText({
  waits,
  words,
  shown,
  loaded,
}: {
  waits: boolean;
  words: string;
  shown: number;
  loaded: number;
}): string {
  if (waits) return 'Loading insights...';
  return words.trim() ? `${shown} of the ${loaded} insights loaded` : '';
}
