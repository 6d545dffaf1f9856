import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { SiteLink } from './site-link';

/** The text of links to the feed. CSS chooses one of the two, because the page is the same for everyone. */
export const FeedLabel = () => (
  <>
    <span className="signed-in:hidden">{text('site.links.sign-in')}</span>
    <span className="not-signed-in:hidden">{text('site.links.feed')}</span>
  </>
);

export function FeedLink() {
  return (
    <SiteLink
      href={routes.web}
      className="px-2 py-2 text-sm whitespace-nowrap text-ink no-underline hover:text-peacock max-md:hidden"
    >
      <FeedLabel />
    </SiteLink>
  );
}
