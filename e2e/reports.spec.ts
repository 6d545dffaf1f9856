import type { Locator, Page } from '@playwright/test';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { REPORTS, SAMPLE_REPORT } from '@/testing/pages/addresses';
import { layOutEverything } from '@/testing/browser/lay-out';
import { expect, test } from '@/testing/browser/test';

// The interactive parts of a report in a browser, on one report; npm run check:pages reads all of them.
const path = routes.report(SAMPLE_REPORT);

const evidencePath = routes.reportEvidence(SAMPLE_REPORT);

const figures = (page: Page) => page.getByRole('article').locator('a.evidence-figure');

/** The form below the first chart, which is closed at first. */
async function openWindow(page: Page): Promise<Locator> {
  await page.locator('.window-disclosure > summary').click();
  return page.locator('form.window-form');
}

/** Moves the mouse over a chart until its values are there: a hand makes many events, also while a script loads. */
async function moveOver(chart: Locator): Promise<void> {
  const drawing = chart.locator('.chart-plot');
  await expect(async () => {
    await drawing.hover({ position: { x: 40, y: 40 } });
    await drawing.hover();
    expect(await chart.locator('.chart-tip').count()).toBe(1);
  }).toPass();
}

const opened = (page: Page) => page.locator(':popover-open');

/** The facts of a figure: formula, inputs, source, date and status. */
async function expectFacts(row: Locator): Promise<void> {
  for (const fact of ['Formula', 'Inputs', 'Source', 'Data to', 'How sure']) {
    const visible = row.locator(`[data-fact="${fact}"]`);
    await expect(visible).toBeVisible();
    await expect(visible).toHaveText(/\w/);
  }
  await expect(row.locator('[data-fact="Inputs"]')).toHaveText(/\d/);
  await expect(row.locator('a[href^="https:"]').first()).toBeVisible();
}

async function expectPopover(page: Page, number: Locator): Promise<void> {
  await number.click();
  await expect(opened(page)).toBeInViewport();
  await expectFacts(opened(page));
}

test(
  'a press on a number shows its evidence; all of a report comes in one request',
  { tag: '@smoke' },
  async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
    await page.goto(path);
    for (const number of [figures(page).first(), figures(page).nth(3)]) {
      await expectPopover(page, number);
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
    }
    expect(addresses.filter((address) => address === evidencePath)).toHaveLength(1);
  },
);

test('a press on a number in the title of a chart does too', async ({ page }) => {
  // A number leads to its evidence once, as a key figure first: this title has one that is none.
  await page.goto(routes.report('oil-shock'));
  const number = page.getByRole('main').locator('.chart-title a.evidence').first();
  await expect(number).toHaveText(/\d/);
  await expectPopover(page, number);
});

test('a press with the key for a new tab opens the page of the evidence there', async ({ page, context }) => {
  await page.goto(path);
  const opens = context.waitForEvent('page');
  await figures(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opens;
  await expect(tab).toHaveURL(new RegExp(`${evidencePath}#figure-`));
  await tab.close();
  await expect(opened(page)).toHaveCount(0);
});

test.describe('if the evidence cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a press on a number follows the link to its page', async ({ page }) => {
    await page.goto(path);
    await page.route(`**${evidencePath}`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await figures(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${evidencePath}#figure-`));
  });
});

test('an old address of a figure redirects to its row', async ({ page }) => {
  await page.goto(path);
  const row = (await figures(page).first().getAttribute('href'))?.split('#')[1] ?? '';
  await page.goto('/glossary');
  await page.goto(`${path}#${row}`);
  await expect(page).toHaveURL(new RegExp(`${evidencePath}#${row}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a press on a number follows the link to its row', { tag: '@smoke' }, async ({ page }) => {
    await page.goto(path);
    await figures(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${evidencePath}#figure-`));
    await expect(page.locator('tr:target')).toBeInViewport();
    await expectFacts(page.locator('tr:target'));
  });

  test('text, charts and the values behind them are shown', { tag: '@smoke' }, async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: 'Findings', exact: true })).toBeVisible();
    const charts = article.getByRole('figure');
    expect(await charts.count()).toBeGreaterThan(2);
    for (const chart of await charts.all()) {
      const drawing = chart.locator('svg[role="img"]').filter({ visible: true });
      await expect(drawing).toHaveCount(1);
      await expect(drawing).toHaveAccessibleName(/\d/);
    }
    await article.getByRole('link', { name: 'Table' }).first().click();
    await expect(page.locator(':target').getByRole('row').nth(1)).toBeInViewport();
  });
});

test('paper gets the text and complete charts', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1020 });
  await expect(page.getByRole('navigation', { name: 'In this report' })).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.locator('.chart-figure:visible').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('.report-part').last()).toHaveCSS('content-visibility', 'visible');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(4);
});

test('paper gets the table of every figure', async ({ page }) => {
  await page.goto(evidencePath);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1020 });
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader', { name: 'Formula' })).toBeVisible();
  await expect(table.getByRole('cell').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
});

test('paper gets no open dialog, and shows the address of the report', async ({ page }) => {
  await page.goto(path);
  await expectPopover(page, figures(page).first());
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(opened(page)).toBeHidden();
  const host = new URL(siteOrigin()).host;
  await expect(page.getByText(`${host}${path}/v/`).first()).toBeVisible();
  for (const closed of [/^How it was worked out$/, /^Every figure, sources/])
    await expect(page.getByText(closed)).toBeHidden();
  for (const name of ['Method', 'How to cite'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${host}/v/[A-Z0-9]{8}$`) })).toBeVisible();
  const address = await page
    .getByRole('main')
    .locator('a[data-address]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain(`${host}/`);
  // Black on white, in either theme.
  const [red = 255] = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? []);
  expect(red).toBeLessThan(60);
});

test('the keyboard opens a figure, Escape closes it, and one press leads to its row', async ({ page }) => {
  await page.goto(path);
  const number = figures(page).first();
  await number.focus();
  await page.keyboard.press('Enter');
  await expectFacts(opened(page));
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(number).toBeFocused();

  await page.keyboard.press('Enter');
  const address = (await number.getAttribute('href')) ?? '';
  await opened(page).locator(`a[href="${address}"]`).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('tr:target')).toBeInViewport();
});

test(
  'the keyboard reads the values of a chart, and a pointer those below it',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(path);
    const chart = page.getByRole('article').getByRole('figure').first();
    await expect(chart.getByRole('radio')).toHaveCount(1);
    await chart.getByRole('radio').focus();
    const slider = chart.getByRole('slider');
    await expect(slider).toBeFocused();
    const last = (await slider.getAttribute('aria-valuetext')) ?? '';
    await page.keyboard.press('ArrowLeft');
    await expect(slider).not.toHaveAttribute('aria-valuetext', last);
    await expect(chart.locator('.chart-tip')).toBeVisible();
    await slider.hover({ position: { x: 60, y: 60 } });
    await expect(slider).toHaveAttribute('aria-valuetext', /^(?:\w{3} )?\d{4}: /);
  },
);

test('the values of a chart are requested when a pointer moves over it, not when it scrolls below one', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  const chart = page.getByRole('article').getByRole('figure').first();
  await page.mouse.move(640, 400);
  await page.goto(path);
  // The chart, which is higher than a turn of the wheel, passes below the pointer.
  while (await chart.evaluate((figure) => figure.getBoundingClientRect().bottom > 0)) {
    await page.mouse.wheel(0, 150);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  const data = (await chart.getAttribute('data-chart')) ?? '';
  expect(data).toMatch(/^\/charts\/report\/.*\.json$/);
  expect(addresses).not.toContain(data);
  await moveOver(chart);
  expect(addresses.filter((address) => address === data)).toHaveLength(1);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a tap on a chart shows the values below the finger', async ({ page }) => {
    await page.goto(path);
    const chart = page.getByRole('article').getByRole('figure').first();
    await chart.locator('svg.chart:visible').first().tap();
    await expect(chart.locator('.chart-tip')).toBeInViewport();
    await expect(chart.getByRole('slider')).toBeFocused();
  });
});

test('React takes over a report whose charts and evidence were used before', async ({ page }) => {
  await page.goto(path);
  const chart = page.getByRole('article').getByRole('figure').first();
  await moveOver(chart);
  await expectPopover(page, figures(page).first());
  await page.keyboard.press('Escape');
  const form = await openWindow(page);
  await form.getByRole('button', { name: 'Get the answer' }).click();
  await expect(page.getByRole('region', { name: 'The period' }).getByRole('slider').first()).toBeVisible();
  await expect(chart.getByRole('slider')).toBeVisible();
  await moveOver(chart);
  await expectPopover(page, figures(page).nth(3));
});

/** Two lines of text, in pixels. */
const LINES = 60;

test('the height of a part of the text differs from its estimate by a quarter at most', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const parts = page.locator('.report-part');
    const estimates = await parts.evaluateAll((all) =>
      all.map((part) => parseFloat(getComputedStyle(part).containIntrinsicBlockSize.replace('auto ', ''))),
    );
    await layOutEverything(page);
    const heights = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    for (const [i, height] of heights.entries()) {
      const miss = Math.abs((estimates[i] ?? 0) - height);
      expect(miss, `part ${i + 1} at ${width}`).toBeLessThan(0.25 * height + LINES);
    }
  }
});

test('a chart that comes into view after a change of theme has that theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await page.emulateMedia({ colorScheme: 'dark' });
  const title = page.locator('.report-chart .chart-title').last();
  await title.scrollIntoViewIfNeeded();
  const colour = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
  expect(await colour(title)).toBe(await colour(page.locator('body')));
});

test('a link to a section leads to it, whatever is laid out', async ({ page }) => {
  // Two of them are within what is closed at first.
  for (const section of ['what-we-found', 'risks', 'method', 'since', 'window', 'sources', 'figures']) {
    await page.goto('/glossary');
    await page.goto(`${path}#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
});

const windowPath = routes.reportWindow(SAMPLE_REPORT);

test(
  'the window of the headline changes by fields and by keys, in place',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(path);
    const form = await openWindow(page);
    await form.getByLabel('From').fill('2016-06');
    await form.getByRole('button', { name: 'Get the answer' }).click();
    const explorer = page.getByRole('region', { name: 'The period' });
    await expect(explorer.getByText('June 2016 to June 2026 this is not true')).toBeVisible();
    await expect(
      explorer.getByRole('img', { name: /^In \d+ \(filled\) of the \d+ periods of this length/ }),
    ).toBeVisible();
    const start = explorer.getByRole('slider', { name: /^Start/ });
    await start.press('ArrowLeft');
    await expect(start).toHaveAttribute('aria-valuetext', 'May 2016');
    await expect(explorer.getByText('From May 2016 to June 2026')).toBeVisible();
    await expect(page).toHaveURL(path);
  },
);

test('nothing of it is loaded before the form is used', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await page.goto(path);
  await page.mouse.wheel(0, 4000);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  expect(addresses.filter((address) => address.startsWith(windowPath))).toEqual([]);
});

test.describe('another window, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has a page of its own', async ({ page }) => {
    await page.goto(path);
    const form = await openWindow(page);
    await form.getByLabel('From').fill('2016-06');
    await form.getByRole('button', { name: 'Get the answer' }).click();
    await expect(page).toHaveURL(`${windowPath}?from=2016-06&to=2026-06`);
    await expect(page.getByText('June 2016 to June 2026 this is not true')).toBeVisible();
  });

  test('says what is wrong with an invalid one', async ({ page }) => {
    await page.goto(`${windowPath}?from=2016-99&to=%3Cb%3E`);
    await expect(page.getByRole('alert')).toContainText('We have no figures for “2016-99”');
    await expect(page.getByLabel('To')).toHaveValue('');
  });
});

test('the answer is on the first screen of a laptop, and key figures near the top of a phone', async ({
  page,
}) => {
  for (const slug of REPORTS) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(routes.report(slug));
    const head = page.locator('.report-head');
    for (const part of ['h1', '.report-summary', '.report-key > :last-child', '.chart-plot'])
      await expect(head.locator(part).first(), `${part} of ${slug}`).toBeInViewport({ ratio: 0.99 });
    expect(await page.getByRole('main').locator('a[href]').count(), slug).toBeLessThanOrEqual(160);
    await layOutEverything(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, slug).toBeLessThanOrEqual(9000);
    await page.setViewportSize({ width: 360, height: 740 });
    const top = head.locator('.report-key').evaluate((key) => key.getBoundingClientRect().top + scrollY);
    expect(await top, slug).toBeLessThan(1000);
  }
});

test('a date leads nowhere, and the evidence of a number opens beside it', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('main').locator('a.evidence', { hasText: /^\p{L}+ \d{4}$/u })).toHaveCount(0);
  const number = page.locator('.report-key dd a.evidence').first();
  await number.click();
  await expect(opened(page)).toContainText('₹1,00,000 became ₹14.7 lakh in 20 years.');
  const [at, shown] = [await number.boundingBox(), await opened(page).boundingBox()];
  expect(Math.abs((shown?.x ?? 0) - (at?.x ?? 0))).toBeLessThan(60);
  const [above, below] = [
    (at?.y ?? 0) - (shown?.y ?? 0) - (shown?.height ?? 0),
    (shown?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0),
  ];
  expect(Math.max(above, below)).toBeLessThan(60);
});

test('the contents follow the scroll position', async ({ page }) => {
  await page.goto(path);
  const contents = page.getByRole('navigation', { name: 'In this report' });
  for (const name of ['Findings', 'About this report']) {
    await contents.getByRole('link', { name }).click();
    await expect(contents.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  }
});

test('sharing copies the address if the device has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Chromium has a share sheet on some systems only.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(path);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, siteOrigin()).href);
});

test('the frame of a report has the theme of the page', async ({ page }) => {
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
  // The button stands at the foot of the page, where a frame far above is not loaded.
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(ground).toBe(dark);
});

test('the snippet to embed a report contains the address of its frame', async ({ page }) => {
  await page.goto(path);
  await page.getByText('Every figure, sources, versions').click();
  await page.getByRole('link', { name: 'Embed' }).click();
  const snippet = page.getByRole('dialog', { name: 'Embed this report' }).getByRole('textbox');
  await expect(snippet).toHaveValue(
    new RegExp(`^<iframe src="${siteOrigin()}${routes.embed(SAMPLE_REPORT)}" .*height="1200"`),
  );
});

test('a term of a report links to the glossary', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('article').locator('a.evidence-term').first().click();
  await opened(page).getByRole('link', { name: 'In the glossary' }).click();
  await expect(page).toHaveURL(/\/glossary#[a-z-]+$/);
  await expect(page.locator(':target')).toBeInViewport();
});

test.describe('on paper, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 720, height: 1020 } });

  for (const slug of REPORTS)
    test(`${slug} is as wide as the sheet`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(routes.report(slug));
      await expect(page.locator('.chart-figure:visible').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
    });
});
