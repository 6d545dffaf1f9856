import type { ReactNode } from 'react';
import { feedLink } from '@/lib/web/translations';
import { MarkedLink } from './site-link';

/** A link to the feed for who is signed in. */
export const FeedLink = (props: { className: string; children: ReactNode }) => (
  <MarkedLink link={feedLink()} {...props} />
);
