import { LINK } from '@/components/ui/link';
import { currentLocale } from '@/lib/content/locale';
import { alternatesOf } from '@/lib/web/translations';
import { englishNameOf } from './language-name';

/** Links to a page below /web in its other languages: the header there has none. */
export function OtherLanguages({ path }: { path: string }) {
  return alternatesOf(path)
    .filter(({ locale }) => locale !== currentLocale())
    .map(({ locale, name, lang, path: there }) => {
      const englishName = englishNameOf({ name, lang });
      return (
        <a key={locale} href={there} hrefLang={lang} className={LINK}>
          {englishName && `${englishName} `}
          <span lang={lang}>{name}</span>
        </a>
      );
    });
}
