import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentRoot, readOnce } from './content-source';
import { currentLocale, ENGLISH, inLocale, type Locale } from './locale';
import { ContentError, isTranslated, readContent } from './read';

const tag = z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'Must be a language tag such as hi-IN');

const schema = z
  .strictObject({
    name: z.string().min(1),
    /** For `lang` attributes, plurals and lists, as BCP 47: `hi-IN`. */
    lang: tag,
    /** The language whose digit groups numbers without a currency have, if another. */
    numbers: tag.optional(),
  })
  .transform(({ numbers, ...rest }) => ({ ...rest, numbers: numbers ?? rest.lang }))
  .refine(({ lang }) => lang.startsWith(currentLocale()), {
    path: ['lang'],
    error: () => `Must begin with ${currentLocale()}, the language of its folder`,
  });

/** Name and tag of the current locale's language, from its locale.yaml. */
export const language = readOnce(() => readContent('locale.yaml', schema));

/** For the `lang` attribute of a text: nothing where the page itself is in its language. */
export const langHere = (lang: string): string | undefined => (lang === language().lang ? undefined : lang);

/** For the `lang` attribute of an English text: nothing on an English page. */
export const englishHere = (): string | undefined => langHere(inLocale(ENGLISH, language).lang);

const LOCALE = /^[a-z]{2}$/;

/** The locales of the content: English, and each folder whose name is two letters; it must have a locale.yaml. */
export const locales = readOnce((): readonly Locale[] => [
  ENGLISH,
  ...readdirSync(contentRoot())
    .filter((name) => LOCALE.test(name) && name !== ENGLISH)
    .sort(),
]);

/** The languages that have a file, without English. */
export const translationsOf = (file: string): Locale[] =>
  locales().filter((locale) => locale !== ENGLISH && inLocale(locale, () => isTranslated(file)));

/** The folders of the English content, and how the names of their files end. */
const FOLDERS: Readonly<Record<string, string>> = {
  blogs: '.md',
  series: '.json',
  legal: '.md',
  messages: '.yaml',
  reports: '.md',
  subjects: '.yaml',
  supply: '.yaml',
  vocabulary: '.yaml',
};

/** Names become addresses and ids; with a capital a file is found on one system and not on the next. */
const NAME = /^[a-z0-9-]+\.[a-z]+$/;
/** A superseded version: a text and a snapshot, in a folder of its report. */
const VERSION = /^[a-z0-9-]+\/v\d+\.(?:md|json)$/;
/** An older version of a legal text, in a folder of its name. */
const LEGAL_VERSION = /^versions\/[a-z-]+\/\d+\.\d+\.md$/;

/**
 * Checks that each folder of the content is one of {@link FOLDERS} or a language, and that the files of the
 * English ones have names by which they are found, because nothing reads another.
 * @throws ContentError naming the folder or the file
 */
export function checkFolders(): void {
  const folders = readdirSync(contentRoot(), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders)
    if (!isHidden(name) && !Object.hasOwn(FOLDERS, name) && (!LOCALE.test(name) || name === ENGLISH))
      throw new ContentError(
        name,
        1,
        'Nothing reads this folder: that of a translation is named by two letters, as content/hi; ' +
          'English is content itself',
      );
  for (const [folder, ending] of Object.entries(FOLDERS))
    for (const file of filesBelow(path.join(contentRoot(), folder))) {
      const isRead =
        (NAME.test(file) && file.endsWith(ending)) ||
        (folder === 'reports' && VERSION.test(file)) ||
        (folder === 'legal' && LEGAL_VERSION.test(file));
      if (!isRead && path.basename(file) !== 'README.md')
        throw new ContentError(
          `${folder}/${file}`,
          1,
          `Nothing reads this file: name it in small letters, digits and hyphens, with the ending ${ending}`,
        );
    }
}

/** The paths of the files below a folder, without hidden ones. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isHidden(entry.name))
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    );
}

/** A file of a file manager or an editor, such as .DS_Store. */
const isHidden = (name: string) => name.startsWith('.');

/** What pages in other languages than English show; of a folder, its own files. */
const TRANSLATABLE = [
  'locale.yaml',
  'site.yaml',
  'landing.yaml',
  'faq.yaml',
  'glossary.yaml',
  'team.yaml',
  'messages/*.yaml',
  'reports/*.md',
  'blogs/*.md',
  'legal/*.md',
  'series/*.json',
];

const isTranslatable = (file: string) =>
  TRANSLATABLE.some((pattern) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return file === pattern;
    return file.startsWith(before) && file.endsWith(after) && !file.slice(before.length).includes('/');
  });

/**
 * Checks that each file of a translation has an English one, and that a page shows it.
 * @throws ContentError naming the file that translates nothing, or that nobody would see
 */
export function checkTranslation(locale: Locale): void {
  const root = path.join(contentRoot(), locale);
  if (!existsSync(path.join(root, 'locale.yaml')))
    throw new ContentError(
      `${locale}/locale.yaml`,
      1,
      'The language has no name and tag: write the file as content/locale.yaml is',
    );
  for (const file of filesBelow(root)) {
    if (!existsSync(path.join(contentRoot(), file)))
      throw new ContentError(`${locale}/${file}`, 1, `There is no content/${file} that it could translate`);
    if (!isTranslatable(file))
      throw new ContentError(
        `${locale}/${file}`,
        1,
        `No page shows this file in another language than English: a translation has ${TRANSLATABLE.join(', ')}`,
      );
  }
  inLocale(locale, language);
}
