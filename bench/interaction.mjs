// npm run bench:interaction -- [runs, 5 by default] [phone] [/path ...]: how long a browser whose processor is slowed down
// four times takes to show what the use of each control does, its longest task after a page has loaded, and whether it
// restores each public page from its back and forward cache. Beside it, the same of a page with nothing but a button: the
// first press on a page costs something everywhere. Exits with 1 if a target is missed. With `phone` the processor is as
// slow as in bench:lighthouse, which is more than four times on a fast machine.
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/steps/chromium.ts';
import { command, Stop } from '../scripts/steps/stop.mjs';
import { during } from '../testing/processes/child.ts';
import { BUTTON, CONTROLS, controlsBefore, PHONE, operate } from './controls.mjs';
import { slowdownToPhone } from './phone.mjs';
import { checkProc, settled } from './process-use.mjs';
import { serveReference } from './reference-page.mjs';
import { serveForBrowser } from './serve.mjs';
import { publicPaths } from './sitemap.mjs';
import { median, printRow } from './table.mjs';

/** In milliseconds: from a tap or a letter to the next frame, and the longest task once a page has loaded. */
const LIMIT = 100;
const LONG_TASK = 50;

/** How much slower than this machine the processor is, except with `phone`. */
const SLOWDOWN = 4;

/** The browser reports no shorter interaction, and rounds to eight milliseconds. */
const SHORTEST = 16;

/** How long after loading a page may still be drawn for the first time; in milliseconds. */
const DRAWN = 1_000;

/** How long a page is watched then, and after a tap; in milliseconds. */
const QUIET = 2_000;

const WIDTHS = [58, 12, 14, 12, 8];

/** @typedef {import('playwright').Page} Page */

const parameters = process.argv.slice(2);
const named = parameters.filter((one) => one.startsWith('/'));
const isPhone = parameters.includes('phone');
const runs = Number(parameters.find((one) => !one.startsWith('/') && one !== 'phone') ?? 5);
let missed = 0;
const judged = (/** @type {number} */ value, /** @type {boolean} */ isMet) => {
  if (!isMet) missed += 1;
  return `${value.toFixed(0)} ms ${isMet ? ' met' : 'OVER'}`;
};

await command(async () => {
  if (!(Number.isInteger(runs) && runs > 0))
    throw new Stop('Say how often to measure each control, 1 or more.');
  checkProc();
  const executablePath = await ensureChromium();
  await during(await serveForBrowser(), async (site) => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--disable-gpu', '--disable-quic', '--disable-sync'],
      // Playwright turns the cache off that is measured here.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await during({ stop: () => browser.close() }, async () => {
      await settled(site.pid);
      const reference = await serveReference();
      await printTaps(browser, site.origin, reference.origin);
      await reference.stop();
      await printRestored(browser, named.length > 0 ? named : await publicPaths(site.origin), site.origin);
    });
  });
  console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets MISSED.`);
  if (missed > 0) process.exitCode = 1;
});

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} reference the origin of the page with a button
 */
async function printTaps(browser, origin, reference) {
  console.log(
    `Medians of ${runs}. Limits: ${LIMIT} ms from a tap or a letter to the next frame; after loading no task of ${LONG_TASK} ms or more.\n`,
  );
  printRow(['the first use of', 'answer', 'longest task', 'a button', 'slower', 'answers'], WIDTHS);
  for (const control of CONTROLS) {
    if (named.length > 0 && !named.includes(control.path)) continue;
    const seen = [];
    for (let i = 0; i < runs; i += 1) {
      const slowdown = isPhone ? (await slowdownToPhone(browser)).slowdown : SLOWDOWN;
      const button = await measureControl(browser, reference, BUTTON, slowdown);
      seen.push({
        ...(await measureControl(browser, origin, control, slowdown)),
        button: button.answer,
        slowdown,
      });
    }
    const answers = seen.map((one) => one.answer);
    const task = median(seen.map((one) => one.task));
    printRow(
      [
        `${control.what}, ${control.path}`,
        judged(median(answers), median(answers) <= LIMIT),
        judged(task, task < LONG_TASK),
        `${median(seen.map((one) => one.button)).toFixed(0)} ms`,
        `${median(seen.map((one) => one.slowdown)).toFixed(1)}x`,
        `  ${answers.join(' ')}`,
      ],
      WIDTHS,
    );
  }
}

/**
 * Uses a control on a page that nobody has touched, except for the controls that must be used before it.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {import('./controls.mjs').Control} control
 * @param {number} slowdown
 */
async function measureControl(browser, origin, control, slowdown) {
  const page = await browser.newPage(PHONE);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe, { shortest: SHORTEST, drawn: DRAWN });
  await page.goto(origin + control.path, { waitUntil: 'load' });
  await page.waitForTimeout(DRAWN + QUIET);
  const { task } = await page.evaluate(measured);
  for (const before of controlsBefore(control)) {
    await operate(page, before);
    await page.waitForTimeout(QUIET);
  }
  await page.evaluate(forget);
  await operate(page, control);
  await page.waitForTimeout(QUIET);
  const { answer } = await page.evaluate(measured);
  await page.close();
  return { task, answer };
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

/** In the page: only what is found from now on counts. */
function forget() {
  Object.assign(Reflect.get(window, 'found'), { answer: 0 });
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
