import type { ComponentProps, ReactNode } from 'react';
import { text } from '@/lib/content/messages';
import { linkHere, type Link } from '@/lib/web/translations';

type Mark = (props: { link: Link }) => ReactNode;
type Props = Omit<ComponentProps<'a'>, 'href' | 'hrefLang'> & { mark?: Mark };

/** A link with a mark, for people and for machines, if it leads to a page in another language. */
export function MarkedLink({ link, children, mark: Mark = LanguageMark, ...props }: Props & { link: Link }) {
  return (
    <a href={link.href} hrefLang={link.other?.lang} {...props}>
      {children}
      <Mark link={link} />
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

/** The same in the menu of a header. */
export function menuLink<Rest extends object>({
  label,
  href,
  ...rest
}: { label: ReactNode; href: string } & Rest) {
  const link = linkHere(href);
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

/** `(English)` after a link that leads to a page in another language. */
export function LanguageMark({ link: { other } }: { link: Link }) {
  if (!other) return null;
  return (
    <span lang={other.lang} className="language-mark">
      {` ${text('site.other-language', { language: other.name })}`}
    </span>
  );
}

/**
 * The same where there is no room for the word: its code, `EN`, in the gap behind the link, which has to be
 * positioned.
 */
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
