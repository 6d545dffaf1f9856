import { HeaderMenu } from '@/components/ui/header-menu';
import type { Site } from '@/lib/content/organisation';
import { routes } from '@/lib/site/routes';
import { FEED_LABEL } from './feed-link';
import { HEADER_LINKS, READING_LINKS } from './navigation';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';

const LINKS = [...READING_LINKS, ...HEADER_LINKS, { label: FEED_LABEL, href: routes.web }];

/** The menu with all links of the header, for narrow screens. */
export function Menu({ stores }: { stores: Site['stores'] }) {
  return (
    <div className="xl:hidden">
      <HeaderMenu links={LINKS}>
        <StoreBadges stores={stores} size="small" />
        <ThemeSwitch />
      </HeaderMenu>
    </div>
  );
}
