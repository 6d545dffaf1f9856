'use client';

import { useSearchParams } from 'next/navigation';
import { SWRConfig } from 'swr';
import { useRef } from 'react';
import { fill } from '@/lib/platform/fill';
import { Button, buttonClass } from '@/components/ui/button';
import { LINK } from '@/components/ui/link';
import { feedCache } from './state/feed-cache';
import { readFeedQuery, feedHref } from './state/feed-query';
import { type FeedViewOptions, useFeedView } from './state/use-feed-view';
import { useSaved } from './state/use-saved';
import { CardGrid, CardSkeleton } from './cards/card-frame';
import { WidgetCard } from './cards/widget-card';
import { FeedFilters } from './feed-filters';
import { FeedMenu } from './feed-menu';
import { FeedSearch } from './feed-search';
import { emptyText, endText, foundText, orderText } from './feed-words';
import { MoreLink } from './more-link';

/** The feed at this address. A client component because it searches, filters and pages without page loads. */
export function Feed({ first, ...settings }: Omit<FeedViewOptions, 'query'>) {
  const query = readFeedQuery(useSearchParams());
  return (
    <SWRConfig value={{ provider: () => feedCache(first.start, first.page) }}>
      <FeedList query={query} first={first} {...settings} />
    </SWRConfig>
  );
}

function FeedList(options: FeedViewOptions) {
  const { query, texts, embedded, hasKeys } = options;
  const { filter } = query;
  const { items, shown, skeletons, words, newer, problem, waits, more, ...feed } = useFeedView(options);
  const list = useRef<HTMLUListElement>(null);
  const { isSaved, save } = useSaved(texts.card);

  async function showNewer() {
    if (!newer) return;
    await feed.startOver(newer.page);
    window.scrollTo({ top: 0 });
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex grow items-center gap-6">
          <FeedFilters current={filter} words={words} texts={texts.filters} onChoose={feed.choose} />
          <div className="max-sm:ml-auto">
            <FeedMenu
              order={orderText(filter, { items, embedded }, texts.order)}
              own={embedded ? { hasKeys, list, onSave: save } : null}
              texts={texts}
            />
          </div>
        </div>
        <FeedSearch filter={filter} words={words} texts={texts.search} onWords={feed.type} />
      </div>
      <p role="status" className="my-2 min-h-6 text-sm text-muted">
        {!waits ? foundText(feed.search, texts.search) : feed.hasPages ? texts.loading : texts.opening}
      </p>
      {query.page > 1 && (
        <p className="mb-4 text-sm">
          <a href={feedHref({ filter, q: words })} className={LINK}>
            {texts.list['first-page']}
          </a>
        </p>
      )}
      {newer && (
        <NewInsights words={fill(texts.list.new, { count: newer.count })} onShow={() => void showNewer()} />
      )}
      {(shown.length > 0 || skeletons > 0) && (
        <CardGrid
          ref={list}
          tabIndex={-1}
          aria-label={texts.list.label}
          aria-busy={waits}
          onClick={feed.leaveForCard}
        >
          {shown.map((widget) => (
            <WidgetCard
              key={widget.id}
              widget={widget}
              embedded={embedded}
              texts={texts.card}
              saved={isSaved(widget)}
              onSave={save}
            />
          ))}
          {Array.from({ length: skeletons }, (_, i) => (
            <CardSkeleton key={`skeleton-${i}`} />
          ))}
        </CardGrid>
      )}
      {feed.isEmpty && <EmptyFeed title={texts.list.none} hint={emptyText(feed.search, texts.search)} />}
      {problem && (
        <LoadProblem
          message={problem}
          retry={texts.list.retry}
          href={feedHref({ ...query, q: words })}
          onRetry={feed.loadMore}
        />
      )}
      {more && (
        <MoreLink {...more} onMore={feed.loadMore}>
          {words.trim() && !embedded ? texts.list.further : texts.list.more}
        </MoreLink>
      )}
      {feed.isComplete && (
        <p className="mt-10 text-center text-sm text-muted">
          {endText(filter, { words, embedded }, texts.list)}
        </p>
      )}
    </>
  );
}

/** A button, at the top of the window, that shows the insights which appeared since the list was loaded. */
function NewInsights({ words, onShow }: { words: string; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-10 -mb-9 flex justify-center">
      <Button size="compact" className="pointer-events-auto" onClick={onShow}>
        {words}
      </Button>
    </div>
  );
}

function EmptyFeed({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="border border-rule px-6 py-16 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="mx-auto mt-3 max-w-[46ch] text-muted">{hint}</p>
    </div>
  );
}

const PROBLEM =
  'my-8 flex flex-wrap items-center justify-between gap-4 ' +
  'border border-l-4 border-marigold bg-surface px-5 py-4';

/** The yellow box: an error message and a link to retry. Without JavaScript the link reloads the page. */
function LoadProblem({
  message,
  retry,
  href,
  onRetry,
}: {
  message: string;
  retry: string;
  href: string;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className={PROBLEM}>
      <p className="max-w-measure">{message}</p>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
        className={buttonClass('quiet', undefined, 'compact')}
      >
        {retry}
      </a>
    </div>
  );
}
