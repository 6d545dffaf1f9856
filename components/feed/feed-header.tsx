import { Logo } from '@/components/site/logo';
import { ThemeSwitch } from '@/components/site/theme-switch';
import { Container } from '@/components/ui/container';
import { MenuPanel } from '@/components/ui/menu-panel';
import { site } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { FreshOnReturn } from './fresh-on-return';
import { SignOut } from './sign-out';

const LINKS = [
  { label: 'Home', href: routes.home },
  { label: 'About', href: routes.about },
  { label: 'FAQ', href: routes.faqs },
];

/** The bar over everything a signed-in person sees. */
export function FeedHeader({ user }: { user: { name: string | null; email: string } }) {
  const name = user.name || user.email || 'User';
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-8">
        <Logo product={site().product} />
        <nav aria-label="Main" className="max-md:hidden">
          <ul className="flex gap-5 text-sm">
            {LINKS.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="py-2 text-ink no-underline hover:text-peacock">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-3 max-md:hidden">
          <a
            href={routes.account}
            className="max-w-[16rem] truncate text-sm text-ink no-underline hover:text-peacock"
            dir="auto"
          >
            {name}
          </a>
          <ThemeSwitch />
          <SignOut />
        </div>
        <FeedMenu name={name} />
      </Container>
      <FreshOnReturn />
    </header>
  );
}

/** The same on small screens, behind a button. */
function FeedMenu({ name }: { name: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label="Menu"
        className="ml-auto inline-flex size-10 items-center justify-center rounded-sm text-ink md:hidden"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 stroke-current" strokeWidth="1.5">
          <path d="M2.5 5.5h15M2.5 10h15M2.5 14.5h15" />
        </svg>
      </button>
      <MenuPanel
        id="menu"
        className="inset-x-0 top-[calc(4rem+1px)] bottom-auto max-h-[calc(100dvh-4rem-1px)] w-auto overflow-y-auto border-b border-ink bg-paper text-ink md:hidden"
      >
        <Container className="pt-2 pb-6">
          <nav aria-label="Menu">
            <ul className="divide-y divide-rule">
              {LINKS.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="block py-3.5 font-serif text-lg text-ink no-underline">
                    {label}
                  </a>
                </li>
              ))}
              <li>
                <a href={routes.account} className="block py-3.5 text-ink no-underline">
                  <span className="block font-serif text-lg">Account</span>
                  <span className="block text-sm wrap-anywhere text-muted" dir="auto">
                    {name}
                  </span>
                </a>
              </li>
            </ul>
          </nav>
          <div className="flex items-center justify-between border-t border-rule pt-5">
            <SignOut />
            <ThemeSwitch />
          </div>
        </Container>
      </MenuPanel>
    </>
  );
}
