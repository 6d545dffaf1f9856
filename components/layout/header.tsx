import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { site, type SiteDetails } from '@/lib/content/organisation';
import { HeaderMenu } from '@/components/ui/header-menu';
import { routes } from '@/lib/web/routes';
import { GetStarted, type GetStartedKind } from './get-started';
import { Logo } from './logo';
import { headerLinks, readingLinks } from './navigation';
import { menuLink, SiteLink } from './site-link';
import { SiteSearch } from './search/site-search';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';
import { LanguageSwitch } from './language-switch';

/**
 * The sticky bar of the public pages. Wide enough, it has all links; on tablets those to content alone, on phones
 * none, and a menu has them all.
 */
export function Header({ getStarted }: { getStarted: GetStartedKind }) {
  const { product, stores } = site();
  const reading = readingLinks();
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-2 md:gap-7 lg:max-xl:gap-2.5">
        <Logo product={product} />
        <nav aria-label={text('site.main')} className="max-md:hidden lg:max-xl:grow">
          <ul className="flex gap-4.5 text-sm lg:max-xl:justify-between lg:max-xl:gap-2.5">
            {[...reading, ...headerLinks()].map(({ label, href }, index) => (
              <li key={href} className={index < reading.length ? undefined : 'max-lg:hidden'}>
                <SiteLink
                  href={href}
                  className="py-2 whitespace-nowrap text-ink no-underline hover:text-peacock"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center sm:gap-2 lg:max-xl:gap-0.5">
          <StoreBadges stores={stores} size="mark" className="shrink-0 max-lg:hidden" />
          <SiteSearch />
          <FeedLink />
          <GetStarted opens={getStarted} size="compact" className="tracking-wide lg:whitespace-nowrap" />
          <Menu stores={stores} />
        </div>
      </Container>
    </header>
  );
}

/** The menu with all links of the header, for narrow screens. */
function Menu({ stores }: { stores: SiteDetails['stores'] }) {
  const minorLinks = [...headerLinks(), { label: <FeedLabel />, href: routes.web }];
  return (
    <div className="lg:hidden">
      <HeaderMenu
        label={text('site.menu')}
        links={[
          ...readingLinks().map(({ label, href }) => menuLink({ label, href })),
          ...minorLinks.map(({ label, href }) => menuLink({ label, href, isMinor: true })),
        ]}
      >
        <StoreBadges stores={stores} size="small" />
        <LanguageSwitch />
        <ThemeSwitch />
      </HeaderMenu>
    </div>
  );
}

/** The text of links to the feed. CSS chooses one of the two, because the page is the same for everyone. */
const FeedLabel = () => (
  <>
    <span className="signed-in:hidden">{text('site.links.sign-in')}</span>
    <span className="not-signed-in:hidden">{text('site.links.feed')}</span>
  </>
);

function FeedLink() {
  return (
    <SiteLink
      href={routes.web}
      className="px-2 py-2 text-sm whitespace-nowrap text-ink no-underline hover:text-peacock max-md:hidden"
    >
      <FeedLabel />
    </SiteLink>
  );
}
