import { env } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { expect, test } from '@/testing/browser/test';
import { ask } from '@/testing/servers/loopback';

const { PORT } = env();
const GOLD = routes.dataSeries('gold-inr-10g');

test(
  'the field above the table of all data leaves the rows with its words',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(routes.data);
    const rows = page.locator('.series-table tr:has(th[scope=row])').filter({ visible: true });
    const all = await rows.count();
    expect(all).toBeGreaterThan(150);
    await page.getByLabel('Filter by name').fill('gold rupees');
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: 'Equity' })).toBeHidden();
    await page.getByLabel('Filter by name').fill('xyzzy');
    await expect(page.getByRole('main').getByText(/^Nothing here has these words/)).toBeVisible();
    await page.getByLabel('Filter by name').fill('');
    await expect(rows).toHaveCount(all);
  },
);

test('the table is at most 12,000 px high on a laptop, and never wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.data);
  const size = () =>
    page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
  expect((await size())[0]).toBeLessThanOrEqual(12_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const [height, width] = await size();
  expect(width).toBe(360);
  // Two lines a row.
  expect(height).toBeLessThanOrEqual(16_000);
});

test('without script all rows stand, and the field does not', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(routes.data);
  await expect(page.getByLabel('Filter by name')).toBeHidden();
  await page.getByRole('link', { name: 'Gold in rupees', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${GOLD}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Gold in rupees' })).toBeVisible();
  await context.close();
});

test('the page of a series is kept, its charts stand beside it, and an unknown name has neither', async () => {
  const first = await ask(PORT, GOLD);
  expect(first.status).toBe(200);
  expect(first.headers['cache-control']).toBe('public, max-age=300');
  expect(first.headers['x-robots-tag']).toBeUndefined();
  // From memory a page has no id of its request.
  const again = await ask(PORT, GOLD);
  expect([again.status, again.headers['x-request-id'], again.text]).toEqual([200, undefined, first.text]);
  for (const kind of ['svg', 'png'] as const)
    expect((await ask(PORT, routes.seriesChart('gold-inr-10g', kind))).status).toBe(200);
  for (const path of [routes.dataSeries('no-such-series'), routes.seriesChart('no-such-series', 'svg')])
    expect((await ask(PORT, path)).status).toBe(404);
  expect((await ask(PORT, routes.dataFile('gold-inr-10g', 'csv'))).status).toBe(200);
});
