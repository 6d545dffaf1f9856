import type { Page } from '@playwright/test';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { REPORTS } from '@/testing/pages/addresses';
import { LIGHT_DESK, problemsInLooks } from '@/testing/browser/axe';
import { fakeUpstream } from '@/testing/servers/fake-upstream';
import { markupProblems } from '@/testing/pages/markup';
import { expect, test } from '@/testing/browser/test';

/** The height of every frame. */
const HEIGHT = 1200;

const facesOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => `${family} ${status}`).sort();
  });

for (const slug of REPORTS)
  test(`${slug} is whole in a frame of any width`, async ({ page }) => {
    for (const path of [routes.embed(slug), routes.embedChart(slug)]) {
      await page.goto(path);
      for (const width of [280, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect(await facesOf(page)).toEqual(['Inter loaded', 'Newsreader loaded']);
        const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          scrollHeight: document.documentElement.scrollHeight,
        }));
        expect([path, width, scrollHeight, scrollWidth]).toEqual([path, width, HEIGHT, width]);
        await expect(page.getByRole('heading', { name: 'What the figures do not say' })).toBeInViewport({
          ratio: 1,
        });
      }
    }
  });

test.describe('on another site', () => {
  // A sandboxed document rejects the script that Playwright injects into every document.
  test.use({
    expectedErrors: [/Blocked script execution/],
    // With a header of the test's own a browser asks before it requests a typeface of another site.
    extraHTTPHeaders: {},
  });

  test('a sandboxed frame has our typefaces', async ({ page }) => {
    const files: string[] = [];
    page.on('requestfinished', (request) => files.push(request.url()));
    const frame = `<iframe sandbox src="${siteOrigin()}${routes.embed('gold-vs-silver')}" height="${HEIGHT}"></iframe>`;
    const elsewhere = await fakeUpstream();
    elsewhere.answer((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!DOCTYPE html>${frame}`),
    );
    await page.goto(elsewhere.url);
    await expect.poll(() => files.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    await elsewhere.close();
  });
});

test('the page of a report contains the frame without the headline', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(routes.report('gold-vs-silver'));
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', routes.embedChart('gold-vs-silver'));
  await frame.scrollIntoViewIfNeeded();
  const height = frame.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height).toBe(HEIGHT);
  const headline = await page.getByRole('heading', { level: 1 }).innerText();
  const inFrame = page.frameLocator('iframe');
  await expect(inFrame.getByRole('heading', { name: 'What the figures do not say' })).toBeVisible();
  await expect(inFrame.getByText(headline)).toHaveCount(0);
});

test('a phone is shown no frame, and does not request it', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 639, height: 800 });
  await page.goto(routes.report('gold-vs-silver'));
  // What the frame warns of stands in the page, too.
  await page.getByRole('heading', { name: 'What the figures do not say' }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toBeHidden();
  expect(addresses).not.toContain(routes.embedChart('gold-vs-silver'));
  await page.setViewportSize({ width: 640, height: 800 });
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => addresses).toContain(routes.embedChart('gold-vs-silver'));
});

test('the frame in a report has no box at first, and is requested when it has one', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  // Its animation stands still until the test has looked, so that no speed of the machine matters.
  await page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('.after-first-paint { animation-play-state: paused }');
    document.adoptedStyleSheets = [still];
  });
  await page.goto(routes.report('gold-vs-silver'));
  const frame = page.locator('iframe');
  await frame.locator('..').scrollIntoViewIfNeeded();
  // A lazy frame with a box on the screen is requested within a frame of the browser.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(frame).toBeHidden();
  expect(addresses).not.toContain(routes.embedChart('gold-vs-silver'));

  await page.evaluate(() => (document.adoptedStyleSheets = []));
  await expect(frame).toBeVisible();
  await expect.poll(() => addresses).toContain(routes.embedChart('gold-vs-silver'));
});

test('a frame has no accessibility errors', async ({ page }) => {
  for (const path of [routes.embed('nvidia-analysis'), routes.embedChart('nvidia-analysis')]) {
    const response = await page.goto(path);
    expect(markupProblems((await response?.text()) ?? '')).toEqual([]);
    expect(await problemsInLooks(page, [LIGHT_DESK])).toEqual([]);
  }
});
