import type { Page } from '@playwright/test';
import { routes } from '@/lib/web/routes';
import { DARK_PHONE, LIGHT_DESK, problemsInLooks } from '@/testing/browser/axe';
import { expect, test } from '@/testing/browser/test';

// An analysis is asked for, changed, printed and taken along, as pages and in place.

const GOLD = routes.analysisAnswer('growth/gold-inr-10g/10y');
const METALS = routes.analysisAnswer('growth/gold-inr-10g~silver-inr-kg/20y');

const sentence = (page: Page) => page.getByRole('heading', { level: 1 });
const part = (page: Page, words: RegExp) =>
  page.getByRole('region', { name: 'What was understood' }).getByText(words);

/** Chooses gold in rupees and its last ten years. */
async function choose(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Measure', exact: true }).selectOption('growth');
  await page.getByRole('combobox', { name: 'Series', exact: true }).selectOption('gold-inr-10g');
  await page.getByLabel('10 years').check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Work it out' }).last().click();

/** Opens the part of the question about the window and chooses another. */
async function askOtherWindow(page: Page): Promise<void> {
  await part(page, /the last 10 years/).click();
  await page.getByRole('link', { name: 'the last 5 years' }).click();
}

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 900 }],
] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`on ${device}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ viewport, javaScriptEnabled });

      test('choices lead to an answer, to another window of it, and back', async ({ page }) => {
        await page.goto(routes.analysis);
        await choose(page);
        await send(page);
        await expect(page).toHaveURL(GOLD);
        await expect(sentence(page)).toHaveText(/^Growth a year from June 2016 to June 2026: Gold in rupees/);
        await askOtherWindow(page);
        await expect(page).toHaveURL(routes.analysisAnswer('growth/gold-inr-10g/5y'));
        await expect(sentence(page)).toHaveText(/from June 2021 to June 2026/);
        await page.goBack();
        await expect(page).toHaveURL(GOLD);
        await expect(sentence(page)).toHaveText(/from June 2016 to June 2026/);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      });

      test('what is no analysis is answered with the reason and all that was chosen', async ({ page }) => {
        await page.goto(routes.analysis);
        await choose(page);
        await page.getByLabel('From a month to another').check();
        await page.getByLabel('From', { exact: true }).fill('long ago');
        await send(page);
        await expect(sentence(page)).toHaveText(/^The window cannot be read/);
        await expect(page.getByLabel('From', { exact: true })).toHaveValue('long ago');
      });

      test('a question that is not understood stays in its field, and is in no address', async ({ page }) => {
        await page.goto(routes.analysis);
        await page.getByLabel('Your question').fill('xyzzy plugh');
        await page.getByRole('button', { name: 'Work it out' }).first().click();
        await expect(page).toHaveURL(routes.analysisAsk);
        await expect(sentence(page)).toBeVisible();
        await expect(page.getByLabel('Your question')).toHaveValue('xyzzy plugh');
      });

      test('every figure leads to its evidence', async ({ page }) => {
        await page.goto(METALS);
        const figure = page.locator('.report-key a').first();
        const id = (await figure.getAttribute('href'))?.slice(1) ?? '';
        await figure.click();
        await expect(page.locator(`[id="${id}"] [data-fact="Formula"]`)).toBeVisible();
      });
    });

test.describe('in place', () => {
  test('the answer takes the place of the page, the focus and the status say so', async ({ page }) => {
    await page.goto(GOLD);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await askOtherWindow(page);
    await expect(sentence(page)).toHaveText(/from June 2021 to June 2026/);
    expect(loads).toEqual([]);
    await expect(sentence(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Answer ready: Growth a year' })).toHaveCount(1);
    await expect(page).toHaveTitle(/June 2021/);
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test('says so and keeps what was typed', async ({ page }) => {
      await page.goto(routes.analysis);
      const question = page.getByLabel('Your question');
      await question.fill('gold 10 years');
      await page.waitForFunction(() => 'asks' in document.documentElement.dataset);
      await page.route('**/analysis/ask', (route) => route.abort());
      await question.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'No connection.' })).toBeVisible();
      await expect(question).toHaveValue('gold 10 years');
    });
  });
});

test('an answer prints its evidence, on sheets as wide as A4', async ({ page }) => {
  await page.goto(METALS);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 960 });
  await expect(page.locator('.answer-evidence .figure-table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the address' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
});

test('no script is loaded to read an answer, and its page has at most 1,500 elements', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(METALS);
  await expect(sentence(page)).toBeVisible();
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1500);
});

test('search engines keep out of answers and may read the page that asks', async ({ request }) => {
  const answer = await request.get(GOLD);
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect((await request.get(routes.analysis)).headers()['x-robots-tag']).toBeUndefined();
});

for (const [what, path, open] of [
  ['the alternatives of a part', GOLD, '.echo summary'],
  ['the evidence of an answer', GOLD, '.answer-evidence summary'],
  ['the form of an answer', GOLD, '.answer-change summary'],
] as const)
  test(`axe finds nothing in ${what}`, async ({ page }) => {
    await page.goto(path);
    await page.locator(open).first().click();
    expect(await problemsInLooks(page, [LIGHT_DESK, DARK_PHONE])).toEqual([]);
  });
