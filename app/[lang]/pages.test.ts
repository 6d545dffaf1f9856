import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH } from '@/lib/content/locale';
import { otherLocalesOf, pathIn, translatedPages } from '@/lib/web/translations';

type Params = Record<string, string>;
type Page = { generateStaticParams?: () => readonly Params[] };

/** The addresses of a page by its file; one without static parameters is made for each request. */
async function addressesOf(file: string, locale: string): Promise<string[]> {
  const { generateStaticParams } = (await import(path.join(__dirname, file))) as Page;
  const folder = path.dirname(file).replace(/\([^)]*\)\/?/g, '');
  const pattern = path.join('/[locale]', folder).replace(/\/$/, '');
  return (generateStaticParams?.() ?? [{ locale }]).map((params) =>
    pattern.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? ''),
  );
}

test('every page of lib/web/translations.ts is in this folder in each of its languages', async () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)page\.tsx$/.test(file),
  );
  for (const { locale, paths } of translatedPages()) {
    if (locale === ENGLISH) continue;
    const addresses = (await Promise.all(files.map((file) => addressesOf(file, locale)))).flat();
    expect(paths.map((one) => pathIn(locale, one)).filter((one) => !addresses.includes(one))).toEqual([]);
  }
});

const pagesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.posix.join('/web', path.dirname(file)))
    .sort();

test('the pages below /web that lib/web/translations.ts has in other languages are those of this folder', () => {
  const translated = pagesBelow(path.join(__dirname, '../web')).filter(
    (page) => otherLocalesOf(page).length > 0,
  );
  expect(translated).toEqual(pagesBelow(path.join(__dirname, 'web')));
});
