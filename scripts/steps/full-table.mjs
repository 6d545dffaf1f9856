/** @typedef {{ mode: string, spec: string, passed: number, failed: number, skipped: number }} Row */
/** @typedef {{ specs?: { tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/**
 * The results of one run by spec file.
 * @param {string} mode
 * @param {string | undefined} report of Playwright's reporter "json"
 * @param {number} code with which Playwright ended
 * @returns {Row[]}
 */
export function resultsOf(mode, report, code) {
  /** @type {{ suites: (Suite & { file: string })[] }} */
  const { suites } = report ? JSON.parse(report) : { suites: [] };
  const rows = suites.map((suite) => {
    const statuses = statusesIn(suite);
    const count = (/** @type {string[]} */ ...wanted) =>
      statuses.filter((one) => wanted.includes(one)).length;
    const [passed, skipped] = [count('expected', 'flaky'), count('skipped')];
    return { mode, spec: suite.file, passed, failed: statuses.length - passed - skipped, skipped };
  });
  // Something that belongs to no test: the site or a worker did not start.
  const isExplained = code === 0 || rows.some(({ failed }) => failed > 0);
  return isExplained
    ? rows
    : [...rows, { mode, spec: `(ended with ${code})`, passed: 0, failed: 1, skipped: 0 }];
}

/** @param {Suite} suite @returns {string[]} */
function statusesIn({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests.map(({ status }) => status)), ...suites.flatMap(statusesIn)];
}

/**
 * The rows as a table of Markdown, with a last row for the sums.
 * @param {Row[]} rows
 */
export function tableOf(rows) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    rows.reduce((all, row) => all + row[key], 0);
  const total = {
    mode: 'all',
    spec: '',
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
  };
  const cells = [
    ['mode', 'spec', 'passed', 'failed', 'skipped'],
    ['---', '---', '--:', '--:', '--:'],
    ...[...rows, total].map((row) => [row.mode, row.spec, row.passed, row.failed, row.skipped]),
  ];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
