// npm run bench -- interaction [runs, 5 by default] [phone] [/path ...]: how long a browser whose processor
// is slowed down four times takes to show what the use of each control does, its longest task after a page
// has loaded, and whether it restores each public page from its back and forward cache. Beside it, the same
// of a page with nothing but a button: the first press on a page costs something everywhere. Exits with 1 if
// a target is missed. With `phone` the processor is as slow as in the bench "lighthouse", which is more than
// four times on a fast machine.
import type { Browser } from 'playwright';
import { Stop } from '@/lib/platform/commands/stop.mjs';
import { bench, countArgument, paths, words } from './support/bench';
import { withBrowser } from './support/browser';
import { BUTTON, CONTROLS, controlsBefore, PHONE, operate, type Control } from './support/controls';
import { slowdownToPhone } from './support/phone';
import { checkProc, settled } from './support/process-use';
import { serveReference } from './support/reference-page';
import { publicPaths } from './support/sitemap';
import { median, printRow } from './support/table';

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

const isPhone = words.includes('phone');

const missed: string[] = [];
function judged(what: string, value: number, isMet: boolean): string {
  if (!isMet) missed.push(what);
  return `${value.toFixed(0)} ms ${isMet ? ' met' : 'OVER'}`;
}

void bench(async () => {
  const runs = countArgument('how often to measure each control', 5, 100);
  checkProc();
  await withBrowser(
    async (browser, site) => {
      await settled(site.pid);
      const reference = await serveReference();
      if (!(await isRestored(browser, reference.origin, '/')))
        throw new Stop(
          'This browser has no back and forward cache: name a Chromium with windows in CHROMIUM_PATH.',
        );
      await printTaps(browser, site.origin, reference.origin, runs);
      reference.stop();
      await printRestored(browser, paths.length > 0 ? paths : await publicPaths(site.origin), site.origin);
    },
    // Playwright turns the cache off that is measured here.
    { ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  );
  console.log(missed.length === 0 ? '\nEvery target is met.' : `\n${missed.length} targets MISSED.`);
  return missed;
});

/** @param reference the origin of the page with a button */
async function printTaps(browser: Browser, origin: string, reference: string, runs: number): Promise<void> {
  console.log(
    `Medians of ${runs}. Limits: ${LIMIT} ms from a tap or a letter to the next frame; after loading ` +
      `no task of ${LONG_TASK} ms or more.\n`,
  );
  printRow(['the first use of', 'answer', 'longest task', 'a button', 'slower', 'answers'], WIDTHS);
  for (const control of CONTROLS) {
    if (paths.length > 0 && !paths.includes(control.path)) continue;
    const samples: { answer: number; task: number; button: number; slowdown: number }[] = [];
    for (let i = 0; i < runs; i += 1) {
      const slowdown = isPhone ? (await slowdownToPhone(browser)).slowdown : SLOWDOWN;
      const button = await measureControl(browser, reference, BUTTON, slowdown);
      const sample = await measureControl(browser, origin, control, slowdown);
      samples.push({ ...sample, button: button.answer, slowdown });
    }
    const name = `${control.what}, ${control.path}`;
    const answers = samples.map((one) => one.answer);
    const task = median(samples.map((one) => one.task));
    printRow(
      [
        name,
        judged(name, median(answers), median(answers) <= LIMIT),
        judged(name, task, task < LONG_TASK),
        `${median(samples.map((one) => one.button)).toFixed(0)} ms`,
        `${median(samples.map((one) => one.slowdown)).toFixed(1)}x`,
        `  ${answers.join(' ')}`,
      ],
      WIDTHS,
    );
  }
}

/** Uses a control on a page that nobody has touched, except for the controls that must be used before it. */
async function measureControl(browser: Browser, origin: string, control: Control, slowdown: number) {
  const page = await browser.newPage(PHONE);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe, { shortest: SHORTEST, drawn: DRAWN });
  await page.goto(origin + control.path, { waitUntil: 'load' });
  await page.waitForTimeout(DRAWN + QUIET);
  const { task } = await page.evaluate(longestTimes);
  for (const before of controlsBefore(control)) {
    await operate(page, before);
    await page.waitForTimeout(QUIET);
  }
  await page.evaluate(forget);
  await operate(page, control);
  await page.waitForTimeout(QUIET);
  const { answer } = await page.evaluate(longestTimes);
  await page.close();
  return { task, answer };
}

/** In the page: collects the durations of interactions, and of long tasks once the page is drawn. */
function observe({ shortest, drawn }: { shortest: number; drawn: number }): void {
  const longest = { answer: 0, task: 0 };
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        longest.answer = Math.max(longest.answer, entry.duration);
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  addEventListener('load', () =>
    setTimeout(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) longest.task = Math.max(longest.task, entry.duration);
      }).observe({ type: 'longtask' });
    }, drawn),
  );
}

/** In the page: what {@link observe} has found. */
const longestTimes = () => (window as unknown as { longest: { answer: number; task: number } }).longest;

/** In the page: only what is found from now on counts. */
function forget(): void {
  Object.assign(Reflect.get(window, 'longest') as object, { answer: 0 });
}

/** Opens a page, goes on to another one, and back. */
async function isRestored(browser: Browser, origin: string, path: string): Promise<boolean> {
  const page = await browser.newPage(PHONE);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  await page.goto(origin + path);
  await page.goto(origin + (path === '/' ? '/faqs' : '/'));
  const back = new Promise<string>((resolve) =>
    cdp.on('Page.frameNavigated', ({ frame, type }) => {
      if (!frame.parentId) resolve(type);
    }),
  );
  await cdp.send('Runtime.evaluate', { expression: 'history.back()' });
  const type = await back;
  await page.close();
  return type === 'BackForwardCacheRestore';
}

async function printRestored(browser: Browser, pages: readonly string[], origin: string): Promise<void> {
  const renderings: string[] = [];
  for (const path of pages) if (!(await isRestored(browser, origin, path))) renderings.push(path);
  missed.push(...renderings);
  console.log(
    `\nRestored from the back and forward cache: ${pages.length - renderings.length} of ${pages.length} public pages.`,
  );
  for (const path of renderings) console.log(`  not ${path}`);
}
