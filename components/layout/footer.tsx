import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { footerColumns } from './navigation';
import { SiteLink } from './site-link';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';

/** The footer: four columns, the disclaimer, and the copyright with the year in which the page was rendered. */
export function Footer() {
  const { product, company, tagline, notice, stores } = site();
  return (
    <footer className="mt-6 border-t border-ink md:mt-10 print:hidden">
      <Container className="grid grid-cols-2 gap-x-8 gap-y-6 py-8 md:grid-cols-12 md:py-10">
        <div className="col-span-2 md:col-span-12 lg:col-span-5">
          <Logo product={product} />
          <p className="mt-3 max-w-xs font-serif text-base leading-snug md:text-lg">{tagline}</p>
          <StoreBadges stores={stores} size="small" className="mt-4" />
        </div>
        {footerColumns().map(({ title, links }) => (
          <nav
            key={title}
            aria-label={title}
            className="max-md:odd:row-span-2 md:col-span-4 lg:col-span-2 lg:last:col-span-3"
          >
            <h2 className="font-sans text-xs font-semibold tracking-[0.08em] text-muted uppercase">
              {title}
            </h2>
            <ul className="mt-3 text-sm">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink
                    href={href}
                    className="inline-block py-1 text-ink no-underline hover:text-peacock"
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      <Container className="pb-8 text-sm text-muted">
        <div className="flex flex-col gap-3 border-t border-rule pt-5 md:flex-row md:justify-between md:gap-12">
          <p className="max-w-[60ch]">{notice}</p>
          <div className="flex flex-wrap items-center gap-x-4 md:-mt-2 md:h-10 md:shrink-0 md:gap-x-8">
            <p>{text('site.footer.copyright', { year: new Date().getFullYear(), company })}</p>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </Container>
    </footer>
  );
}
