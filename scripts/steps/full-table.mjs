import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** @typedef {{ mode: string, spec: string, passed: number, failed: number, skipped: number }} Row */
/** @typedef {{ specs?: { tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/**
 * The results of one run of Playwright by spec file.
 * @param {string} mode
 * @param {string | undefined} report of Playwright's reporter "json"
 * @param {number} code with which Playwright ended
 * @returns {Row[]}
 */
export function resultsOf(mode, report, code) {
  /** @type {{ suites: (Suite & { file: string })[] }} */
  const { suites } = report ? JSON.parse(report) : { suites: [] };
  const rows = suites.map((suite) =>
    rowOf(mode, suite.file, statusesIn(suite), ['expected', 'flaky'], ['skipped']),
  );
  return explained(rows, mode, code);
}

/**
 * The results of one run of jest by suite, which may have run several times.
 * @param {string} mode
 * @param {string | undefined} report of jest's --json
 * @param {number} code with which jest ended
 * @returns {Row[]}
 */
export function unitResultsOf(mode, report, code) {
  /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string }[] }[] }} */
  const { testResults } = report ? JSON.parse(report) : { testResults: [] };
  /** @type {Map<string, string[]>} */
  const byFile = new Map();
  for (const { name, status, assertionResults } of testResults) {
    const file = path.relative(ROOT, name);
    // A suite that could not be loaded has no tests.
    const statuses = assertionResults.length > 0 ? assertionResults.map((each) => each.status) : [status];
    byFile.set(file, [...(byFile.get(file) ?? []), ...statuses]);
  }
  const rows = [...byFile].map(([file, statuses]) =>
    rowOf(mode, file, statuses, ['passed'], ['pending', 'todo', 'skipped']),
  );
  return explained(rows, mode, code);
}

/** @param {string} mode @param {string} spec @param {string[]} statuses @param {string[]} good @param {string[]} left @returns {Row} */
function rowOf(mode, spec, statuses, good, left) {
  const count = (/** @type {string[]} */ wanted) => statuses.filter((one) => wanted.includes(one)).length;
  const [passed, skipped] = [count(good), count(left)];
  return { mode, spec, passed, failed: statuses.length - passed - skipped, skipped };
}

/**
 * With a row for what belongs to no test: the site or a worker did not start.
 * @param {Row[]} rows @param {string} mode @param {number} code
 */
function explained(rows, mode, code) {
  const isExplained = code === 0 || rows.some(({ failed }) => failed > 0);
  return isExplained
    ? rows
    : [...rows, { mode, spec: `(ended with ${code})`, passed: 0, failed: 1, skipped: 0 }];
}

/** @param {string} file a report @returns {string | undefined} undefined if the tests did not start */
export function readReport(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {Suite} suite @returns {string[]} */
function statusesIn({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests.map(({ status }) => status)), ...suites.flatMap(statusesIn)];
}

/**
 * The rows as one, for the mode.
 * @param {string} mode @param {string} spec @param {readonly Row[]} rows @returns {Row}
 */
export function sumOf(mode, spec, rows) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    rows.reduce((all, row) => all + row[key], 0);
  return { mode, spec, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * The rows as a table of Markdown, with a last row for the sums.
 * @param {Row[]} rows
 */
export function tableOf(rows) {
  const cells = [
    ['mode', 'spec', 'passed', 'failed', 'skipped'],
    ['---', '---', '--:', '--:', '--:'],
    ...[...rows, sumOf('all', '', rows)].map((row) => [
      row.mode,
      row.spec,
      row.passed,
      row.failed,
      row.skipped,
    ]),
  ];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
