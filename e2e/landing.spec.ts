import type { Page } from '@playwright/test';
import { DARK_PHONE, LIGHT_DESK, problemsInLooks } from '@/testing/browser/axe';
import { DEVICES } from '@/testing/browser/devices';
import { expect, test } from '@/testing/browser/test';
import { routes } from '@/lib/web/routes';

// The landing page: a question is asked and answered on its first screen, and nothing of it is ever empty.

const field = (page: Page) => page.getByLabel('Your question', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Get the answer' }).first();
const chips = (page: Page) => page.getByRole('group', { name: 'Questions to try' }).getByRole('link');
const card = (page: Page) => page.getByRole('region', { name: 'Example conversation' });
const sentence = (page: Page) => card(page).getByRole('heading', { level: 2 });

/** The script comes when a person reaches for the field; who is faster is led to pages. */
const untilInPlace = (page: Page) => page.locator('html[data-asks]').waitFor({ state: 'attached' });

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await untilInPlace(page);
  await field(page).press('Enter');
  await expect(card(page).locator('[data-part=question]:visible')).toHaveText(question);
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const)
  test(`the field and its chips are on the first screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.home);
    for (const control of [field(page), send(page), chips(page).first()])
      await expect(control).toBeInViewport({ ratio: 1 });
  });

for (const [width, most] of [
  [360, 7_000],
  [1280, 4_800],
] as const)
  test(`the page is at most ${most} pixels high at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(routes.home);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });

test(
  'a question is answered in the card, and leads to its full answer',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(routes.home);
    const before = await sentence(page).textContent();
    await ask(page, 'How much did gold grow in 10 years?');
    await expect(sentence(page)).toBeFocused();
    await expect(sentence(page)).not.toHaveText(before ?? '');
    await expect(card(page).getByRole('img').filter({ visible: true }).first()).toBeVisible();
    await expect(page).toHaveURL(routes.home);
    await card(page).getByRole('link', { name: 'Open the full answer' }).click();
    await expect(page).toHaveURL(routes.analysisAnswer('growth/gold-inr-10g/10y'));
  },
);

test('a chip answers in the card', async ({ page }) => {
  await page.goto(routes.home);
  await chips(page).last().focus();
  await untilInPlace(page);
  await page.keyboard.press('Enter');
  await expect(card(page).locator('[data-part=question]:visible')).toHaveText('How far did Bitcoin fall?');
  await expect(sentence(page)).toContainText('Bitcoin');
});

test('that a question is not understood is said below the field, and the card keeps its answer', async ({
  page,
}) => {
  await page.goto(routes.home);
  const before = await sentence(page).textContent();
  await field(page).fill('xyzzy plugh');
  await untilInPlace(page);
  await field(page).press('Enter');
  await expect(page.locator('[data-not-understood]')).not.toBeEmpty();
  await expect(field(page)).toHaveValue('xyzzy plugh');
  await expect(chips(page)).toHaveCount(4);
  await expect(sentence(page)).toHaveText(before ?? '');
});

test('what is not answered is refused in the card, with answers about what it names', async ({ page }) => {
  await page.goto(routes.home);
  await ask(page, 'Should I buy gold?');
  await card(page).locator('.answer-links a').first().click();
  await expect(card(page).locator('[data-part=link]:visible')).toBeVisible();
  await expect(page).toHaveURL(routes.home);
});

test('names and questions are suggested while somebody types', async ({ page }) => {
  await page.goto(routes.home);
  await field(page).focus();
  await untilInPlace(page);
  await field(page).pressSequentially('Reli');
  const combobox = page.getByRole('combobox', { name: 'Your question' });
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option', { name: 'Reliance', exact: true })).toBeVisible();
  expect(await problemsInLooks(page, [LIGHT_DESK, DARK_PHONE])).toEqual([]);
  await combobox.press('ArrowDown');
  await combobox.press('Enter');
  await expect(combobox).toHaveValue('Reliance ');
  await combobox.press('Enter');
  await expect(sentence(page)).toContainText('Reliance');
});

test('an answer in the card is accessible', async ({ page }) => {
  await page.goto(routes.home);
  await ask(page, 'How much did gold grow in 10 years?');
  expect(await problemsInLooks(page, [LIGHT_DESK, DARK_PHONE])).toEqual([]);
});

for (const { on, viewport, javaScriptEnabled } of DEVICES.filter((device) => !device.javaScriptEnabled))
  test.describe(on, () => {
    test.use({ viewport, javaScriptEnabled });

    test('Enter leads to the answer without script', async ({ page }) => {
      await page.goto(routes.home);
      await field(page).fill('How much did gold grow in 10 years?');
      await field(page).press('Enter');
      await expect(page).toHaveURL(routes.analysisAnswer('growth/gold-inr-10g/10y'));
    });
  });

test('nothing is empty, neither before it has moved nor in a picture of the whole page', async ({ page }) => {
  await page.goto(routes.home, { waitUntil: 'commit' });
  await expect(sentence(page)).toBeVisible();
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { opacity, contentVisibility } = getComputedStyle(element);
        return opacity === '0' || contentVisibility !== 'visible';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(hidden).toEqual([]);
});
