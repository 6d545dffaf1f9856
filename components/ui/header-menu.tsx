import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Container } from './container';

type Link = {
  label: ReactNode;
  href: string;
  /** Of a page in another language. */
  hrefLang?: string | undefined;
  note?: string;
  /** Two such share a row. */
  isMinor?: boolean;
  /** Whether it leads to the page that it is on. */
  isCurrent?: boolean;
};

export const HEADER_PANEL =
  'inset-x-0 top-[calc(4rem+1px)] bottom-auto max-h-[calc(100dvh-4rem-1px)] w-auto overflow-y-auto ' +
  'border-b border-ink bg-paper text-ink';

/**
 * The links of a header on small screens, in a menu behind a button; `children` appear in a row below them. The
 * browser opens the popover without JavaScript, closes it on Escape or a press outside, and restores the focus;
 * components/page-script/popover-links.ts closes it when a link in it is followed.
 */
export function HeaderMenu({
  label,
  links,
  children,
}: {
  /** The name of the button and of the menu. */
  label: string;
  links: readonly Link[];
  children: ReactNode;
}) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={label}
        className="flex size-10 items-center justify-center rounded-sm text-ink"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 stroke-current" strokeWidth="1.5">
          <path d="M2.5 5.5h15M2.5 10h15M2.5 14.5h15" />
        </svg>
      </button>
      <div popover="auto" id="menu" className={HEADER_PANEL}>
        <Container className="pt-2 pb-6">
          <nav aria-label={label}>
            <ul className="grid grid-cols-2 divided">
              {links.map(({ label: name, href, hrefLang, note, isMinor, isCurrent }) => (
                <li key={href} className={isMinor ? undefined : 'col-span-2'}>
                  <a
                    href={href}
                    hrefLang={hrefLang}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={classNames(
                      'block py-3.5',
                      isCurrent ? 'text-peacock underline' : 'text-ink no-underline',
                      isMinor ? 'text-base' : 'font-serif text-lg',
                    )}
                  >
                    {name}
                    {note && (
                      <span className="block font-sans text-sm wrap-anywhere text-muted" dir="auto">
                        {note}
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center justify-between border-t border-rule pt-5">{children}</div>
        </Container>
      </div>
    </>
  );
}
