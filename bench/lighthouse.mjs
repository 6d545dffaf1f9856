// npm run bench:lighthouse -- [runs of each page, 5 by default] [/path ...]: what Lighthouse says of every public page, or of
// those named, on its mobile preset. Medians; ends with 1 when a page misses a target.
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/steps/chromium.mjs';
import { command, Stop } from '../scripts/steps/stop.mjs';
import { during } from './child.mjs';
import { freePort } from './free-port.mjs';
import { checkProc, settled } from './process-use.mjs';
import { serveSite } from './serve.mjs';
import { publicPaths } from './sitemap.mjs';
import { median, printRow } from './table.mjs';

/** @typedef {import('lighthouse').Result} Result */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What is to stay at a limit or below; times in ms. */
const LIMITS = [
  { audit: 'largest-contentful-paint', limit: 1_200, digits: 0 },
  { audit: 'total-blocking-time', limit: 80, digits: 0 },
  { audit: 'cumulative-layout-shift', limit: 0.01, digits: 3 },
];

/** Works in containers, and leaves nobody to call home. */
const ARGS = ['--disable-gpu', '--disable-quic', '--disable-sync'];

const HEAD = ['', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'CLS'];
const WIDTHS = [46, 6, 6, 6, 6, 8, 8, 8];

/** A browser that is slow to open its page leaves no trace to measure. Once more, and once again, it does. */
const TRIES = 3;

const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const runs = Number(process.argv.slice(2).find((argument) => !argument.startsWith('/')) ?? 5);

await command(async () => {
  if (!(Number.isInteger(runs) && runs > 0)) throw new Stop('Say how often to measure each page, 1 or more.');
  checkProc();
  const executablePath = await ensureChromium();
  const port = await freePort();
  const missed = await during(await serveSite(), async (site) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...ARGS, `--remote-debugging-port=${port}`],
    });
    return during({ stop: () => browser.close() }, async () => {
      await settled(site.pid);
      printRow(HEAD, WIDTHS);
      let found = 0;
      for (const path of named.length > 0 ? named : await publicPaths(site.origin)) {
        const results = [];
        for (let i = 0; i < runs; i += 1) results.push(await inspect(site.origin + path, port));
        found += printPage(path, results);
      }
      return found;
    });
  });
  console.log(missed === 0 ? '\nEvery page meets every target.' : `\n${missed} targets MISSED.`);
  if (missed > 0) process.exitCode = 1;
});

/**
 * @param {string} url
 * @param {number} port where the browser takes orders
 * @returns {Promise<Result>}
 */
async function inspect(url, port, tries = TRIES) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return inspect(url, port, tries - 1);
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  return result.lhr;
}

/**
 * Prints a page's medians, and below them what costs it a target.
 * @param {string} path
 * @param {Result[]} results
 * @returns {number} targets missed
 */
function printPage(path, results) {
  const scores = CATEGORIES.map((category) => ({
    category,
    score: median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
  }));
  const values = LIMITS.map(({ audit, ...rest }) => ({
    ...rest,
    audit,
    value: median(results.map(({ audits }) => audits[audit]?.numericValue ?? Infinity)),
  }));
  printRow(
    [
      path,
      ...scores.map(({ score }) => String(score)),
      ...values.map(({ value, digits }) => value.toFixed(digits)),
    ],
    WIDTHS,
  );
  const below = scores.filter(({ score }) => score < 100);
  for (const { category } of below) console.log(`  ${category}: ${faults(results, category).join(', ')}`);
  const over = values.filter(({ value, limit }) => value > limit);
  for (const { audit, limit } of over) console.log(`  ${audit}: over ${limit}`);
  return below.length + over.length;
}

/** The audits that took points from a category in any run. @param {Result[]} results @param {string} category */
function faults(results, category) {
  const found = results.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(found)];
}
