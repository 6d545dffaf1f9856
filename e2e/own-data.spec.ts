import type { Page } from '@playwright/test';
import { closeDb } from '@/lib/records/database';
import { routes } from '@/lib/web/routes';
import { env } from '@/lib/platform/env';
import { ask, closeAll } from '@/testing/servers/loopback';
import { DEVICES } from '@/testing/browser/devices';
import { DARK_PHONE, LIGHT_DESK, problemsInLooks } from '@/testing/browser/axe';
import { signedIn } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';

// A reader brings a table, answers what it leaves open, asks of it, stores it in the account, opens its
// address again, and deletes it.

test.afterAll(closeDb);
test.afterEach(closeAll);

/** Each month of five years, 1% a month, and a date that can be read in two ways. */
const CSV = `Date,Close\n${Array.from({ length: 60 }, (_, i) => {
  const month = String((i % 12) + 1).padStart(2, '0');
  return `${2019 + Math.floor(i / 12)}-${month}-28,${(100 * 1.01 ** i).toFixed(4)}`;
}).join('\n')}\n`;

/** As copied from a sheet: day or month may come first. */
const CELLS = [
  'Date\tNAV',
  '03/04/2024\t1,23,456.50',
  '04/05/2024\t1,24,000.25',
  '05/06/2024\t1,25,100',
].join('\n');

const sentence = (page: Page) => page.getByRole('heading', { level: 1 });

async function nameIt(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What is it called?' }).fill(name);
  await page.getByRole('button', { name: 'Get the answer' }).click();
}

async function upload(page: Page, name = 'My fund'): Promise<void> {
  await page.goto(routes.analysisOwn);
  await page
    .getByLabel('A file')
    .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(sentence(page)).toHaveText('Tell us what the numbers are');
  await expect(page.getByText('We read: monthly closing prices. Change')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('radio', { name: 'Rupees' })).toBeChecked();
  await nameIt(page, name);
  await expect(sentence(page)).toHaveText(/My fund.* 12\.7% a year/);
}

for (const { on, viewport, javaScriptEnabled } of DEVICES)
  test.describe(on, () => {
    test.use({ viewport, javaScriptEnabled });

    test(
      'a file leads to questions, to an answer, and to another question of it',
      { tag: '@smoke' },
      async ({ page }) => {
        await upload(page);
        await expect(page.getByText('Your own data, not checked by').first()).toBeVisible();
        await page.getByRole('combobox', { name: 'What do you want to know?' }).selectOption('growth');
        await page.getByRole('combobox', { name: 'Compare with (optional)' }).fill('gold');
        await page.getByLabel('3 years').check();
        await page.getByRole('button', { name: 'Get the answer' }).click();
        await expect(sentence(page)).toHaveText(/My fund.*gold|Gold.*My fund/);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
        await expect(page.locator('#answer a[href*=".json"], #answer a[href*=".svg"]')).toHaveCount(0);
      },
    );

    test('pasted cells are asked about with one of them, and nothing that was pasted is lost', async ({
      page,
    }) => {
      await page.goto(routes.analysisOwn);
      await page.getByLabel('Or cells from a sheet').fill('Dear all,\nhere are my numbers.');
      await page.getByRole('button', { name: 'Read it' }).click();
      // The field alone would say the same before the answer has come.
      await expect(page).toHaveURL(new RegExp(`${routes.analysisOwnAnswer}$`));
      await expect(page.getByLabel('Or cells from a sheet')).toHaveValue(/here are my numbers/);
      await page.getByLabel('Or cells from a sheet').fill(CELLS);
      await page.getByRole('button', { name: 'Read it' }).click();
      await page.getByRole('radio', { name: /^Day first.*03\/04\/2024: 3 April 2024/ }).check();
      await page.getByText('We read: closing prices in rupees. Change').click();
      await expect(page.getByRole('radio', { name: 'Rupees' })).toBeChecked();
      await nameIt(page, 'NAV');
      await expect(sentence(page)).toHaveText(/NAV.* 1\.3%/);
    });
  });

test.describe('with script', () => {
  test('an answer has an address that tells others nothing, and nothing of it stays in the browser', async ({
    page,
    browser,
  }) => {
    // Until November 2026 a press stored series there.
    await page.goto(routes.analysisOwn);
    await page.evaluate(() => void indexedDB.open('own-series', 1));
    await upload(page);
    await expect(async () => {
      await sentence(page).hover();
      await page.getByRole('combobox', { name: 'What do you want to know?' }).hover();
      expect(page.url()).toMatch(/\/analysis\/growth\/own\.\w{8}\/all$/);
    }).toPass();
    const address = page.url();
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);

    await page.goto(address);
    await expect(sentence(page)).toHaveText(/is not on this device/);
    await expect(page.getByRole('link', { name: 'Bring your own data' }).first()).toBeVisible();

    const stranger = await browser.newPage();
    const response = await stranger.goto(address);
    expect(await stranger.content()).not.toMatch(/My fund|12\.7%/);
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(response?.headers()['x-robots-tag']).toContain('noindex');
    await stranger.close();
  });

  test('a file that is too large is said to be so before it is sent', async ({ page }) => {
    await page.goto(routes.analysisOwn);
    await expect(async () => {
      await page.getByLabel('A file').hover();
      await page.getByRole('button', { name: 'Read it' }).hover();
      await page.locator('html[data-asks]').waitFor({ state: 'attached', timeout: 1000 });
    }).toPass();
    const buffer = Buffer.alloc(3_500_000, 'x');
    await page.getByLabel('A file').setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer });
    const message = page.getByLabel('A file').evaluate((field: HTMLInputElement) => field.validationMessage);
    expect(await message).toBe('This file has 4 MB; at most 1 MB fits, about 40 years of days.');
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('who is signed in stores a series in the account, opens its address, and deletes it', async ({
      page,
      context,
    }) => {
      await upload(page);
      await page.getByRole('button', { name: 'Store in my account' }).click();
      await expect(page.getByText(/^Sign in first/)).toBeVisible();
      await signedIn(context);
      await page.getByRole('button', { name: 'Store in my account' }).click();
      await expect(page.getByText('Your data is stored in your account.')).toBeVisible();
      await page.goto(routes.ownSeries);
      await page.getByRole('link', { name: 'My fund' }).click();
      await expect(page).toHaveURL(/\/analysis\/growth\/own\.\w{8}\/all$/);
      await expect(sentence(page)).toHaveText(/My fund.* 12\.7% a year/);
      const response = await page.reload();
      expect(response?.headers()['cache-control']).toContain('no-store');
      await page.goto(routes.ownSeries);
      await page.getByRole('button', { name: 'Delete: My fund' }).click();
      await expect(page.getByText('You have stored no data in your account.')).toBeVisible();
    });
  });

const { PORT } = env();

test('what is too large is refused by its length, also to a client that closes; another site cannot post', async () => {
  const type = 'multipart/form-data; boundary=a';
  const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' };
  const body = `--a\r\nContent-Disposition: form-data; name="text"\r\n\r\n${'x'.repeat(1_300_000)}\r\n--a--\r\n`;
  for (let i = 0; i < 4; i += 1) {
    const large = await ask(PORT, routes.analysisOwnAnswer, { method: 'POST', headers, body });
    expect([large.status, large.text]).toEqual([
      413,
      expect.stringContaining('This file has 2 MB; at most 1 MB fits'),
    ]);
  }
  const other = await ask(PORT, routes.analysisOwnAnswer, {
    method: 'POST',
    headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' },
    body: '--a--\r\n',
  });
  expect(other.status).toBe(403);
});

test('of own data there is no file, no chart and no page in a cache', async () => {
  for (const path of [
    routes.analysisFile('growth/own.x7k2m9qa/all', 'json'),
    routes.analysisFile('growth/own.x7k2m9qa/all', 'csv'),
    routes.analysisChart('growth/own.x7k2m9qa/all'),
    routes.analysisOwnResult,
  ])
    expect([path, (await ask(PORT, path)).status]).toEqual([path, 404]);
  const page = await ask(PORT, routes.analysisAnswer('growth/own.x7k2m9qa~gold-inr-10g/5y'));
  expect([page.status, page.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
  expect(page.headers['x-robots-tag']).toContain('noindex');
});

test('is clean for axe in both looks, from the form to the answer', async ({ page }) => {
  await page.goto(routes.analysisOwn);
  expect(await problemsInLooks(page, [DARK_PHONE, LIGHT_DESK])).toEqual([]);
  await page.getByLabel('Or cells from a sheet').fill(CELLS);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(sentence(page)).toHaveText('Tell us what the numbers are');
  expect(await problemsInLooks(page, [DARK_PHONE, LIGHT_DESK])).toEqual([]);
  await upload(page);
  expect(await problemsInLooks(page, [DARK_PHONE, LIGHT_DESK])).toEqual([]);
});
