import type { Locator, Page } from '@playwright/test';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/site/routes';
import { REPORTS, SAMPLE_REPORT } from './routes';
import { expect, test } from './support/test';

// What a report does in a browser, in full on one; reports-as-sent.spec.ts reads all of them.
const path = routes.report(SAMPLE_REPORT);

/** What opens behind words of the text. */
async function popoverOf(page: Page, words: Locator): Promise<Locator> {
  const id = await words.getAttribute('popovertarget');
  return page.locator(`[id="${id}"]`);
}

const figures = (page: Page) => page.getByRole('article').locator('button:has(data, time)');

/** What is open now; a figure opens its own row of the table. */
const opened = (page: Page) => page.locator(':popover-open');

/** Presses a number and reads what opens: formula, inputs, source, date and status. */
async function expectProvenance(page: Page, number: Locator): Promise<Locator> {
  await number.click();
  const row = opened(page);
  await expect(row).toHaveAttribute('id', (await number.getAttribute('popovertarget')) ?? '');
  await expect(row).toBeInViewport();
  for (const fact of ['Formula', 'Inputs', 'Source', 'Data to', 'How sure']) {
    const shown = row.locator(`[data-fact="${fact}"]`);
    await expect(shown).toBeVisible();
    await expect(shown).toHaveText(/\w/);
  }
  await expect(row.locator('[data-fact="Inputs"]')).toHaveText(/\d/);
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  return row;
}

test('a tap on a number shows where it comes from', async ({ page }) => {
  await page.goto(path);
  await expectProvenance(page, figures(page).first());
});

test('so does a tap on a number in the title of a chart', async ({ page }) => {
  await page.goto(path);
  const title = page
    .getByRole('article')
    .locator('.chart-title')
    .filter({ has: page.getByRole('button') });
  const number = title.first().getByRole('button').first();
  await expect(number.locator('data, time')).toHaveText(/\d/);
  await expectProvenance(page, number);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a tap on a number shows where it comes from', async ({ page }) => {
    await page.goto(path);
    const row = await expectProvenance(page, figures(page).first());
    await row.getByRole('button', { name: 'Close' }).click();
    await expect(opened(page)).toHaveCount(0);
  });

  test('text, charts, the numbers behind them and every figure are there', async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: 'What we found' })).toBeVisible();
    const charts = article.getByRole('figure');
    expect(await charts.count()).toBeGreaterThan(3);
    for (const chart of await charts.all()) {
      const drawing = chart.locator('svg[role="img"]').filter({ visible: true });
      await expect(drawing).toHaveCount(1);
      await expect(drawing).toHaveAccessibleName(/\d/);
    }
    await charts.first().getByText('The numbers as a table').click();
    await expect(charts.first().getByRole('row').nth(1)).toBeVisible();
    const table = page.getByRole('group', { name: 'Every figure in this report' });
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(20);
  });
});

test('paper gets the text, whole charts and the table of figures at the end', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1020 });
  const table = page.getByRole('table').last();
  await expect(table.getByRole('columnheader', { name: 'Formula' })).toBeVisible();
  await expect(table.getByRole('cell').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'In this report' })).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.locator('.chart-figure:visible').first()).toHaveCSS('break-inside', 'avoid');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(4);
});

test('paper shows nothing that was open, and says where it stands', async ({ page }) => {
  await page.goto(path);
  await expectProvenance(page, figures(page).first());
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(opened(page)).toBeHidden();
  const host = new URL(siteOrigin()).host;
  await expect(page.getByText(`${host}${path}/v/`).first()).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${host}/v/[A-Z0-9]{8}$`) })).toBeVisible();
  const address = await page
    .getByRole('main')
    .locator('a[data-address]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain(`${host}/`);
  // Ink on white, whatever the reader's theme.
  const [red = 255] = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? []);
  expect(red).toBeLessThan(60);
});

test('the keyboard opens a figure, Escape closes it, and its row is a press away', async ({ page }) => {
  // A page that is still gliding to one place does not set out for another.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const number = figures(page).first();
  await number.focus();
  await page.keyboard.press('Enter');
  await expect(opened(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(number).toBeFocused();

  await page.keyboard.press('Enter');
  const target = `#${(await number.getAttribute('popovertarget')) ?? ''}`;
  await opened(page).locator(`a[href="${target}"]`).focus();
  await page.keyboard.press('Enter');
  // Closing on the way to the row takes script; the browser alone leaves it lifted.
  await expect(opened(page)).toHaveCount(0);
  await expect(page.locator(`tr${target}`)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('on a phone the table names the figures, and a tap gives the rest', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const row = page.getByRole('group', { name: 'Every figure in this report' }).getByRole('row').nth(1);
  await expect(row.locator('[data-fact="Formula"]')).toBeHidden();
  await expect(row.locator('[data-fact="How sure"]')).toBeVisible();
  await expectProvenance(page, row.getByRole('rowheader').getByRole('button'));
});

test('the contents follow the reading', async ({ page }) => {
  await page.goto(path);
  const contents = page.getByRole('navigation', { name: 'In this report' });
  for (const name of ['What we found', 'Method']) {
    await contents.getByRole('link', { name }).click();
    await expect(contents.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  }
});

test('sharing copies the address where the device has no sheet of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Chromium shares on some systems and not on others.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(path);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, siteOrigin()).href);
});

test('the frame of a report takes the theme of the page', async ({ page }) => {
  const ground = () =>
    page
      .frameLocator('iframe')
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.goto(path);
  const light = await ground();
  await page.getByRole('button', { name: 'Switch between light and dark' }).filter({ visible: true }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect.poll(ground).toBe(dark);
});

test('the snippet to embed a report names its frame', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Embed' }).click();
  const snippet = page.getByRole('dialog', { name: 'Embed this report' }).getByRole('textbox');
  await expect(snippet).toHaveValue(
    new RegExp(`^<iframe src="${siteOrigin()}${routes.embed(SAMPLE_REPORT)}" .*height="1200"`),
  );
});

test('a term of a report leads to its place in the glossary', async ({ page }) => {
  await page.goto(path);
  const term = page.getByRole('article').locator('button[popovertarget^="about-term-"]').first();
  await term.click();
  await (await popoverOf(page, term)).getByRole('link', { name: 'In the glossary' }).click();
  await expect(page).toHaveURL(/\/glossary#[a-z-]+$/);
  await expect(page.locator(':target')).toBeInViewport();
});

test.describe('on paper, without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 720, height: 1020 } });

  for (const slug of REPORTS)
    test(`${slug} is as wide as the sheet`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(routes.report(slug));
      await expect(page.locator('.chart-figure:visible').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
    });
});
