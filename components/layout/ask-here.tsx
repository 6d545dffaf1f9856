import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { SiteLink } from './site-link';

/** In a dialog that offers the app or the feed: that an analysis can be worked out on the site, too. */
export function AskHere() {
  return (
    askingIsOn() && (
      <p className="mt-4 text-sm">
        <SiteLink href={routes.analysis} data-close className={LINK}>
          {text('site.ask-here')}
        </SiteLink>
      </p>
    )
  );
}
