import type { Page } from '@playwright/test';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/site/routes';
import { REPORTS } from './routes';
import { LIGHT_DESK, problemsInLooks } from './support/axe';
import { fakeUpstream } from './support/fake-upstream';
import { markupProblems } from './support/markup';
import { expect, test } from './support/test';

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
  test.use({ expectedErrors: [/Blocked script execution/] });

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

test('the page of a report contains the frame without the headline', async ({ page }) => {
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

test('the frame in a report has no box at first, and is requested when it has one', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('animationend', ({ animationName }) => performance.mark(animationName)),
  );
  const requested = page.waitForRequest(`**${routes.embedChart('gold-vs-silver')}`);
  await page.goto(routes.report('gold-vs-silver'));
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const { startTime } = (await requested).timing();
  const hasBox = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('no-box')[0]?.startTime ?? NaN),
  );
  expect(startTime).toBeGreaterThan(hasBox);
});

test('a frame has no accessibility errors', async ({ page }) => {
  for (const path of [routes.embed('nvidia-analysis'), routes.embedChart('nvidia-analysis')]) {
    const response = await page.goto(path);
    expect(await markupProblems((await response?.text()) ?? '')).toEqual([]);
    expect(await problemsInLooks(page, [LIGHT_DESK])).toEqual([]);
  }
});
