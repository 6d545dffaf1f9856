import { DESCRIPTION, lengthProblem } from '@/lib/content/lengths';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { EVERY, INDEXED, KINDS, MISSING, PUBLIC, UNLISTED } from './routes';
import { markupProblems } from '@/testing/pages/markup';
import { limitsOf } from '@/testing/pages/page-limits';
import { attributeIn, knownPage, sentPage, textOf } from '@/testing/pages/sent-page';
import { expect, test } from '@/testing/browser/test';

// These tests check the HTML that a crawler gets, so they need no browser.

for (const path of EVERY)
  test(`${path} is a whole page, of valid HTML`, async () => {
    const page = await knownPage(path);
    expect(page.status).toBe(200);
    const headings = page.document.querySelectorAll('h1');
    expect(headings.map(textOf)).toEqual([expect.stringMatching(/\p{L}/u)]);
    const title = textOf(page.document.querySelector('head title'));
    expect(title).toMatch(/^\/(?:[a-z]{2})?$/.test(path) ? /\S/ : new RegExp(` \\| ${site().product}$`));
    expect(textOf(page.document.querySelector('main')).length).toBeGreaterThan(80);
    expect(await markupProblems(page.text)).toEqual([]);
  });

for (const path of PUBLIC)
  test(`${path} says what it is to who shows it elsewhere`, async () => {
    const page = await knownPage(path);
    const content = (selector: string) => attributeIn(page, `head ${selector}`, 'content');
    expect(withoutSlash(attributeIn(page, 'head link[rel="canonical"]', 'href'))).toBe(
      withoutSlash(page.address),
    );
    const description = content('meta[name="description"]');
    expect(lengthProblem(description ?? '', DESCRIPTION)).toBeNull();
    expect(content('meta[property="og:title"]')).toBeTruthy();
    expect(content('meta[property="og:description"]')).toBe(description);
    expect(withoutSlash(content('meta[property="og:url"]'))).toBe(withoutSlash(page.address));
    expect(content('meta[name="robots"]') ?? '').not.toContain('noindex');
  });

for (const path of [...UNLISTED, KINDS['a search with results'], ...Object.values(MISSING)])
  test(`${path} stays out of search engines`, async () => {
    expect(attributeIn(await knownPage(path), 'head meta[name="robots"]', 'content')).toContain('noindex');
  });

test('no two pages have the same title or description', async () => {
  const seen: string[] = [];
  for (const path of PUBLIC) {
    const page = await knownPage(path);
    seen.push(textOf(page.document.querySelector('head title')));
    seen.push(attributeIn(page, 'head meta[name="description"]', 'content') ?? '');
  }
  expect(seen).not.toContain('');
  expect(seen.filter((text, i) => seen.indexOf(text) !== i)).toEqual([]);
});

test('no page and none of its stylesheets is heavier than its kind may be', async ({ request }) => {
  const sizeOf = async (address: string) => {
    const response = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers()['content-encoding'], address).toBe('br');
    return Number(response.headers()['content-length']);
  };
  const heavy: string[] = [];
  for (const path of PUBLIC) {
    const { html, css } = limitsOf(path);
    const { text } = await knownPage(path);
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const ofSheets = await Promise.all(sheets.map(([, address = '']) => sizeOf(address)));
    const styles = ofSheets.reduce((sum, size) => sum + size, 0);
    expect(styles, path).toBeGreaterThan(0);
    const page = await sizeOf(path);
    if (page > html) heavy.push(`${path}: ${page} of ${html}`);
    if (styles > css) heavy.push(`${path}: ${styles} of ${css} of styles`);
  }
  expect(heavy).toEqual([]);
});

test('the sitemap lists the indexed pages and no others', async () => {
  const parts = await Promise.all(
    ['pages', 'reports', 'posts'].map((name) => sentPage(routes.sitemap(name))),
  );
  const listed = parts.flatMap(({ text }) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap((match) => match[1] ?? []),
  );
  const expected = INDEXED.map((path) => new URL(path, siteOrigin()).href);
  expect(listed.sort()).toEqual(expected.sort());
});

/** Next writes the canonical address of the front page without its slash. */
function withoutSlash(address: string | null): string | undefined {
  return address?.replace(/\/$/, '');
}
