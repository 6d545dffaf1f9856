import { HeaderMenu } from '@/components/ui/header-menu';
import type { Site } from '@/lib/content/site';
import { HEADER_LINKS } from './navigation';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';

/** What the header has no room for on small screens. */
export function Menu({ stores }: { stores: Site['stores'] }) {
  return (
    <div className="lg:hidden">
      <HeaderMenu links={HEADER_LINKS}>
        <StoreBadges stores={stores} size="small" />
        <ThemeSwitch />
      </HeaderMenu>
    </div>
  );
}
