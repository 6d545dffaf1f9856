import { readOnce } from '@/lib/content/content-source';
import { language } from '@/lib/content/locales';

const conjunction = readOnce(() => new Intl.ListFormat(language().lang, { type: 'conjunction' }));

/** `a, b and c`, in the current locale. */
export function list(words: readonly string[]): string {
  return conjunction().format(words);
}
