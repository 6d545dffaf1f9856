import { z } from 'zod';
import type { Library } from './library';
import { perLibrary } from './per-library';

const FOLDER = 'subjects';

/** What a language calls a series; the title is that of its file, where it has one value. */
const translationSchema = z.strictObject({
  name: z.string().min(1).exactOptional(),
  label: z.string().min(1).max(24).exactOptional(),
  short: z.string().min(1).exactOptional(),
  observed: z.string().min(1).exactOptional(),
  title: z.string().min(1).exactOptional(),
});

/** In other languages, by their two letters. */
export const translationsSchema = z.record(z.string().regex(/^[a-z]{2}$/), translationSchema).exactOptional();

/**
 * A file of content/subjects: `series` are its entries, `usual` what each of them has that does not say otherwise.
 * There `{label}` and `{name}` stand for those of the entry.
 */
export const subjectFileOf = <Entry extends z.ZodObject>(entry: Entry) =>
  z
    .strictObject({ usual: entry.partial().exactOptional(), series: z.array(z.looseObject({})) })
    .transform(({ usual = {}, series }) => ({ series: series.map((each) => withUsual(usual, each)) }))
    .pipe(z.object({ series: z.array(entry) }));

/** The paths of the files, sorted. */
export const subjectFiles = (library: Library): string[] =>
  library.files.list(FOLDER, '.yaml').map((name) => `${FOLDER}/${name}`);

const titlesSchema = subjectFileOf(z.looseObject({ id: z.string(), in: translationsSchema }));

/** By the id of a series, its title in the language of the library; none in English, which its file has. */
export const titlesInLanguage = perLibrary(
  (library): ReadonlyMap<string, string> =>
    new Map(
      (library.isEnglish ? [] : subjectFiles(library)).flatMap((file) =>
        library.english.files.read(file, titlesSchema).series.flatMap(({ id, in: translations }) => {
          const title = translations?.[library.language]?.title;
          return title === undefined ? [] : [[id, title] as const];
        }),
      ),
    ),
);

type Fields = Readonly<Record<string, unknown>>;

/** What is usual in another language is of those entries that have words in it. */
function withUsual(usual: Fields, entry: Fields): Fields {
  const all = filled({ ...usual, ...entry });
  const translations = entry.in ?? {};
  if (!isFields(translations)) return all;
  const usualTranslations = asFields(usual.in);
  const filledTranslations = Object.entries(translations).map(([language, words]) => [
    language,
    isFields(words) ? filled({ ...asFields(usualTranslations[language]), ...words }) : words,
  ]);
  return { ...all, in: Object.fromEntries(filledTranslations) };
}

function filled(fields: Fields): Fields {
  const name = inPlaces(fields.name, { label: fields.label });
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, inPlaces(value, { label: fields.label, name })]),
  );
}

const inPlaces = (value: unknown, parts: Fields): unknown =>
  typeof value === 'string'
    ? value.replace(/\{(label|name)\}/g, (place, part: string) => String(parts[part] ?? place))
    : value;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
