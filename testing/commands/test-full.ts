// node --import tsx testing/commands/test-full.ts: the browser tests in every other mode, after npm test, the
// whole matrix of faults, and what reads content with one more of each kind of it. It prints how each spec
// fared in each mode, and ends with 1 if a test failed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishOneOfEach } from '@/testing/content/one-of-each';
import { copyToBuild } from '@/testing/processes/repository-copy';
import { type SpecResults, readResults, resultsOf, resultsTable, unitResultsOf } from './test-results';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { bin, run } from '@/lib/platform/commands/run.mjs';
import { command } from '@/lib/platform/commands/stop.mjs';

/** The specs of each mode; none named are all. */
const MODES: Record<string, string[]> = {
  postgres: [],
  upstream: ['operations/blog', 'contact', 'sign-in', 'feed', 'operations/upstream', 'operations/faults'],
  'upstream-down': ['operations/build-without-upstream'],
};

/** Whose pages come of content. */
const OF_CONTENT = [
  ...['accessibility', 'api', 'operations/blog', 'charts', 'feed', 'frames', 'headers', 'locales'],
  ...['as-built', 'by-request', 'reports', 'search'],
];

/** What reads content, with one more of each kind of it. */
async function publishing(report: string): Promise<SpecResults[]> {
  console.log('\n> publishing');
  const suite = [
    '--ci',
    '--json',
    '--outputFile',
    report,
    '--runTestsByPath',
    'scripts/publishing.operations.test.ts',
  ];
  const code = await run(bin('jest'), suite, { NODE_ENV: 'test', WHOLE_MATRIX: '1' });
  return unitResultsOf('published', readResults(report), code);
}

void command(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'full-'));
  const rows: SpecResults[] = [];
  const test = async (name: string, mode: string[], specs: string[], root = ROOT) => {
    console.log(`\n> ${name}`);
    const report = path.join(folder, `${name}.json`);
    const files = specs.map((spec) => `e2e/${spec}.spec.ts`);
    const code = await run(
      process.execPath,
      ['--import', 'tsx', 'scripts/test-e2e.ts', ...mode, '--reporter=list,json', ...files],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report, WHOLE_MATRIX: '1' },
      root,
    );
    rows.push(...resultsOf(name, readResults(report), code));
  };
  for (const [mode, specs] of Object.entries(MODES)) await test(mode, ['--mode', mode], specs);
  rows.push(...(await publishing(path.join(folder, 'units.json'))));
  const copy = copyToBuild();
  publishOneOfEach(copy.root);
  await test('published', [], OF_CONTENT, copy.root);
  copy.remove();
  rmSync(folder, { recursive: true });
  console.log(`\n${resultsTable(rows)}`);
  if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
