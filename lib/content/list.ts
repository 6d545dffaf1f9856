import { readOnce } from '@/lib/content/content-source';
import { language } from '@/lib/content/locales';

const conjunction = readOnce(() => new Intl.ListFormat(language().lang, { type: 'conjunction' }));

/** `a, b and c`, in the current locale. */
export function list(words: readonly string[]): string {
  return conjunction().format(words);
}

/** The words of such a list and the texts between them, in order: for elements instead of words. */
export function listParts(words: readonly string[]) {
  return conjunction().formatToParts(words);
}
