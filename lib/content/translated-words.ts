import { z } from 'zod';
import { currentLocale, ENGLISH, inLocale } from './locale';
import { isTranslated } from './read';

type Path = readonly (string | number)[];

/**
 * The schema for reading a file with words and data in the current language. A translation has the words alone, all of
 * them and at the places of the English file; everything else is read from there, so that numbers are in one place.
 * @param english reads the English file, unchecked
 * @param isWord whether the value at a path is for readers
 * @param mayStay whether a word may be missing in a translation, and is then that of the English file
 */
export function wordsOver<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  {
    english,
    isWord,
    mayStay = () => false,
  }: { english: () => unknown; isWord: (path: Path) => boolean; mayStay?: (path: Path) => boolean },
): z.ZodType<z.output<Schema>> {
  if (currentLocale() === ENGLISH || !isTranslated(file)) return schema as z.ZodType<z.output<Schema>>;
  return z
    .unknown()
    .transform((words, context) =>
      laidOver(
        inLocale(ENGLISH, english),
        words,
        (path, value) => isWord(path) && (value !== undefined || !mayStay(path)),
        (message, path) => context.addIssue({ code: 'custom', message, path: [...path] }),
      ),
    )
    .pipe(schema) as z.ZodType<z.output<Schema>>;
}

function laidOver(
  english: unknown,
  words: unknown,
  isWord: (path: Path, translation: unknown) => boolean,
  report: (message: string, path: Path) => void,
): unknown {
  const merged = (original: unknown, translation: unknown, path: Path): unknown => {
    if (typeof original !== 'object' || original === null) {
      const isText = typeof original === 'string' && isWord(path, translation);
      if (isText && typeof translation !== 'string') report('The translation is missing', path);
      if (!isText && translation !== undefined)
        report('A translation has the words only; this is read from the English file', path);
      return isText ? translation : original;
    }
    if (translation !== undefined && (typeof translation !== 'object' || translation === null))
      report('The English file has no text here', path);
    const inner = (typeof translation === 'object' && translation !== null ? translation : {}) as Record<
      string,
      unknown
    >;
    for (const key of Object.keys(inner))
      if (!Object.hasOwn(original, key)) report('The English file has nothing here', [...path, key]);
    const entries = Object.entries(original).map(([key, value]): [string, unknown] => [
      key,
      merged(value, inner[key], [...path, Array.isArray(original) ? Number(key) : key]),
    ]);
    return Array.isArray(original) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  };
  return merged(english, words, []);
}
