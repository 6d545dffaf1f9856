import type { ComponentProps, ReactNode } from 'react';
import { text } from '@/lib/content/messages';
import { linkHere, type Link } from '@/lib/web/translations';

type Props = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'>;

/** A link with a mark, for people and for machines, if it leads to a page in another language. */
export function MarkedLink({ link, children, ...props }: Props & { link: Link }) {
  return (
    <a href={link.href} hrefLang={link.other?.lang} {...props}>
      {children}
      <LanguageMark link={link} />
    </a>
  );
}

/**
 * A link to a page of this site, by its English address: to its translation on a page in another language, else to
 * the English page, with a mark for people and for machines.
 */
export const SiteLink = ({ href, ...props }: Props & { href: string }) => (
  <MarkedLink link={linkHere(href)} {...props} />
);

/** The same in the menu of a header; `link` says where it leads, if another rule than that of pages does. */
export function menuLink<Rest extends object>({
  label,
  href,
  link = linkHere(href),
  ...rest
}: { label: ReactNode; href: string; link?: Link } & Rest) {
  return {
    ...rest,
    href: link.href,
    hrefLang: link.other?.lang,
    label: (
      <>
        {label}
        <LanguageMark link={link} />
      </>
    ),
  };
}

/** After a link that leads to a page in another language: a small box with its code, `EN`, heard as its name. */
export function LanguageMark({ link: { other } }: { link: Link }) {
  if (!other) return null;
  return (
    <span lang={other.lang} className="language-mark">
      <span className="sr-only">{` ${text('site.other-language', { language: other.name })}`}</span>
      <span aria-hidden="true">{new Intl.Locale(other.lang).language.toUpperCase()}</span>
    </span>
  );
}
