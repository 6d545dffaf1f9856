// npm run bench:interaction -- [runs per page, 5 by default]: how long the phone that we design for takes to
// show what a tap does, its longest task after a page has loaded, and whether the browser restores each public
// page from its back and forward cache. Exits with 1 if a target is missed.
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/steps/chromium.mjs';
import { command, Stop } from '../scripts/steps/stop.mjs';
import { during } from './child.mjs';
import { slowdownToPhone } from './phone.mjs';
import { checkProc, settled } from './process-use.mjs';
import { serveSite } from './serve.mjs';
import { publicPaths } from './sitemap.mjs';
import { median, printRow } from './table.mjs';

/** In milliseconds: from the tap to the next frame, and the longest task once a page has loaded. */
const LIMIT = 100;
const LONG_TASK = 50;

/** The browser reports no shorter interaction, and rounds to eight milliseconds. */
const SHORTEST = 16;

/** How long after loading a page may still be drawn for the first time; in milliseconds. */
const DRAWN = 1_000;

/** How long a page is watched then, and after a tap; in milliseconds. */
const QUIET = 2_000;

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const WIDTHS = [60, 10, 14];

/** @typedef {import('playwright').Page} Page */

/**
 * What a visitor taps, and what appears then.
 * @type {{ what: string, path: string, tap: (page: Page) => import('playwright').Locator, shown: string }[]}
 */
const TAPS = [
  {
    what: 'the menu',
    path: '/',
    tap: (page) => page.getByRole('button', { name: /^Menu/ }),
    shown: ':popover-open',
  },
  {
    what: 'GET STARTED',
    path: '/',
    tap: (page) => page.getByRole('link', { name: 'GET STARTED' }),
    shown: 'dialog[open]',
  },
  {
    what: 'the search',
    path: '/',
    tap: (page) => page.getByRole('button', { name: 'Search' }),
    shown: '#search:popover-open',
  },
  {
    what: 'a number of a report',
    path: '/reports/nvidia-analysis',
    tap: (page) => page.locator('article a.explained:has(data)'),
    shown: ':popover-open:has(h3, tr)',
  },
  { what: 'a question', path: '/faqs', tap: (page) => page.locator('summary'), shown: 'details[open]' },
];

const runs = Number(process.argv[2] ?? 5);
let missed = 0;
const judged = (/** @type {number} */ value, /** @type {boolean} */ isMet) => {
  if (!isMet) missed += 1;
  return `${value.toFixed(0)} ms ${isMet ? ' met' : 'OVER'}`;
};

await command(async () => {
  if (!(Number.isInteger(runs) && runs > 0)) throw new Stop('Say how often to measure each page, 1 or more.');
  checkProc();
  const executablePath = await ensureChromium();
  // On the port of the build: frames load their typefaces from its origin.
  const { PORT = '3000' } = process.env;
  await during(await serveSite({ PORT }), async (site) => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--disable-gpu', '--disable-quic', '--disable-sync'],
      // Playwright turns the cache off that is measured here.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await during({ stop: () => browser.close() }, async () => {
      await settled(site.pid);
      await printTaps(browser, site.origin);
      await printRestored(browser, await publicPaths(site.origin), site.origin);
    });
  });
  console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets MISSED.`);
  if (missed > 0) process.exitCode = 1;
});

/** @param {import('playwright').Browser} browser @param {string} origin */
async function printTaps(browser, origin) {
  console.log(
    `Medians of ${runs}. Limits: ${LIMIT} ms from a tap to the next frame; after loading no task of ${LONG_TASK} ms or more.\n`,
  );
  printRow(['the first tap on', 'answer', 'longest task'], WIDTHS);
  for (const { what, path, tap, shown } of TAPS) {
    const seen = [];
    for (let i = 0; i < runs; i += 1) {
      const { slowdown } = await slowdownToPhone(browser);
      const page = await browser.newPage(PHONE);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.addInitScript(observe, { shortest: SHORTEST, drawn: DRAWN });
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.waitForTimeout(DRAWN + QUIET);
      const { task } = await page.evaluate(measured);
      await tap(page).filter({ visible: true }).first().tap();
      await page.locator(shown).first().waitFor();
      await page.waitForTimeout(QUIET);
      const { answer } = await page.evaluate(measured);
      seen.push({ task, answer });
      await page.close();
    }
    const answer = median(seen.map((one) => one.answer));
    const task = median(seen.map((one) => one.task));
    printRow([`${what}, ${path}`, judged(answer, answer <= LIMIT), judged(task, task < LONG_TASK)], WIDTHS);
  }
}

/**
 * In the page: collects the durations of interactions, and of long tasks once the page is drawn.
 * @param {{ shortest: number, drawn: number }} times
 */
function observe({ shortest, drawn }) {
  const found = { answer: 0, task: 0 };
  Object.assign(window, { found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        found.answer = Math.max(found.answer, entry.duration);
  }).observe({ type: 'event', durationThreshold: shortest });
  addEventListener('load', () =>
    setTimeout(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) found.task = Math.max(found.task, entry.duration);
      }).observe({ type: 'longtask' });
    }, drawn),
  );
}

/** In the page: what {@link observe} has found. */
function measured() {
  return /** @type {Window & { found: { answer: number, task: number } }} */ (/** @type {unknown} */ (window))
    .found;
}

/**
 * Opens each page, goes on to another one, and back.
 * @param {import('playwright').Browser} browser @param {readonly string[]} paths @param {string} origin
 */
async function printRestored(browser, paths, origin) {
  const rendered = [];
  for (const path of paths) {
    const page = await browser.newPage(PHONE);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.enable');
    await page.goto(origin + path);
    await page.goto(origin + (path === '/' ? '/faqs' : '/'));
    const back = new Promise((resolve) =>
      cdp.on('Page.frameNavigated', ({ frame, type }) => {
        if (!frame.parentId) resolve(type);
      }),
    );
    await cdp.send('Runtime.evaluate', { expression: 'history.back()' });
    if ((await back) !== 'BackForwardCacheRestore') rendered.push(path);
    await page.close();
  }
  missed += rendered.length;
  console.log(
    `\nRestored from the back and forward cache: ${paths.length - rendered.length} of ${paths.length} public pages.`,
  );
  for (const path of rendered) console.log(`  not ${path}`);
}
