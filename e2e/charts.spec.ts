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
  await expect(figure.locator('.chart-subtitle')).toContainText('logarithmic scale');
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
