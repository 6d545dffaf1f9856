// npm run test:full: the browser tests in every other mode, after npm test, and the whole matrix of faults. It
// prints how each spec fared in each mode, and ends with 1 if a test failed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReport, resultsOf, tableOf } from './steps/full-table.mjs';
import { run } from './steps/run.mjs';
import { command } from './steps/stop.mjs';

/** The specs of each mode; none named are all. */
const MODES = {
  postgres: [],
  upstream: ['blog', 'contact', 'sign-in', 'feed', 'upstream', 'faults'],
  'upstream-down': ['build-without-upstream'],
};

await command(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'full-'));
  const rows = [];
  for (const [mode, specs] of Object.entries(MODES)) {
    console.log(`\n> ${mode}`);
    const report = path.join(folder, `${mode}.json`);
    const code = await run(
      process.execPath,
      [
        'scripts/test-e2e.mjs',
        ...['--mode', mode],
        '--reporter=list,json',
        ...specs.map((name) => `e2e/${name}.spec.ts`),
      ],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report, WHOLE_MATRIX: '1' },
    );
    rows.push(...resultsOf(mode, readReport(report), code));
  }
  rmSync(folder, { recursive: true });
  console.log(`\n${tableOf(rows)}`);
  if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
