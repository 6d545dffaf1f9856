import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { footerColumns } from './navigation';
import { SiteLink } from './site-link';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';

/** With its height in three widths, before it is laid out. */
const FOOTER =
  'below-fold mt-24 border-t border-ink ' +
  '[--below-fold:59rem] md:[--below-fold:45rem] lg:[--below-fold:29rem] print:hidden';

/** The footer: four columns, the disclaimer, and the copyright with the year in which the page was rendered. */
export function Footer() {
  const { product, company, tagline, notice, stores } = site();
  return (
    <footer className={FOOTER}>
      <Container className="grid grid-cols-2 gap-x-8 gap-y-10 py-12 md:grid-cols-12 md:py-16">
        <div className="col-span-2 md:col-span-12 lg:col-span-5">
          <Logo product={product} />
          <p className="mt-4 max-w-xs font-serif text-lg leading-snug">{tagline}</p>
          <StoreBadges stores={stores} size="small" className="mt-5" />
        </div>
        {footerColumns().map(({ title, links }) => (
          <nav
            key={title}
            aria-label={title}
            className="last:col-span-2 md:col-span-4 md:last:col-span-4 lg:col-span-2 lg:last:col-span-3"
          >
            <h2 className="font-sans text-xs font-semibold tracking-[0.08em] text-muted uppercase">
              {title}
            </h2>
            <ul className="mt-3 text-sm">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink
                    href={href}
                    className="inline-block py-1.5 text-ink no-underline hover:text-peacock"
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      <Container className="pb-10 text-sm text-muted">
        <div className="flex flex-col gap-3 border-t border-rule pt-6 md:flex-row md:justify-between md:gap-12">
          <p className="max-w-[60ch]">{notice}</p>
          <div className="flex items-center gap-4 md:-mt-2 md:h-10 md:shrink-0">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <p className="md:whitespace-nowrap">
            {text('site.footer.copyright', { year: new Date().getFullYear(), company })}
          </p>
        </div>
      </Container>
    </footer>
  );
}
