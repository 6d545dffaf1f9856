import { Logo } from '@/components/layout/logo';
import { MarkedLink, menuLink } from '@/components/layout/site-link';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { HeaderMenu } from '@/components/ui/header-menu';
import { otherLocale } from '@/lib/content/locale';
import { templates, text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { accountsAreHere, askingIsOn } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { feedLink, linkHere, pathHere } from '@/lib/web/translations';
import { FreshOnReturn } from './state/fresh-on-return';
import { SignOut } from './sign-out';

type Props = {
  user: { name: string | null; email: string };
  /** Of the page, in English. */
  path: string;
};

/**
 * The bar above everything for signed-in people, in the language of the page. On small screens its links are
 * in a menu. The one that leads to this page is marked.
 */
export function FeedHeader({ user, path }: Props) {
  const name = user.name || user.email || text('account.bar.user');
  const to = (label: string, href: string, link = linkHere(href)) => ({
    label,
    href,
    link,
    isCurrent: path === href,
  });
  const links = [
    to(text('site.links.feed'), routes.web, feedLink()),
    to(text('site.links.home'), routes.home),
    ...(askingIsOn() ? [to(text('site.links.ask'), routes.analysis)] : []),
    to(text('site.links.reports'), routes.reports),
    ...(accountsAreHere() ? [to(text('saved.pages.saved'), routes.saved)] : []),
    to(text('account.bar.about'), routes.about),
    to(text('site.links.faq'), routes.faqs),
  ];
  const menuLinks = [...links, { ...to(text('account.bar.account'), routes.account), note: name }];
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
        <nav aria-label={text('site.main')} className="max-lg:hidden">
          <ul className="flex gap-5 text-sm">
            {links.map(({ label, href, link, isCurrent }) => (
              <li key={href}>
                <MarkedLink
                  link={link}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={classNames(
                    'py-2 whitespace-nowrap text-ink no-underline hover:text-peacock',
                    isCurrent && 'border-b-2 border-peacock font-semibold',
                  )}
                >
                  {label}
                </MarkedLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-3 max-lg:hidden">
          <a
            href={pathHere(routes.account)}
            aria-current={path === routes.account ? 'page' : undefined}
            className="max-w-[16rem] truncate text-sm text-ink no-underline hover:text-peacock"
            dir="auto"
          >
            {name}
          </a>
          <ThemeSwitch />
          {signOut}
        </div>
        <div className="ml-auto lg:hidden">
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
