import { env } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import type { SearchEntry } from '@/lib/web/search/search-index';
import type { Page } from '@playwright/test';
import { SAMPLE_REPORT } from '@/testing/pages/addresses';
import { ask } from '@/testing/servers/loopback';
import { expect, test } from '@/testing/browser/test';

const { PORT } = env();
const REPORT = routes.report(SAMPLE_REPORT);
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const hits = (page: Page) => page.locator('#search li a');

test(
  'the key / opens the search, arrows lead through the results, Enter to one of them',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(routes.home);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    // Whatever is typed before the scripts are there is searched as well.
    await page.keyboard.type('silver');
    await expect(page.locator('#search').getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(page.locator('#search mark').first()).toHaveText(/silver/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const address = await hits(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address ?? 'none'}$`));
  },
);

test('Escape closes the search, and what is typed into a field opens none', async ({ page }) => {
  await page.goto(routes.posts);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.getByRole('main').getByRole('searchbox').press('/');
  await expect(field(page)).toBeHidden();
});

test('a mistake in a word is forgiven, and nothing found is said', async ({ page }) => {
  await page.goto(REPORT);
  await page.keyboard.press('/');
  await field(page).fill('drawdwon');
  await expect(hits(page).first()).toHaveAttribute('href', /drawdown/);
  await field(page).fill('qqqqqqqq');
  await expect(page.locator('#search').getByRole('status')).toHaveText(/^No results found\./);
});

test('Enter in the field leads to the page of results', async ({ page }) => {
  await page.goto(REPORT);
  await page.keyboard.press('/');
  await field(page).fill('repo rate');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=repo\+rate$/);
  await expect(page.getByRole('main').getByText(/^\d+ results for: repo rate$/)).toBeVisible();
});

test('nothing of the search is loaded before its field is focused, and its file once', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await page.goto(`${REPORT}#window`);
  const other = page.locator('form.window-form').getByLabel('From');
  // The page script, which comes with the focus, loads the others while the focus is there.
  await other.focus();
  await page.waitForFunction(() => document.querySelectorAll('script[src*="/_next/"]').length > 0);
  await other.blur();
  await page.mouse.wheel(0, 500);
  expect(addresses).not.toContain(routes.searchFile);
  const scripts = addresses.filter((path) => path.endsWith('.js')).length;
  await page.keyboard.press('/');
  await field(page).fill('gold');
  await expect(hits(page).first()).toBeVisible();
  expect(addresses.filter((path) => path === routes.searchFile)).toHaveLength(1);
  expect(addresses.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scripts);
});

test.describe('a file of the search that cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('leaves the page of results', async ({ page }) => {
    await page.route(routes.searchFile, (route) => route.abort());
    await page.goto(routes.home);
    await page.keyboard.press('/');
    await expect(page.locator('#search').getByRole('status')).toHaveText(/^We could not load the search\./);
    await field(page).fill('gold');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=gold$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the panel opens, and its form leads to the results with the words marked',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto(routes.faqs);
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await field(page).fill('slver');
      await field(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results');
      await expect(page.getByRole('main').locator('mark').first()).toHaveText(/silver/i);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('slver');
    },
  );
});

test('the file lists what the feeds list, and every place that it names exists', async () => {
  const entries = JSON.parse((await ask(PORT, routes.searchFile)).text) as SearchEntry[];
  for (const [of, kind] of [
    ['posts', 'post'],
    ['reports', 'report'],
  ] as const) {
    const feed = JSON.parse((await ask(PORT, routes.feed(of, 'json'))).text) as { items: { url: string }[] };
    expect(entries.filter((entry) => entry.kind === kind).map(({ path }) => path)).toEqual(
      feed.items.map(({ url }) => new URL(url).pathname),
    );
  }
  for (const { path } of entries) {
    const [address = '', id] = path.split('#');
    const page = await ask(PORT, address);
    expect([path, page.status]).toEqual([path, 200]);
    if (id) expect(page.text).toContain(`id="${id}"`);
  }
});

for (const [what, query] of [
  ['10 kB', 'a'.repeat(10_000)],
  ['ten thousand bytes of words', 'gold '.repeat(2_000)],
  ['control characters', 'gold\u0000\u0007\u202e\r\nSet-Cookie: a=b'],
  ['HTML', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['names that objects inherit', '__proto__ constructor toString hasOwnProperty'],
  ['half a character', '\ud83d'.toWellFormed()],
  ['a pattern', '(a+)+$ .* [^]'],
] as const)
  test(`a search for ${what} is answered plainly`, async () => {
    const answer = await ask(PORT, `${routes.search}?${new URLSearchParams({ q: query })}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.text).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(answer.text).not.toMatch(/<script>alert|<img src=x/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

test('a query that is named twice, or none, is answered too', async () => {
  for (const [search, words] of [
    ['q=gold&q=silver', 'results'],
    ['q=', 'look for your words'],
    ['q[]=gold', 'look for your words'],
    ['', 'look for your words'],
  ] as const) {
    const { status, text } = await ask(PORT, `${routes.search}?${search}`);
    expect([search, status]).toEqual([search, 200]);
    expect(text).toContain(words);
  }
});

test('the old address of the search leads to the new one, with its words', async () => {
  const { status, headers } = await ask(PORT, '/blogs/search?q=gold');
  expect([status, headers.location]).toEqual([308, '/search?q=gold']);
});
