import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { FeedLink } from './feed-link';
import { GetStarted, type GetStartedKind } from './get-started';
import { Logo } from './logo';
import { Menu } from './menu';
import { headerLinks, readingLinks } from './navigation';
import { SiteLink, SmallLanguageMark } from './site-link';
import { SiteSearch } from './search/site-search';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';

/**
 * The sticky bar of the public pages. If it is too narrow for all links, they move into a menu and only
 * those to content remain; on phones none does.
 */
export function Header({ getStarted }: { getStarted: GetStartedKind }) {
  const { product, stores } = site();
  const reading = readingLinks();
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-2 md:gap-7">
        <Logo product={product} />
        <nav aria-label={text('site.main')} className="max-md:hidden">
          <ul className="flex gap-4.5 text-sm">
            {[...reading, ...headerLinks()].map(({ label, href }, place) => (
              <li key={href} className={classNames(place >= reading.length && 'max-xl:hidden')}>
                <SiteLink
                  href={href}
                  mark={SmallLanguageMark}
                  className="relative py-2 whitespace-nowrap text-ink no-underline hover:text-peacock"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center sm:gap-2">
          <StoreBadges stores={stores} size="small" className="max-lg:hidden" />
          <div className="max-lg:hidden">
            <ThemeSwitch />
          </div>
          <SiteSearch />
          <FeedLink />
          <GetStarted opens={getStarted} size="compact" className="tracking-wide" />
          <Menu stores={stores} />
        </div>
      </Container>
    </header>
  );
}
