import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/lib/platform/commands/root.mjs';

export type SpecResults = { mode: string; spec: string; passed: number; failed: number; skipped: number };
type Suite = { specs?: { tests: { status: string }[] }[]; suites?: Suite[] };

/**
 * The results of one run of Playwright by spec file.
 * @param report of Playwright's reporter "json"
 * @param code with which Playwright ended
 */
export function resultsOf(mode: string, report: string | undefined, code: number): SpecResults[] {
  const { suites } = (report ? JSON.parse(report) : { suites: [] }) as {
    suites: (Suite & { file: string })[];
  };
  const rows = suites.map((suite) =>
    rowOf(mode, suite.file, statusesIn(suite), ['expected', 'flaky'], ['skipped']),
  );
  return explained(rows, mode, code);
}

/**
 * The results of one run of jest by suite, which may have run several times.
 * @param report of jest's --json
 * @param code with which jest ended
 */
export function unitResultsOf(mode: string, report: string | undefined, code: number): SpecResults[] {
  const { testResults } = (report ? JSON.parse(report) : { testResults: [] }) as {
    testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
  };
  const byFile = new Map<string, string[]>();
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

function rowOf(mode: string, spec: string, statuses: string[], good: string[], left: string[]): SpecResults {
  const count = (wanted: string[]) => statuses.filter((one) => wanted.includes(one)).length;
  const passed = count(good);
  const skipped = count(left);
  return { mode, spec, passed, failed: statuses.length - passed - skipped, skipped };
}

/** With a row for what belongs to no test: the site or a worker did not start. */
function explained(rows: SpecResults[], mode: string, code: number): SpecResults[] {
  const isExplained = code === 0 || rows.some(({ failed }) => failed > 0);
  return isExplained
    ? rows
    : [...rows, { mode, spec: `(ended with ${code})`, passed: 0, failed: 1, skipped: 0 }];
}

/** @returns the report, or undefined if the tests did not start */
export function readResults(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function statusesIn({ specs = [], suites = [] }: Suite): string[] {
  return [...specs.flatMap(({ tests }) => tests.map(({ status }) => status)), ...suites.flatMap(statusesIn)];
}

/** The rows as one, for the mode. */
export function sumOf(mode: string, spec: string, rows: readonly SpecResults[]): SpecResults {
  const sum = (key: 'passed' | 'failed' | 'skipped') => rows.reduce((all, row) => all + row[key], 0);
  return { mode, spec, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The rows as a table of Markdown, with a last row for the sums. */
export function resultsTable(rows: SpecResults[]): string {
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
