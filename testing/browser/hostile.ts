import type { Page } from '@playwright/test';
import { expect, test as base } from './test';

/**
 * A text that calls `hit()` wherever a browser might execute it, and links elsewhere wherever a browser
 * might follow it.
 */
export const HOSTILE = [
  '"\'></title></textarea></script><script>hit()</script>',
  '<img src=x onerror=hit()><svg onload=hit()></svg><body onpageshow=hit()>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<a href="javascript:hit()">x</a><iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<script src="https://evil.example/a.js"></script><object data="https://evil.example/a"></object>',
].join('');

/** A test that fails if any part of the hostile text is executed. */
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

/**
 * Checks that the hostile text neither navigated the page nor changed the base of its links, after a pause
 * in which scripts could run.
 */
export async function expectUntouched(page: Page) {
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(new URL(page.url()).hostname).toBe('localhost');
  expect(new URL(await page.evaluate(() => document.baseURI)).hostname).toBe('localhost');
}

/** Checks that the page contains no element of the hostile text. */
export const expectNothingOf = (page: Page) =>
  expect(
    page.locator(
      'script[src*=evil], object, base, meta[http-equiv=refresh], [onload], [onerror], a[href^=javascript]',
    ),
  ).toHaveCount(0);
