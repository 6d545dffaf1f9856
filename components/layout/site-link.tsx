import type { ComponentProps } from 'react';
import { text } from '@/lib/content/messages';
import { linkHere, type Link } from '@/lib/web/translations';

/**
 * A link to a page of this site, by its English address: to its translation on a page in another language, else to
 * the English page, with a mark for people and for machines.
 */
export function SiteLink({
  href,
  children,
  mark: Mark = LanguageMark,
  ...props
}: ComponentProps<'a'> & { href: string; mark?: typeof LanguageMark }) {
  const link = linkHere(href);
  return (
    <a href={link.href} hrefLang={link.other?.lang} {...props}>
      {children}
      <Mark link={link} />
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

/** The same where there is no room for the word: its code, `EN`, in the gap behind the link, which has to be positioned. */
export function SmallLanguageMark({ link }: { link: Link }) {
  if (!link.other) return null;
  const code = new Intl.Locale(link.other.lang).language.toUpperCase();
  return (
    <>
      <span className="sr-only">
        <LanguageMark link={link} />
      </span>
      <span
        aria-hidden="true"
        className="absolute top-1 left-full ml-px text-[0.625rem] leading-none text-muted"
      >
        {code}
      </span>
    </>
  );
}
