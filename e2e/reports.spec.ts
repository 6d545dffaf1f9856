import type { Locator, Page } from '@playwright/test';
import { siteOrigin } from '@/lib/env';
import { ASSET_CLASSES } from '@/lib/research/reports/report';
import { classId } from '@/lib/research/reports/asset-class';
import { routes } from '@/lib/routes';
import { REPORTS } from './routes';
import { expect, test } from './support/test';

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

for (const slug of REPORTS)
  test.describe(slug, () => {
    const path = routes.report(slug);

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

    test('every number and every term opens something, and every figure its row', async ({ page }) => {
      await page.goto(path);
      const dead = await page
        .locator('button[popovertarget]')
        .evaluateAll((buttons) =>
          buttons
            .map((button) => button.getAttribute('popovertarget') ?? '')
            .filter((id) => document.getElementById(id)?.getAttribute('popover') !== 'auto'),
        );
      expect(dead).toEqual([]);
      const rowless = await figures(page).evaluateAll((buttons) =>
        buttons
          .map((button) => button.getAttribute('popovertarget') ?? '')
          .filter(
            (id) =>
              id.startsWith('figure-') && !document.querySelector(`table tr[id="${id}"] a[href="#${id}"]`),
          ),
      );
      expect(rowless).toEqual([]);
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

    test('says what became of it, and never claims a change where nothing newer is known', async ({
      page,
    }) => {
      await page.goto(path);
      const since = page.getByRole('region', { name: 'Since this report' });
      const rows = since.getByRole('row');
      await expect(rows).toHaveCount(3);
      for (const row of (await rows.all()).slice(1)) {
        const cells = await row.getByRole('cell').allInnerTexts();
        expect(cells[1] === 'Nothing newer').toBe(cells[2] === '–');
      }
    });

    test('its code says that it is ours, in small letters too; its version has an address', async ({
      page,
    }) => {
      await page.goto(path);
      const code = (await page.getByRole('link', { name: /^\/v\// }).innerText()).slice('/v/'.length);
      await page.goto(routes.verify(code.toLowerCase()));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ours, and current');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${path}/v/\\d+$`));
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
        'href',
        new URL(path, siteOrigin()).href,
      );
    });
  });

const SAMPLE = routes.report('gold-vs-silver');

test('the keyboard opens a figure, Escape closes it, and its row is a press away', async ({ page }) => {
  // A page that is still gliding to one place does not set out for another.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SAMPLE);
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
  await page.goto(SAMPLE);
  const row = page.getByRole('group', { name: 'Every figure in this report' }).getByRole('row').nth(1);
  await expect(row.locator('[data-fact="Formula"]')).toBeHidden();
  await expect(row.locator('[data-fact="How sure"]')).toBeVisible();
  await expectProvenance(page, row.getByRole('rowheader').getByRole('button'));
});

test('the contents follow the reading', async ({ page }) => {
  await page.goto(SAMPLE);
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
  await page.goto(SAMPLE);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(SAMPLE, siteOrigin()).href);
});

test('the frame of a report takes the theme of the page', async ({ page }) => {
  const ground = () =>
    page
      .frameLocator('iframe')
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.goto(SAMPLE);
  const light = await ground();
  await page.getByRole('button', { name: 'Switch between light and dark' }).filter({ visible: true }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect.poll(ground).toBe(dark);
});

test('the snippet to embed a report names its frame', async ({ page }) => {
  await page.goto(SAMPLE);
  await page.getByRole('link', { name: 'Embed' }).click();
  const snippet = page.getByRole('dialog', { name: 'Embed this report' }).getByRole('textbox');
  await expect(snippet).toHaveValue(
    new RegExp(`^<iframe src="${siteOrigin()}/embed/gold-vs-silver" .*height="1200"`),
  );
});

test('the index lists every report, and each class its own', async ({ page }) => {
  await page.goto(routes.reports);
  await expect(page.getByRole('article')).toHaveCount(REPORTS.length);
  for (const name of ASSET_CLASSES) {
    await page.getByRole('navigation', { name: 'Asset class' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/class/${classId(name)}$`));
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    for (const shown of await page.getByRole('article').all()) await expect(shown).toContainText(name);
  }
});

test('a term of a report leads to its place in the glossary', async ({ page }) => {
  await page.goto(SAMPLE);
  const term = page.getByRole('article').locator('button[popovertarget^="about-term-"]').first();
  await term.click();
  await (await popoverOf(page, term)).getByRole('link', { name: 'In the glossary' }).click();
  await expect(page).toHaveURL(/\/glossary#[a-z-]+$/);
  await expect(page.locator(':target')).toBeInViewport();
});

test.describe('a code of nobody', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const code of ['ABCD1234', '0', '__proto__', '%E0%A4%A'])
    test(`${code} is not ours`, async ({ page }) => {
      const response = await page.goto(routes.verify(code));
      if (code.startsWith('%')) expect([400, 404]).toContain(response?.status());
      else {
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not ours');
      }
    });
});
