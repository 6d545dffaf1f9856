'use client';

import { useSearchParams } from 'next/navigation';
import { SWRConfig } from 'swr';
import { feedCache, type FirstPage } from './state/feed-cache';
import { FeedList } from './feed-list';
import { readFeedQuery } from './state/feed-query';

/** The feed at this address. A client component because it searches, filters and pages without page loads. */
export function Feed({
  first,
  ...settings
}: {
  first: FirstPage;
  product: string;
  pageSize: number;
  /** Our own insights, which have pages and count views. */
  ours: boolean;
}) {
  const query = readFeedQuery(useSearchParams());
  return (
    <SWRConfig value={{ provider: () => feedCache(first.start, first.page) }}>
      <FeedList query={query} first={first} {...settings} />
    </SWRConfig>
  );
}
