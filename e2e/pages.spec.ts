import { site } from '@/lib/content/site';
import { siteOrigin } from '@/lib/env';
import { ALL, INDEXED, PUBLIC, UNLISTED } from './routes';
import { markupProblems } from './support/markup';
import { expect, test } from './support/test';

// What a crawler or a browser without script gets is the page.
test.use({ javaScriptEnabled: false });

for (const path of ALL)
  test(`${path} is a whole page without script`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveTitle(path === '/' ? /\S/ : new RegExp(` \\| ${site().product}$`));
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(80);
    expect(await markupProblems((await response?.text()) ?? '')).toEqual([]);
  });

for (const path of PUBLIC)
  test(`${path} says what it is to who shows it elsewhere`, async ({ page }) => {
    await page.goto(path);
    const head = (selector: string, attribute = 'content') =>
      page.locator(`head ${selector}`).getAttribute(attribute);
    const address = new URL(path, siteOrigin()).href;
    expect(withoutSlash(await head('link[rel="canonical"]', 'href'))).toBe(withoutSlash(address));
    const description = await head('meta[name="description"]');
    expect(description).toMatch(/^.{40,200}$/);
    expect(await head('meta[property="og:title"]')).toBeTruthy();
    expect(await head('meta[property="og:description"]')).toBe(description);
    expect(withoutSlash(await head('meta[property="og:url"]'))).toBe(withoutSlash(address));
    await expect(page.locator('head meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  });

for (const path of UNLISTED)
  test(`${path} stays out of search engines`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

test('no two pages share a title or a description', async ({ page }) => {
  const seen: string[] = [];
  for (const path of PUBLIC) {
    await page.goto(path);
    seen.push(await page.title());
    seen.push((await page.locator('head meta[name="description"]').getAttribute('content')) ?? '');
  }
  expect(seen.filter((text, i) => seen.indexOf(text) !== i)).toEqual([]);
});

test('the sitemap lists the indexed pages and no other', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap((match) => match[1] ?? []);
  const expected = INDEXED.map((path) => new URL(path, siteOrigin()).href);
  expect(listed.sort()).toEqual(expected.sort());
});

/** Of the front page, Next writes the canonical address without its slash. */
function withoutSlash(address: string | null): string | undefined {
  return address?.replace(/\/$/, '');
}
