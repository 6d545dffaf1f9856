// npm run bench:bytes -- [/path ...]: the bytes that a browser transfers under brotli for every public page, or
// for the named ones: read, scrolled from top to bottom by mouse and by touch, and reached for; and for each
// kind of control what its use loads. Exits with 1 if a page exceeds a limit.
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/steps/chromium.ts';
import { command } from '../scripts/steps/stop.mjs';
import { during } from '../testing/processes/child.ts';
import { CONTROLS, controlsBefore, PHONE, operate } from './controls.mjs';
import { serveEmptyApp } from './empty-app.mjs';
import { watchRequests } from './page-bytes.mjs';
import { serveForBrowser } from './serve.mjs';
import { publicPaths } from './sitemap.mjs';
import { printRow } from './table.mjs';

/**
 * In bytes. `first`: HTML, styles and typefaces of a first visit to a report; `added`: the scripts that the
 * reader loads who reaches for a control that needs React, above those of an empty app.
 */
const LIMITS = {
  html: 14_000,
  reportHtml: 30_000,
  css: 10_000,
  fonts: 60_000,
  first: 60_000,
  read: 0,
  scrolled: 4_000,
  added: 12_000,
};
const MOST_FONTS = 2;

const WINDOW = { viewport: { width: 1280, height: 800 } };

/** One turn of the wheel, and one swipe; in pixels. Faster than that, no browser would draw every part. */
const WHEEL = 400;
const SWIPE = { speed: 6_000 };

const WIDTHS = [48, 11, 11, 11, 11, 11, 11, 11, 11, 9];
const CONTROL_WIDTHS = [58, 12, 16, 8];
const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/** @typedef {import('playwright').Browser} Browser */

const named = process.argv.slice(2);
let isOver = false;
const judged = (/** @type {number} */ bytes, /** @type {number} */ limit, isFew = true) => {
  const isWithin = bytes <= limit && isFew;
  isOver ||= !isWithin;
  return `${kB(bytes)} ${isWithin ? ' met' : 'OVER'}`;
};

await command(async () => {
  const executablePath = await ensureChromium();
  await during(await serveForBrowser(), async ({ origin }) => {
    const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-sync'] });
    await during({ stop: () => browser.close() }, async () => {
      const floor = await during(await serveEmptyApp(), (app) => scriptsOf(browser, app.origin));
      await printPages(browser, origin, floor);
      await printControls(browser, origin);
    });
  });
  if (isOver) process.exitCode = 1;
});

/** @param {Browser} browser @param {string} origin @param {number} floor bytes of the scripts of an empty app */
async function printPages(browser, origin, floor) {
  console.log(`kB under brotli. The scripts of an empty app: ${kB(floor)}.
first: html, css and fonts; the limit is that of reports.
read, scrolled, touch: all scripts except the inline ones, after loading, and after scrolling from top to
bottom with the mouse resting in the window, and by touch.
reached: after pointing at the first control that needs React, above the empty app; data: the copy of the page
for hydration, which Next has in the HTML.
Limits: html ${kB(LIMITS.html)}, of reports ${kB(LIMITS.reportHtml)}; css ${kB(LIMITS.css)}; fonts ${kB(LIMITS.fonts)} in ${MOST_FONTS} files; first ${kB(LIMITS.first)};
read ${kB(LIMITS.read)}; scrolled ${kB(LIMITS.scrolled)}; reached ${kB(LIMITS.added)}.
`);
  printRow(['page', 'html', 'css', 'fonts', 'first', 'read', 'scrolled', 'touch', 'reached', 'data'], WIDTHS);
  for (const path of named.length > 0 ? named : await publicPaths(origin)) {
    const isReport = /^(?:\/\w\w)?\/reports\/[^/]+$/.test(path);
    const seen = await measureWithMouse(browser, origin + path);
    const touched = await measureByTouch(browser, origin + path);
    const first = seen.html + seen.css + seen.fonts;
    printRow(
      [
        path,
        judged(seen.html, isReport ? LIMITS.reportHtml : LIMITS.html),
        judged(seen.css, LIMITS.css),
        judged(seen.fonts, LIMITS.fonts, seen.fontFiles <= MOST_FONTS),
        isReport ? judged(first, LIMITS.first) : kB(first),
        judged(seen.read, LIMITS.read),
        judged(seen.scrolled, LIMITS.scrolled),
        judged(touched, LIMITS.scrolled),
        seen.reached === null ? '-' : judged(seen.reached - floor, LIMITS.added),
        kB(seen.hydrationData),
      ],
      WIDTHS,
    );
  }
}

/**
 * What a reader with a mouse loads, who reads, scrolls, and then points at a control that needs React.
 * @param {Browser} browser
 * @param {string} url
 */
async function measureWithMouse(browser, url) {
  const page = await browser.newPage(WINDOW);
  const requests = watchRequests(page);
  const { width, height } = WINDOW.viewport;
  await page.mouse.move(width / 2, height / 2);
  await page.goto(url);
  await requests.idle();
  const loaded = {
    html: await requests.bytes('html'),
    css: await requests.bytes('css'),
    fonts: await requests.bytes('fonts'),
    fontFiles: await requests.count('fonts'),
    read: await requests.bytes('scripts', 'hydrationData'),
  };
  // What is out of view is laid out on the way, so the height of the page changes.
  while (await page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 1)) {
    await page.mouse.wheel(0, WHEEL);
    await page.waitForTimeout(50);
  }
  await requests.idle();
  const scrolled = await requests.bytes('scripts', 'hydrationData');
  const control = page.locator('[data-hydrate]').filter({ visible: true }).first();
  const hasControl = (await control.count()) > 0;
  if (hasControl) {
    // The first event of a mouse on a page tells no movement, and one that does not move reaches for nothing.
    await control.hover({ position: { x: 5, y: 5 } });
    await control.hover();
    await requests.idle();
  }
  const reached = hasControl ? await requests.bytes('scripts') : null;
  const hydrationData = await requests.bytes('hydrationData');
  await page.close();
  return { ...loaded, scrolled, reached, hydrationData };
}

/** The scripts that a reader has loaded who scrolls with a finger. @param {Browser} browser @param {string} url */
async function measureByTouch(browser, url) {
  const page = await browser.newPage(PHONE);
  const requests = watchRequests(page);
  await page.goto(url);
  await requests.idle();
  const cdp = await page.context().newCDPSession(page);
  const { width, height } = PHONE.viewport;
  await cdp.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -(await page.evaluate(() => document.documentElement.scrollHeight)),
    gestureSourceType: 'touch',
    ...SWIPE,
  });
  await requests.idle();
  const scripts = await requests.bytes('scripts', 'hydrationData');
  await page.close();
  return scripts;
}

/** All that the use of each control loads, on a page that nobody has touched before. @param {Browser} browser @param {string} origin */
async function printControls(browser, origin) {
  console.log('\nReached for: what the use of each control loads, by touch.\n');
  printRow(['control', 'scripts', 'hydration data', 'other'], CONTROL_WIDTHS);
  for (const control of CONTROLS) {
    const page = await browser.newPage(PHONE);
    const requests = watchRequests(page);
    await page.goto(origin + control.path);
    await requests.idle();
    for (const one of [...controlsBefore(control), control]) await operate(page, one);
    await requests.idle();
    printRow(
      [
        `${control.what}, ${control.path}`,
        kB(await requests.bytes('scripts')),
        kB(await requests.bytes('hydrationData')),
        kB(await requests.bytes('data')),
      ],
      CONTROL_WIDTHS,
    );
    await page.close();
  }
}

/** The scripts of a page of an empty app. @param {Browser} browser @param {string} url */
async function scriptsOf(browser, url) {
  const page = await browser.newPage(WINDOW);
  const requests = watchRequests(page);
  await page.goto(url);
  await requests.idle();
  const bytes = await requests.bytes('scripts');
  await page.close();
  return bytes;
}
