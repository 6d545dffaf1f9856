import type { ReactNode } from 'react';
import { LINK } from '@/components/ui/link';
import { currentLocale, ENGLISH, inLocale, type Locale } from '@/lib/content/locale';
import { language, translationsOf } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { linkHere } from '@/lib/web/translations';
import { richText } from './rich-text';
import { LanguageMark } from './site-link';

type Form = 'contact' | 'sign-in' | 'request';

/**
 * What a form takes and why: in the language of the page, and folded in the others. Below each form that
 * takes personal data.
 */
export function DataNotice({ form }: { form: Form }) {
  const otherLocales = [ENGLISH, ...translationsOf('messages/notices.yaml')].filter(
    (locale) => locale !== currentLocale(),
  );
  return (
    <div className="text-sm text-muted">
      <p>{noticeIn(currentLocale(), form)}</p>
      {otherLocales.map((locale) => (
        <details key={locale} lang={inLocale(locale, language).lang} className="mt-2">
          <summary className="cursor-pointer">{inLocale(locale, () => text('notices.summary'))}</summary>
          <p className="mt-1">{noticeIn(locale, form)}</p>
        </details>
      ))}
    </div>
  );
}

/**
 * The notice with links as in this language; made at once, because what is rendered later is in the language
 * of the page.
 */
function noticeIn(locale: Locale, form: Form): ReactNode {
  return inLocale(locale, () => {
    const link = (href: string) => {
      const here = linkHere(href);
      const mark = LanguageMark({ link: here });
      return function noticeLink(words: ReactNode) {
        return (
          <a href={here.href} hrefLang={here.other?.lang} className={LINK}>
            {words}
            {mark}
          </a>
        );
      };
    };
    return richText(`notices.${form}`, {
      company: site().company,
      policy: link(routes.privacy),
      requests: link(routes.requests),
    });
  });
}
