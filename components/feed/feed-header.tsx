import { Logo } from '@/components/layout/logo';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { Container } from '@/components/ui/container';
import { HeaderMenu } from '@/components/ui/header-menu';
import { templates, text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { accountsAreHere } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { FreshOnReturn } from './state/fresh-on-return';
import { SignOut } from './sign-out';

/** The bar above everything for signed-in people. On small screens its links are in a menu. */
export function FeedHeader({ user }: { user: { name: string | null; email: string } }) {
  const name = user.name || user.email || text('feed.bar.user');
  const links = [
    { label: text('site.links.home'), href: routes.home },
    ...(accountsAreHere() ? [{ label: text('feed.bar.saved'), href: routes.saved }] : []),
    { label: text('feed.bar.about'), href: routes.about },
    { label: text('site.links.faq'), href: routes.faqs },
  ];
  const signOut = <SignOut words={templates('feed.bar', ['leave', 'staying'])} />;
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-8">
        <Logo product={site().product} />
        <nav aria-label={text('site.main')} className="max-md:hidden">
          <ul className="flex gap-5 text-sm">
            {links.map(({ label, href }) => (
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
          {signOut}
        </div>
        <div className="ml-auto md:hidden">
          <HeaderMenu
            label={text('site.menu')}
            links={[...links, { label: text('feed.bar.account'), href: routes.account, note: name }]}
          >
            {signOut}
            <ThemeSwitch />
          </HeaderMenu>
        </div>
      </Container>
      <FreshOnReturn />
    </header>
  );
}
