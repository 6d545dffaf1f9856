import { libraryHere } from '@/lib/texts/library-here';
import { inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { editionOf } from './edition';
import { analysableSeries } from './address';

test('data has one edition in every language, also where its words are translated', () => {
  const names = [...analysableSeries(libraryHere())];
  const [english, ...translations] = locales().map((locale) =>
    inLocale(locale, () => names.map((name) => [name, editionOf(libraryHere(), [name])])),
  );
  expect(translations.length).toBeGreaterThan(0);
  for (const translation of translations) expect(translation).toEqual(english);
});
