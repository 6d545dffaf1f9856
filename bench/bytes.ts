// npm run bench -- bytes [/path ...]: the bytes that a browser transfers under brotli for every public page and the
// longest answers, or for the named ones: read, scrolled from top to bottom by mouse and by touch, and
// reached for; and for each kind of control what its use loads. Exits with 1 if a page exceeds a limit.
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { HEAVY_ANSWERS } from '@/testing/pages/heavy-answers';
import { LIMITS, limitsOf } from '@/testing/pages/page-limits';
import { ignoreRestingMouse } from '@/testing/browser/resting-mouse';
import { during } from '@/testing/processes/child';
import { bench, paths } from './support/bench';
import { withBrowser } from './support/browser';
import { CONTROLS, controlsBefore, PHONE, operate } from './support/controls';
import { serveEmptyApp } from './support/empty-app';
import { watchRequests } from './support/page-bytes';
import { publicPaths } from './support/sitemap';
import { printRow } from './support/table';

const MOST_FONTS = 2;

const DESK = { viewport: { width: 1280, height: 800 } };

/** One turn of the wheel, and one swipe; in pixels. Faster than that, no browser would draw every part. */
const WHEEL = 400;
const SWIPE = { speed: 6_000 };

const WIDTHS = [48, 11, 11, 11, 11, 11, 11, 11, 11, 9];
const CONTROL_WIDTHS = [58, 12, 16, 8];
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** What exceeds its limit. */
const over: string[] = [];
function judged(path: string, bytes: number, limit: number, isFew = true): string {
  const isWithin = bytes <= limit && isFew;
  if (!isWithin) over.push(path);
  return `${kB(bytes)} ${isWithin ? ' met' : 'OVER'}`;
}

void bench(async () => {
  await withBrowser(async (browser, { origin }) => {
    const floor = await during(await serveEmptyApp(), (app) => scriptsOf(browser, app.origin));
    await printPages(browser, origin, floor);
    await printControls(browser, origin);
  });
  return over;
});

/** @param floor bytes of the scripts of an empty app */
async function printPages(browser: Browser, origin: string, floor: number): Promise<void> {
  console.log(`kB under brotli. The scripts of an empty app: ${kB(floor)}.
first: html, css and fonts; the limits are those of reports, and of answers (${kB(LIMITS.answerFirst)}).
read, scrolled, touch: all scripts except the inline ones, after loading, and after scrolling from top to
bottom with the mouse resting in the window, and by touch.
reached: after pointing at the first control that needs React, above the empty app; data: the copy of the page
for hydration, which Next has in the HTML.
Limits: html ${kB(LIMITS.html)}, in Hindi ${kB(LIMITS.hindiHtml)}, of reports ${kB(LIMITS.reportHtml)},
of answers ${kB(LIMITS.answerHtml)}, of the list of series ${kB(LIMITS.dataHtml)};
css ${kB(LIMITS.css)}, of analyses ${kB(LIMITS.analysisCss)};
fonts ${kB(LIMITS.fonts)} in ${MOST_FONTS} files; first ${kB(LIMITS.reportFirst)}; read ${kB(LIMITS.read)};
scrolled ${kB(LIMITS.scrolled)}; reached ${kB(LIMITS.added)}.
`);
  printRow(['page', 'html', 'css', 'fonts', 'first', 'read', 'scrolled', 'touch', 'reached', 'data'], WIDTHS);
  for (const path of paths.length > 0 ? paths : [...(await publicPaths(origin)), ...HEAVY_ANSWERS]) {
    const limits = limitsOf(path);
    const withMouse = await measureWithMouse(browser, origin + path);
    const touched = await measureByTouch(browser, origin + path);
    const first = withMouse.html + withMouse.css + withMouse.fonts;
    printRow(
      [
        path,
        judged(path, withMouse.html, limits.html),
        judged(path, withMouse.css, limits.css),
        judged(path, withMouse.fonts, LIMITS.fonts, withMouse.fontFiles <= MOST_FONTS),
        limits.first === undefined ? kB(first) : judged(path, first, limits.first),
        judged(path, withMouse.read, LIMITS.read),
        judged(path, withMouse.scrolled, limits.scrolled),
        judged(path, touched, limits.scrolled),
        withMouse.reached === null ? '-' : judged(path, withMouse.reached - floor, LIMITS.added),
        kB(withMouse.hydrationData),
      ],
      WIDTHS,
    );
  }
}

/** A page that nobody has touched, once it has loaded, with the sizes of what it requests. */
async function open(browser: Browser, url: string, look: BrowserContextOptions) {
  const page = await browser.newPage(look);
  await ignoreRestingMouse(page.context());
  const requests = watchRequests(page);
  const { width, height } = look.viewport ?? PHONE.viewport;
  if (look === DESK) await page.mouse.move(width / 2, height / 2);
  await page.goto(url);
  await requests.idle();
  return { page, requests };
}

/** What a reader with a mouse loads, who reads, scrolls, and then points at a control that needs React. */
async function measureWithMouse(browser: Browser, url: string) {
  const { page, requests } = await open(browser, url, DESK);
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

/** The scripts that a reader has loaded who scrolls with a finger. */
async function measureByTouch(browser: Browser, url: string): Promise<number> {
  const { page, requests } = await open(browser, url, PHONE);
  await swipeToEnd(page);
  await requests.idle();
  const scripts = await requests.bytes('scripts', 'hydrationData');
  await page.close();
  return scripts;
}

async function swipeToEnd(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { width, height } = PHONE.viewport;
  await cdp.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -(await page.evaluate(() => document.documentElement.scrollHeight)),
    gestureSourceType: 'touch',
    ...SWIPE,
  });
}

/** All that the use of each control loads, on a page that nobody has touched before. */
async function printControls(browser: Browser, origin: string): Promise<void> {
  console.log('\nReached for: what the use of each control loads, by touch.\n');
  printRow(['control', 'scripts', 'hydration data', 'other'], CONTROL_WIDTHS);
  for (const control of CONTROLS) {
    const { page, requests } = await open(browser, origin + control.path, PHONE);
    for (const one of [...controlsBefore(control), control]) await operate(page, one);
    await requests.idle();
    const sizes = [
      await requests.bytes('scripts'),
      await requests.bytes('hydrationData'),
      await requests.bytes('data'),
    ];
    printRow([`${control.what}, ${control.path}`, ...sizes.map(kB)], CONTROL_WIDTHS);
    await page.close();
  }
}

/** The scripts of a page of an empty app. */
async function scriptsOf(browser: Browser, url: string): Promise<number> {
  const { page, requests } = await open(browser, url, DESK);
  const bytes = await requests.bytes('scripts');
  await page.close();
  return bytes;
}
