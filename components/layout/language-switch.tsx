import { text } from '@/lib/content/messages';
import { translatedPages } from '@/lib/web/translations';
import { englishNameOf } from './language-name';
import { LanguageLinks } from './language-links';

/** Links to the page in its other languages, for header and footer. */
export function LanguageSwitch() {
  const languages = translatedPages().map((language) => ({
    ...language,
    englishName: englishNameOf(language),
  }));
  return (
    languages.length > 1 && <LanguageLinks languages={languages} label={text('site.translation.switch')} />
  );
}
