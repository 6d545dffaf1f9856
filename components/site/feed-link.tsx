import { routes } from '@/lib/site/routes';

/** What the way to the feed is called: the page there shows sign-in or the feed, whoever comes. */
export const FEED_LABEL = (
  <>
    <span className="signed-in:hidden">Sign in</span>
    <span className="not-signed-in:hidden">Your feed</span>
  </>
);

/** The way to the feed in the bar. */
export function FeedLink() {
  return (
    <a
      href={routes.web}
      className="px-2 py-2 text-sm whitespace-nowrap text-ink no-underline hover:text-peacock max-md:hidden"
    >
      {FEED_LABEL}
    </a>
  );
}
