import { inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { libraryHere } from '@/lib/texts/library-here';
import { analysableSeries } from '../answers/address';
import { labelOf } from './names';

/** The names of columns of results have no shorter one. */
const LONGEST = 32;
const LONGEST_OF_COLUMN = 52;

test.each(locales())('every series has a short name for charts that is not cut (%s)', (locale) =>
  inLocale(locale, () => {
    const labels = [...analysableSeries(libraryHere())].map((name) => ({
      name,
      label: labelOf(libraryHere(), name),
    }));
    expect(labels.filter(({ label }) => /…|\.\.\./.test(label))).toEqual([]);
    const longest = (name: string) => (name.includes('/') ? LONGEST_OF_COLUMN : LONGEST);
    expect(labels.filter(({ name, label }) => label.length > longest(name))).toEqual([]);
    expect(labels.filter(({ label }) => label === '')).toEqual([]);
  }),
);
