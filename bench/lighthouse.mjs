// npm run bench:lighthouse -- [runs per page, 5 by default] [/path ...]: Lighthouse's results for every
// public page, or for the named ones, with its mobile preset. Prints medians; exits with 1 if a page misses
// a target. The processor slowdown is calibrated to the speed of this machine, so that different machines
// give the same results. Each measurement of a page comes with one of a page of one sentence: the time for
// which starting a page blocks a browser at that moment is not the page's.
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/steps/chromium.ts';
import { command, Stop } from '../scripts/steps/stop.mjs';
import { during } from '../testing/processes/child.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { checkProc, settled } from './process-use.mjs';
import { serveReference } from './reference-page.mjs';
import { serveForBrowser } from './serve.mjs';
import { slowdownToPhone } from './phone.mjs';
import { publicPaths } from './sitemap.mjs';
import { median, printRow } from './table.mjs';

/** @typedef {import('lighthouse').Result} Result */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const TBT = 'total-blocking-time';

/** Upper limits; times in ms. The reference's blocking time is subtracted. */
const LIMITS = [
  { audit: 'largest-contentful-paint', limit: 1_200, digits: 0 },
  { audit: TBT, limit: 100, digits: 0 },
  { audit: 'cumulative-layout-shift', limit: 0.01, digits: 3 },
];

/** Time for style and layout, in ms, and the number of elements in the page: they explain a slow page. */
const LAYOUT_LIMIT = 400;

/** These flags let Chromium run in containers and prevent its background requests. */
const ARGS = ['--disable-gpu', '--disable-quic', '--disable-sync'];

const HEAD = [
  '',
  'perf',
  'a11y',
  'best',
  'seo',
  'LCP ms',
  'TBT ms',
  'CLS',
  'ref. TBT',
  'layout',
  'elements',
  'index',
  'CPU',
];
const WIDTHS = [46, 6, 6, 6, 6, 8, 8, 8, 10, 8, 10, 7, 7];

/** Maximum attempts: if the browser is slow to open its page, Lighthouse has no trace to measure. */
const TRIES = 3;

const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const runs = Number(process.argv.slice(2).find((argument) => !argument.startsWith('/')) ?? 5);

await command(async () => {
  if (!(Number.isInteger(runs) && runs > 0)) throw new Stop('Say how often to measure each page, 1 or more.');
  checkProc();
  const executablePath = await ensureChromium();
  const port = await freePort();
  const reference = await serveReference();
  const missed = await during(await serveForBrowser(), async (site) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...ARGS, `--remote-debugging-port=${port}`],
    });
    return during({ stop: () => browser.close() }, async () => {
      await settled(site.pid);
      printRow(HEAD, WIDTHS);
      let found = 0;
      for (const path of named.length > 0 ? named : await publicPaths(site.origin)) {
        const [results, references] = [[], []];
        const speeds = [];
        for (let i = 0; i < runs; i += 1) {
          const speed = await slowdownToPhone(browser);
          speeds.push(speed);
          references.push(await inspect(reference.origin, port, speed.slowdown));
          results.push(await inspect(site.origin + path, port, speed.slowdown));
        }
        found += printPage(path, { results, references, speeds });
      }
      return found;
    });
  });
  await reference.stop();
  console.log(missed === 0 ? '\nEvery page meets every target.' : `\n${missed} targets MISSED.`);
  if (missed > 0) process.exitCode = 1;
});

/**
 * @param {string} url
 * @param {number} port where the browser takes orders
 * @param {number} cpuSlowdownMultiplier
 * @returns {Promise<Result>}
 */
async function inspect(url, port, cpuSlowdownMultiplier, tries = TRIES) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    throttling: { cpuSlowdownMultiplier },
  });
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1)
    return inspect(url, port, cpuSlowdownMultiplier, tries - 1);
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  return result.lhr;
}

/**
 * Prints a page's medians, and below them the audits that cost it a target.
 * @param {string} path
 * @param {{ results: Result[], references: Result[], speeds: { index: number, slowdown: number }[] }} runs of
 *   the page and of the reference, and the speeds of this machine before each
 * @returns {number} targets missed
 */
function printPage(path, { results, references, speeds }) {
  const ofReference = median(references.map((result) => valueOf(result, TBT)));
  const scores = CATEGORIES.map((category) => ({
    category,
    score: median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
  }));
  const values = LIMITS.map(({ audit, ...rest }) => ({
    ...rest,
    audit,
    value: Math.max(
      0,
      median(results.map((result) => valueOf(result, audit))) - (audit === TBT ? ofReference : 0),
    ),
  }));
  const layout = median(results.map(layoutTime));
  printRow(
    [
      path,
      ...scores.map(({ score }) => String(score)),
      ...values.map(({ value, digits }) => value.toFixed(digits)),
      ofReference.toFixed(0),
      layout.toFixed(0),
      String(median(results.map((result) => valueOf(result, 'dom-size')))),
      median(speeds.map(({ index }) => index)).toFixed(0),
      `${median(speeds.map(({ slowdown }) => slowdown)).toFixed(1)}x`,
    ],
    WIDTHS,
  );
  const below = scores.filter(({ score }) => score < 100);
  for (const { category } of below) console.log(`  ${category}: ${faults(results, category).join(', ')}`);
  const over = values.filter(({ value, limit }) => value > limit);
  for (const { audit, limit } of over) console.log(`  ${audit}: over ${limit}`);
  if (layout > LAYOUT_LIMIT) console.log(`  style and layout: over ${LAYOUT_LIMIT}`);
  return below.length + over.length + (layout > LAYOUT_LIMIT ? 1 : 0);
}

/** @param {Result} result @param {string} audit */
function valueOf({ audits }, audit) {
  return audits[audit]?.numericValue ?? Infinity;
}

/**
 * Time for style and layout on the phone, in ms.
 * @param {Result} result
 */
function layoutTime({ audits }) {
  const { details } = audits['mainthread-work-breakdown'] ?? {};
  const rows = details?.type === 'table' ? details.items : [];
  return Number(rows.find(({ group }) => group === 'styleLayout')?.duration ?? Infinity);
}

/**
 * The audits that reduced a category's score in any run.
 * @param {Result[]} results
 * @param {string} category
 */
function faults(results, category) {
  const found = results.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(found)];
}
