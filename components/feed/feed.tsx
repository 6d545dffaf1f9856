'use client';

import { useSearchParams } from 'next/navigation';
import { SWRConfig } from 'swr';
import { feedCache } from './state/feed-cache';
import { FeedList } from './feed-list';
import { readFeedQuery } from './state/feed-query';
import type { FeedViewOptions } from './state/use-feed-view';

/** The feed at this address. A client component because it searches, filters and pages without page loads. */
export function Feed({ first, ...settings }: Omit<FeedViewOptions, 'query'>) {
  const query = readFeedQuery(useSearchParams());
  return (
    <SWRConfig value={{ provider: () => feedCache(first.start, first.page) }}>
      <FeedList query={query} first={first} {...settings} />
    </SWRConfig>
  );
}
