'use client';

import { useSearchParams } from 'next/navigation';
import { SWRConfig } from 'swr';
import type { WidgetPage } from '@/lib/contract/provider';
import { feedCache } from './state/feed-cache';
import { FeedList } from './feed-list';
import { readFeedQuery, type FeedQuery } from './state/feed-query';

/** What the server has rendered already. */
export type FirstPage = {
  start: FeedQuery;
  page: WidgetPage | null;
  /** Why there is none. */ problem: string | null;
};

/** The feed at this address. A client component because it searches, filters and pages in place. */
export function Feed({
  first,
  ...settings
}: {
  first: FirstPage;
  product: string;
  pageSize: number;
  /** Our own insights, which have a page each and count their views. */
  ours: boolean;
}) {
  const query = readFeedQuery(useSearchParams());
  return (
    <SWRConfig value={{ provider: () => feedCache(first.start, first.page) }}>
      <FeedList query={query} first={first} {...settings} />
    </SWRConfig>
  );
}
