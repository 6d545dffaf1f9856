// node --import tsx testing/commands/test-flaky.ts repeat [TIMES] [FILE...]: tests that wait for a clock or for a
// frame of the browser, fifty times each, beside a process on each core that never rests. node --import tsx
// testing/commands/test-flaky.ts order [TIMES [SEED]]: all tests three times, their files in a random order;
// `order 1 SEED` repeats one. Without arguments it does both. It prints a table, and ends with 1 if a test
// failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { type SpecResults, readResults, resultsOf, sumOf, resultsTable, unitResultsOf } from './test-results';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { bin, run } from '@/lib/platform/commands/run.mjs';
import { command, Stop } from '@/lib/platform/commands/stop.mjs';
import { testEnvironment } from '../../scripts/steps/test-environment.mjs';

/** What a test waits with; `expect.poll` and its like wait until something has happened. */
const WAITS =
  /\b(?:setTimeout|waitForTimeout|requestAnimationFrame|pg_sleep|CLOCK_FILE)\b|timers\/promises|AbortSignal, 'timeout'/;

const folder = mkdtempSync(path.join(tmpdir(), 'flaky-'));

void command(async () => {
  const [part, times, ...files] = process.argv.slice(2);
  if (![undefined, 'repeat', 'order'].includes(part) || !(Number(times ?? 1) >= 1))
    throw new Stop(
      'Usage: node --import tsx testing/commands/test-flaky.ts [repeat [TIMES] [FILE...] | order [TIMES [SEED]]]',
    );
  const rows: SpecResults[] = [];
  if (part !== 'order') rows.push(...(await repeat(Number(times ?? 50), files)));
  if (part !== 'repeat') rows.push(...(await inAnyOrder(Number(times ?? 3), Number(files[0] ?? 1))));
  rmSync(folder, { recursive: true });
  console.log(`\n${resultsTable(rows)}`);
  if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1;
});

async function repeat(times: number, named: string[]): Promise<SpecResults[]> {
  const mode = `${times} times`;
  const files = named.length > 0 ? named : filesThatWait();
  const specs = files.filter((file) => file.startsWith('e2e/'));
  const suites = files.filter((file) => !specs.includes(file));
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    return [
      ...(suites.length > 0 ? await jest(mode, times, ['--runTestsByPath', ...suites]) : []),
      // In one worker, because the sites that some specs start have one port.
      ...(specs.length > 0
        ? await playwright(mode, ['--workers', '1', '--repeat-each', `${times}`, ...specs])
        : []),
    ];
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
}

/** @param first seed */
async function inAnyOrder(times: number, first: number): Promise<SpecResults[]> {
  const rows: SpecResults[] = [];
  for (let seed = first; seed < first + times; seed += 1) {
    const mode = `order ${seed}`;
    const fileRows = [
      ...(await jest(mode, 1, ['--randomize', '--seed', `${seed}`])),
      ...(await playwright(mode, ['--shuffle', `${seed}`])),
    ];
    const passed = fileRows.filter(({ failed }) => failed === 0);
    rows.push(
      ...fileRows.filter((row) => !passed.includes(row)),
      sumOf(mode, `${passed.length} files`, passed),
    );
  }
  return rows;
}

async function jest(mode: string, times: number, args: string[]): Promise<SpecResults[]> {
  const report = path.join(folder, `${mode}-units.json`);
  const order = ['--testSequencer', './jest/shuffled-order.cjs', '--json', '--outputFile', report];
  const variables = { ...testEnvironment(), NODE_ENV: 'test', TIMES: `${times}` };
  const code = await run(bin('jest'), ['--ci', '--silent', ...order, ...args], variables);
  return unitResultsOf(mode, readResults(report), code);
}

async function playwright(mode: string, args: string[]): Promise<SpecResults[]> {
  const report = path.join(folder, `${mode}-specs.json`);
  const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await run(
    process.execPath,
    ['--import', 'tsx', 'scripts/test-e2e.ts', '--reporter=dot,json', ...args],
    variables,
  );
  return resultsOf(mode, readResults(report), code);
}

function filesThatWait(): string[] {
  return ['app', 'components', 'deploy', 'e2e', 'lib', 'packages', 'scripts']
    .flatMap((top) =>
      readdirSync(path.join(ROOT, top), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(top, name),
      ),
    )
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .filter((file) => WAITS.test(readFileSync(path.join(ROOT, file), 'utf8')));
}
