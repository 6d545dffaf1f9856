import { libraryHere } from '@/lib/texts/library-here';
import type { Page } from '@playwright/test';
import { closeDb } from '@/lib/records/database';
import { findings } from '@samvit/research';
import { listPosts } from '@/lib/texts/posts/post';
import { routes } from '@/lib/web/routes';
import { REPORTS } from '@/testing/pages/addresses';
import { layOutEverything } from '@/testing/browser/lay-out';
import { signedIn } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';

// Every chart as Chromium draws it, with its own typefaces; packages/charts/legible.test.ts checks the
// same by estimate.

test.afterAll(closeDb);

const WIDTHS = [320, 360, 768, 1280];

/** Errors of the visible drawings: texts that overlap, leave the screen, or are smaller than ten pixels. */
const faultsOn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const faults: string[] = [];
    for (const drawing of document.querySelectorAll<SVGSVGElement>('svg.chart, svg:root')) {
      if (drawing.getClientRects().length === 0) continue;
      const boxes = [...drawing.querySelectorAll('text')].flatMap((text) => {
        if (text.getClientRects().length === 0) return [];
        const scale = text.getScreenCTM();
        const pixels = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale?.a ?? 1, scale?.b ?? 0);
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        const results: { words: string; pixels: number; box: DOMRect }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = document.createRange();
          range.selectNode(node);
          for (const box of range.getClientRects())
            if (box.width > 0) results.push({ words: node.textContent ?? '', pixels, box });
        }
        return results;
      });
      boxes.forEach((a, i) => {
        if (a.pixels < 9.95) faults.push(`"${a.words}" has ${a.pixels.toFixed(1)} pixels`);
        if (a.box.left < -1 || a.box.right > document.documentElement.clientWidth + 1)
          faults.push(`"${a.words}" leaves the screen`);
        // The box of a line of text is higher than its letters.
        const letters = ({ box }: typeof a) => {
          const [across, down] =
            box.width < box.height * 0.7 ? [box.width * 0.17, 0] : [0, box.height * 0.17];
          return {
            left: box.left + across,
            right: box.right - across,
            top: box.top + down,
            bottom: box.bottom - down,
          };
        };
        for (const b of boxes.slice(i + 1)) {
          const [one, other] = [letters(a), letters(b)];
          const apart =
            one.left >= other.right ||
            other.left >= one.right ||
            one.top >= other.bottom ||
            other.top >= one.bottom;
          if (!apart) faults.push(`"${a.words}" overlaps "${b.words}"`);
        }
      });
    }
    return faults;
  });

for (const slug of REPORTS)
  test(`every chart of ${slug} is legible at any width, on its page and in its frame`, async ({ page }) => {
    for (const path of [routes.report(slug), routes.embed(slug)]) {
      await page.goto(path);
      await layOutEverything(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        expect([path, width, await faultsOn(page)]).toEqual([path, width, []]);
      }
    }
  });

test('a chart of tenfold growth changes its scale without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(routes.report('nvidia-analysis'));
  const figure = page.locator('figure', { has: page.getByRole('radio', { name: 'Linear' }) }).first();
  await expect(figure.locator('.chart-subtitle')).toContainText('log scale');
  await expect(figure.locator('svg:visible .chart-scale-log')).toBeVisible();
  await figure.getByRole('radio', { name: 'Linear' }).check();
  await expect(figure.locator('svg:visible .chart-scale-linear')).toBeVisible();
  await expect(figure.locator('.chart-scale-log:visible')).toHaveCount(0);
  await context.close();
});

test('the files of charts of posts and insights are legible', async ({ page, context }) => {
  await signedIn(context);
  const posts = listPosts().flatMap(({ slug, charts }) =>
    Object.keys(charts).map((name) => routes.postChart(slug, name)),
  );
  // The charts of one detector have the same parts: testing/commands/test-full.ts looks at all.
  const looked = new Map(
    findings
      .insights(libraryHere())
      .map((insight) => [process.env.WHOLE_MATRIX ? insight.id : insight.detector, insight.id]),
  );
  const files = [...looked.values()].flatMap((id) => [
    findings.chartPath(id, 'wide'),
    findings.chartPath(id, 'card'),
  ]);
  for (const path of [...posts, ...files]) {
    await page.goto(path);
    expect([path, await faultsOn(page)]).toEqual([path, []]);
  }
});

test.describe('what is read off a chart', () => {
  const ANSWER = routes.analysisAnswer('growth/gold-inr-10g~silver-inr-kg/20y');
  const chartOn = (page: Page) =>
    page
      .getByRole('figure')
      .filter({ has: page.locator('.chart-plot') })
      .first();

  /** Moves the mouse over a chart until its values are there. */
  async function moveTo(page: Page, x: number) {
    const chart = chartOn(page);
    await chart.scrollIntoViewIfNeeded();
    await expect(async () => {
      await chart.locator('.chart-plot').hover({ position: { x: x - 20, y: 100 } });
      await chart.locator('.chart-plot').hover({ position: { x, y: 100 } });
      expect(await chart.locator('.chart-tip').count()).toBe(1);
    }).toPass();
    return chart;
  }

  test('are the values of all series in the nearest month, with their changes', async ({ page }) => {
    await page.goto(ANSWER);
    const chart = await moveTo(page, 300);
    await expect(chart.locator('.chart-tip-row')).toHaveCount(2);
    await expect(chart.locator('.chart-dot')).toHaveCount(2);
    await expect(chart.locator('.chart-tip')).toHaveText(/^\w{3} \d{4}.*[+−]\d/);
    const before = await chart.locator('.chart-tip').innerText();
    await chart.locator('.chart-plot').hover({ position: { x: 420, y: 100 } });
    await expect(chart.locator('.chart-tip')).not.toHaveText(before);
    await page.mouse.move(5, 5);
    await expect(chart.locator('.chart-tip')).toHaveCount(0);
    expect(await page.locator('[style]').count()).toBe(0);
  });

  test('and by keys, in one tab stop that a screen reader reads', async ({ page }) => {
    await page.goto(ANSWER);
    const chart = await moveTo(page, 300);
    const slider = chart.getByRole('slider', { name: 'Values by period' });
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Jun 2026: Gold .*; Silver /);
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /^May 2026: /);
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await expect(chart.locator('.chart-tip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chart.locator('.chart-tip')).toHaveCount(0);
  });

  test('are about three digits where they may not be passed on', async ({ page }) => {
    await page.goto(routes.analysisAnswer('growth/nvidia-close/5y'));
    const chart = await moveTo(page, 200);
    await expect(chart.locator('.chart-tip')).toContainText('about ');
  });

  test('a part of a chart has its own axes, and Max is the whole again', async ({ page }) => {
    await page.goto(ANSWER);
    const chart = chartOn(page);
    const whole = await chart.locator('svg.chart:visible').first().innerHTML();
    const title = chart.locator('.chart-title');
    const titleOfWhole = await title.innerText();
    await chart.getByRole('button', { name: '5Y' }).click();
    await expect(title).toHaveText(/^Jun 2021 to Jun 2026, Jun 2021 = 100: Gold.* \+\d/, {
      useInnerText: true,
    });
    await expect(chart.locator('.chart-subtitle')).toBeHidden();
    // Paper has the whole, with its own title and subtitle.
    await page.emulateMedia({ media: 'print' });
    await expect(title).toHaveText(titleOfWhole, { useInnerText: true });
    await expect(chart.locator('.chart-subtitle')).toBeVisible();
    await expect(chart.locator('.chart-plot > svg.chart:visible')).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
    await expect(chart.getByRole('button', { name: '5Y' })).toHaveAttribute('aria-pressed', 'true');
    const drawing = chart.locator('.chart-live > svg.chart:visible');
    await expect(drawing).toContainText('2024');
    await expect(drawing).not.toContainText('2012');
    expect(await faultsOn(page)).toEqual([]);
    await chart.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Jun 2021: /);
    await chart.getByRole('button', { name: 'Max' }).click();
    await expect(drawing).toHaveCount(0);
    expect(await chart.locator('svg.chart:visible').first().innerHTML()).toBe(whole);
    await expect(title).toHaveText(titleOfWhole, { useInnerText: true });
  });

  test('works on an answer that was put in place', async ({ page }) => {
    await page.goto(routes.analysisAnswer('growth/gold-inr-10g/10y'));
    await moveTo(page, 200);
    await page.getByRole('navigation', { name: 'Ask next' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/growth\//);
    await expect(page.locator('.chart-tip')).toHaveCount(0);
    await moveTo(page, 200);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('a tap docks the values below the drawing, and drawing across scrubs', async ({ page }) => {
      await page.goto(ANSWER);
      const chart = chartOn(page);
      await chart.locator('.chart-plot').evaluate((plot) => plot.scrollIntoView({ block: 'center' }));
      await chart.locator('.chart-plot').tap({ position: { x: 100, y: 120 } });
      const tip = chart.locator('.chart-tip');
      await expect(tip).toBeVisible();
      const box = await chart.locator('.chart-plot').boundingBox();
      const first = await tip.innerText();
      const cdp = await page.context().newCDPSession(page);
      const at = (x: number) => ({ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + 120 });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(100)] });
      for (let x = 110; x <= 200; x += 10)
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(x)] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(tip).not.toHaveText(first);
      const dock = await tip.boundingBox();
      expect(dock?.y ?? 0).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0) - 2);
    });
  });

  test('without script the values that there are, and no buttons', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(ANSWER);
    const chart = chartOn(page);
    await expect(chart.getByRole('radio', { name: /^Jun 2026: / })).toBeChecked();
    await expect(chart.getByRole('button', { name: '5Y' })).toBeHidden();
    await context.close();
  });
});
