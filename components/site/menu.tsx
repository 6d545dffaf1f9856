import { HeaderMenu } from '@/components/ui/header-menu';
import { text } from '@/lib/content/messages';
import type { Site } from '@/lib/content/organisation';
import { routes } from '@/lib/site/routes';
import { FeedLabel } from './feed-link';
import { headerLinks, readingLinks } from './navigation';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';

/** The menu with all links of the header, for narrow screens. */
export function Menu({ stores }: { stores: Site['stores'] }) {
  const links = [...readingLinks(), ...headerLinks(), { label: <FeedLabel />, href: routes.web }];
  return (
    <div className="xl:hidden">
      <HeaderMenu label={text('site.menu')} links={links}>
        <StoreBadges stores={stores} size="small" />
        <ThemeSwitch />
      </HeaderMenu>
    </div>
  );
}
