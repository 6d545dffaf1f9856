import type { ComponentProps } from 'react';
import { text } from '@/lib/content/messages';
import { linkHere, type Link } from '@/lib/site/translations';

/**
 * A link to a page of this site, by its English address: to its translation on a page in another language, else to
 * the English page, with a mark for people and for machines.
 */
export function SiteLink({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  const link = linkHere(href);
  return (
    <a {...props} href={link.href} hrefLang={link.other?.lang}>
      {children}
      <LanguageMark link={link} />
    </a>
  );
}

/** `(English)` after a link that leads to a page in another language. */
export function LanguageMark({ link: { other } }: { link: Link }) {
  if (!other) return null;
  return (
    <span lang={other.lang} className="language-mark">
      {` ${text('site.other-language', { language: other.name })}`}
    </span>
  );
}
