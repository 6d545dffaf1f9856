import { useEffect, useState } from 'react';
import { feedHref, type FeedQuery } from './feed-query';

/**
 * A function that changes the address to that of a view, without a page load. It does so in an effect, since the
 * router notices new addresses from its own first effect on: a reader who taps between the first commit and
 * that effect would get the address and not the list.
 */
export function useAddress(): (view: Partial<FeedQuery>) => void {
  const [view, show] = useState<Partial<FeedQuery>>();
  useEffect(() => {
    if (view) window.history.replaceState(null, '', feedHref(view));
  }, [view]);
  return show;
}
