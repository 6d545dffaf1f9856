import { Logo } from '@/components/layout/logo';
import { menuLink, SiteLink } from '@/components/layout/site-link';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { Container } from '@/components/ui/container';
import { HeaderMenu } from '@/components/ui/header-menu';
import { otherLocale } from '@/lib/content/locale';
import { templates, text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { accountsAreHere, askingIsOn } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { FreshOnReturn } from './state/fresh-on-return';
import { SignOut } from './sign-out';

/**
 * The bar above everything for signed-in people, in the language of the page. On small screens its links are
 * in a menu.
 */
export function FeedHeader({ user }: { user: { name: string | null; email: string } }) {
  const name = user.name || user.email || text('account.bar.user');
  const links = [
    { label: text('site.links.home'), href: routes.home },
    ...(askingIsOn() ? [{ label: text('site.links.ask'), href: routes.analysis }] : []),
    { label: text('site.links.reports'), href: routes.reports },
    ...(accountsAreHere() ? [{ label: text('saved.pages.saved'), href: routes.saved }] : []),
    { label: text('account.bar.about'), href: routes.about },
    { label: text('site.links.faq'), href: routes.faqs },
  ];
  const menuLinks = [...links, { label: text('account.bar.account'), href: routes.account, note: name }];
  const signOut = (
    <SignOut
      words={templates('account.bar', ['leave', 'staying'])}
      page={pathHere(routes.web)}
      {...otherLocale()}
    />
  );
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-8">
        <Logo product={site().product} />
        <nav aria-label={text('site.main')} className="max-md:hidden">
          <ul className="flex gap-5 text-sm">
            {links.map(({ label, href }) => (
              <li key={href}>
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
        <div className="ml-auto flex min-w-0 items-center gap-3 max-md:hidden">
          <a
            href={pathHere(routes.account)}
            className="max-w-[16rem] truncate text-sm text-ink no-underline hover:text-peacock"
            dir="auto"
          >
            {name}
          </a>
          <ThemeSwitch />
          {signOut}
        </div>
        <div className="ml-auto md:hidden">
          <HeaderMenu label={text('site.menu')} links={menuLinks.map(menuLink)}>
            {signOut}
            <ThemeSwitch />
          </HeaderMenu>
        </div>
      </Container>
      <FreshOnReturn />
    </header>
  );
}
