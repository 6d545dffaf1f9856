// npm run bench -- lighthouse [runs per page, 5 by default] [/path ...]: Lighthouse's results for every
// public page, or for the named ones, with its mobile preset. Prints medians; exits with 1 if a page misses
// a target. The processor slowdown is calibrated to the speed of this machine, so that different machines
// give the same results. Each measurement of a page comes with one of a page of one sentence: the time for
// which starting a page blocks a browser at that moment is not the page's.
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '@/testing/processes/free-port';
import { bench, countArgument, paths } from './support/bench';
import { withBrowser } from './support/browser';
import { slowdownToPhone } from './support/phone';
import { checkProc, settled } from './support/process-use';
import { serveReference } from './support/reference-page';
import { publicPaths } from './support/sitemap';
import { median, printRow } from './support/table';

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

const HEAD = [
  ...['', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'CLS'],
  ...['ref. TBT', 'layout', 'elements', 'index', 'CPU'],
];
const WIDTHS = [46, 6, 6, 6, 6, 8, 8, 8, 10, 8, 10, 7, 7];

/** Maximum attempts: if the browser is slow to open its page, Lighthouse has no trace to measure. */
const TRIES = 3;

/** Of a page and of the reference, and the speeds of this machine before each. */
type Runs = { results: Result[]; references: Result[]; speeds: { index: number; slowdown: number }[] };

void bench(async () => {
  const runs = countArgument('how often to measure each page', 5, 100);
  checkProc();
  const port = await freePort();
  const reference = await serveReference();
  const missed = await withBrowser(
    async (browser, site) => {
      await settled(site.pid);
      printRow(HEAD, WIDTHS);
      const missedTargets: string[] = [];
      for (const path of paths.length > 0 ? paths : await publicPaths(site.origin)) {
        const readings: Runs = { results: [], references: [], speeds: [] };
        for (let i = 0; i < runs; i += 1) {
          const speed = await slowdownToPhone(browser);
          readings.speeds.push(speed);
          readings.references.push(await inspect(reference.origin, port, speed.slowdown));
          readings.results.push(await inspect(site.origin + path, port, speed.slowdown));
        }
        missedTargets.push(...printPage(path, readings));
      }
      return missedTargets;
    },
    { args: [`--remote-debugging-port=${port}`] },
  );
  reference.stop();
  console.log(
    missed.length === 0 ? '\nEvery page meets every target.' : `\n${missed.length} targets MISSED.`,
  );
  return missed;
});

/** @param port where the browser takes orders */
async function inspect(
  url: string,
  port: number,
  cpuSlowdownMultiplier: number,
  tries = TRIES,
): Promise<Result> {
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
 * @returns the targets that it misses
 */
function printPage(path: string, { results, references, speeds }: Runs): string[] {
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
  return [
    ...below.map(({ category }) => category),
    ...over.map(({ audit }) => audit),
    ...(layout > LAYOUT_LIMIT ? ['layout'] : []),
  ];
}

function valueOf({ audits }: Result, audit: string): number {
  return audits[audit]?.numericValue ?? Infinity;
}

/** Time for style and layout on the phone, in ms. */
function layoutTime({ audits }: Result): number {
  const { details } = audits['mainthread-work-breakdown'] ?? {};
  const rows = details?.type === 'table' ? details.items : [];
  return Number(rows.find(({ group }) => group === 'styleLayout')?.duration ?? Infinity);
}

/** The audits that reduced a category's score in any run. */
function faults(results: readonly Result[], category: string): string[] {
  const faultIds = results.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(faultIds)];
}
