import { Container } from '@/components/ui/container';
import { site } from '@/lib/content/site';
import { GetStarted, type GetStartedKind } from './get-started';
import { Logo } from './logo';
import { Menu } from './menu';
import { HEADER_LINKS } from './navigation';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';

/** The sticky bar of the public pages. Its links stand in a menu where the screen is small. */
export function Header({ getStarted }: { getStarted: GetStartedKind }) {
  const { product, stores } = site();
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-3 lg:gap-6 xl:gap-10">
        <Logo product={product} />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex gap-5 text-sm">
            {HEADER_LINKS.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="py-2 whitespace-nowrap text-ink no-underline hover:text-peacock">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <StoreBadges stores={stores} size="small" className="max-lg:hidden" />
          <div className="max-lg:hidden">
            <ThemeSwitch />
          </div>
          <GetStarted opens={getStarted} size="compact" className="tracking-wide" />
          <Menu stores={stores} />
        </div>
      </Container>
    </header>
  );
}
