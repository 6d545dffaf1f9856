import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH } from '@/lib/content/locale';
import { routes } from '@/lib/web/routes';
import { localesOf, translatedPages } from '@/lib/web/translations';

/** Whether it is a page of posts, of which more may become public after the build. */
const isOfPost = (file: string) => file.includes('/blogs/[slug]/');

type Params = Record<string, string>;
type Page = { generateStaticParams?: () => readonly Params[] | Promise<readonly Params[]> };

/** The pages of this folder, without the lists of posts, whose layout says that they are in English. */
const PAGES = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'page.tsx' && (isOfPost(file) || !file.includes('/blogs/')),
);

/** The path of a page in English. */
const pathOf = (file: string, names: Params) =>
  path.posix
    .join('/', path.dirname(file).replace(/(?:^|\/)\([^)]*\)/g, ''))
    .replace(/\[(\w+)\]/g, (_, name: string) => names[name] ?? '');

/** The paths of a page, and its languages there; none if it is made for each request, when it asks by itself. */
async function languagesByPath(file: string): Promise<Map<string, string[]>> {
  const { generateStaticParams } = (await import(path.join(__dirname, file))) as Page;
  const languages = new Map<string, string[]>();
  for (const { lang = '', ...names } of (await generateStaticParams?.()) ?? []) {
    const address = pathOf(file, names);
    languages.set(address, [...(languages.get(address) ?? []), lang]);
  }
  return languages;
}

const codeOf = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

test.each(PAGES)('%s is in the languages that lib/web/translations.ts names', async (file) => {
  const languages = await languagesByPath(file);
  for (const [address, ours] of languages)
    expect([address, ours]).toEqual([
      address,
      codeOf(file).includes('englishOnly') ? [ENGLISH] : localesOf(address),
    ]);
  // Next keeps what it renders of an address, also of one in a language that there is not.
  expect(codeOf(file)).toMatch(
    languages.size > 0 && !isOfPost(file)
      ? /^export const dynamicParams = false;$/m
      : /(?:renderInLanguage|personalPage)\(props, |confirmPage\(/,
  );
});

test('every page of lib/web/translations.ts is in this folder in each of its languages', async () => {
  const pages = new Map((await Promise.all(PAGES.map(languagesByPath))).flatMap((each) => [...each]));
  for (const { locale, paths } of translatedPages())
    expect(paths.filter((one) => one !== routes.web && !(pages.get(one)?.includes(locale) ?? false))).toEqual(
      [],
    );
});
