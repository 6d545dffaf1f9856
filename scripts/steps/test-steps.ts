import { ROOT } from '@/lib/platform/commands/root.mjs';
import { bin, run } from '@/lib/platform/commands/run.mjs';
import { Stop } from '@/lib/platform/commands/stop.mjs';
import { testEnvironment } from './test-environment.mjs';

/** A part of a test command, and its name for who reads the output. */
export type TestStep = [name: string, work: () => Promise<void>];

/** The settings of every tool that a test command starts. */
export const testVariables: Record<string, string> = testEnvironment();

/** Performs every step, up to the first that fails, and prints how long each took. */
export async function performAll(steps: readonly TestStep[]): Promise<void> {
  const start = Date.now();
  const durations: string[] = [];
  for (const step of steps) {
    console.log(`\n> ${step[0]}`);
    const duration = await perform(step);
    durations.push(duration);
    console.log(`  ${duration}`);
  }
  console.log(`\n${steps.length} steps passed in ${lasted(start)}: ${durations.join('; ')}.`);
}

/** @returns the step's name and how long it took */
async function perform([name, work]: TestStep): Promise<string> {
  const begun = Date.now();
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    throw new Stop(`\nThe step "${name}" failed after ${lasted(begun)}.`);
  }
  return `${name} ${lasted(begun)}`;
}

/**
 * For steps that need nothing of each other. The failed ones are named after all have ended, so one run
 * shows every error.
 */
export async function allAtOnce(steps: readonly TestStep[]): Promise<void> {
  const results = await Promise.allSettled(
    steps.map(async (step) => console.log(`  ${await perform(step)}`)),
  );
  const failed = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message.trim()] : [],
  );
  if (failed.length > 0) throw new Stop(failed.join('\n'));
}

/** Runs a program of a package, with the settings of tests. */
export async function tool(name: string, ...args: string[]): Promise<void> {
  const code = await run(bin(name), args, { ...testVariables, NODE_ENV: 'test' });
  if (code !== 0) throw new Stop(`${name} ended with code ${code}.`);
}

/**
 * Runs unit tests. Jest writes results to its standard error; on its standard output is only what the code
 * under test logs, which is no result.
 */
export async function unitTests(...args: string[]): Promise<void> {
  const settings = { ...testVariables, NODE_ENV: 'test', ...(process.stderr.isTTY && { FORCE_COLOR: '1' }) };
  const projects = ['--ci', '--selectProjects', 'server', 'components'];
  const code = await run(bin('jest'), [...projects, ...args], settings, ROOT, (text, isError) => {
    if (isError) process.stderr.write(text);
  });
  if (code !== 0) throw new Stop(`jest ended with code ${code}.`);
}

/** What the tools remember of files that did not change. */
const CACHES = 'node_modules/.cache';

/** Whether the code is as it must be, before it runs: all of it, or these files. */
export const codeChecks = (files: readonly string[]): TestStep[] => [
  ['format', () => checkForm(files)],
  ['lint', () => tool('eslint', '--max-warnings', '0', '--no-warn-ignored', ...ofEslint, ...files)],
  [
    'types',
    () => tool('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHES}/types.tsbuildinfo`),
  ],
];

async function checkForm(files: readonly string[]): Promise<void> {
  const args = ['--list-different', '--ignore-unknown', ...ofPrettier, ...files];
  if ((await run(bin('prettier'), args, testVariables)) !== 0)
    throw new Stop('The files above have another form: npm run format gives them theirs.');
}

const ofPrettier = ['--cache', '--cache-strategy', 'content'];
const ofEslint = ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHES}/eslint/`];

/** What needs no browser is seen in what the build wrote. */
export async function readPages(): Promise<void> {
  const reader = ['--import', './scripts/steps/command.mjs', 'testing/commands/check-pages.ts'];
  if ((await run(process.execPath, reader, testVariables)) !== 0)
    throw new Stop('The pages are not as they must be; the lines above name each.');
}

function lasted(since: number): string {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
