import type { Page } from '@playwright/test';
import { expect, test as base } from './test';

/** Calls `hit()` from every place a browser would run it, and leads elsewhere from every place it would go. */
export const HOSTILE = [
  '"\'></title></textarea></script><script>hit()</script>',
  '<img src=x onerror=hit()><svg onload=hit()></svg><body onpageshow=hit()>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<a href="javascript:hit()">x</a><iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<script src="https://evil.example/a.js"></script><object data="https://evil.example/a"></object>',
].join('');

/** A test that fails when anything of it is run. */
export const test = base.extend<{ nothingIsRun: void }>({
  nothingIsRun: [
    async ({ page }, provide) => {
      let hits = 0;
      await page.exposeFunction('hit', () => (hits += 1));
      await provide();
      expect(hits).toBe(0);
    },
    { auto: true },
  ],
});

/** The page is still ours, its links lead where they say, and the browser had time to run what it would. */
export async function expectUntouched(page: Page) {
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(new URL(page.url()).hostname).toBe('localhost');
  expect(new URL(await page.evaluate(() => document.baseURI)).hostname).toBe('localhost');
}

/** What was typed stands in the page as text, if at all. */
export const expectNothingOf = (page: Page) =>
  expect(
    page.locator(
      'script[src*=evil], object, base, meta[http-equiv=refresh], [onload], [onerror], a[href^=javascript]',
    ),
  ).toHaveCount(0);
