import type { Words } from '@samvit/research';
import { readOnce } from './content-source';
import { currentLocale, inLocale, type Locale } from './locale';
import { list } from './list';
import { language } from './locales';
import { hasMessage, requireValues, templates, text } from './messages';

/**
 * The words of the current language, for whatever is given them: the one place where they come out of what is
 * ambient.
 */
export const wordsHere = readOnce((): Words => wordsIn(currentLocale()));

function wordsIn(locale: Locale): Words {
  const here = <Result>(call: () => Result) => inLocale(locale, call);
  return {
    get lang() {
      return here(language).lang;
    },
    get numbers() {
      return here(language).numbers;
    },
    text: (key, values) => here(() => text(key, values)),
    has: (key) => here(() => hasMessage(key)),
    templates: (group, names) => here(() => templates(group, names)),
    requireValues: (key, given) => here(() => requireValues(key, given)),
    list: (parts) => here(() => list(parts)),
  };
}
