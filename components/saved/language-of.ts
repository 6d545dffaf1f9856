import { inLocale } from '@/lib/content/locale';
import { language, langHere } from '@/lib/content/locales';
import type { SavedItem } from '@/lib/contract/saved';
import type { Link } from '@/lib/web/translations';

/** For the `lang` attribute of what an item says: nothing where that is the language of the page. */
export const langOf = ({ locale }: Pick<SavedItem, 'locale'>): string | undefined =>
  langHere(inLocale(locale, language).lang);

/** The link to what was saved, which is in the language in which it was saved. */
export function linkOf(item: Pick<SavedItem, 'locale'>, href: string): Link {
  return langOf(item) === undefined ? { href } : { href, other: inLocale(item.locale, language) };
}
