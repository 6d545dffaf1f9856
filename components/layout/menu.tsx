import { HeaderMenu } from '@/components/ui/header-menu';
import { text } from '@/lib/content/messages';
import type { Site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { linkHere } from '@/lib/web/translations';
import { FeedLabel } from './feed-link';
import { headerLinks, readingLinks } from './navigation';
import { LanguageSwitch } from './language-switch';
import { LanguageMark } from './site-link';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';

/** The menu with all links of the header, for narrow screens. */
export function Menu({ stores }: { stores: Site['stores'] }) {
  const destinations = [...readingLinks(), ...headerLinks(), { label: <FeedLabel />, href: routes.web }];
  const links = destinations.map(({ label, href }) => {
    const link = linkHere(href);
    return {
      href: link.href,
      hrefLang: link.other?.lang,
      label: (
        <>
          {label}
          <LanguageMark link={link} />
        </>
      ),
    };
  });
  return (
    <div className="xl:hidden">
      <HeaderMenu label={text('site.menu')} links={links}>
        <StoreBadges stores={stores} size="small" />
        <LanguageSwitch />
        <ThemeSwitch />
      </HeaderMenu>
    </div>
  );
}
