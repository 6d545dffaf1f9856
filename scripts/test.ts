// npm test: runs every check and test, from a fresh clone.
import { spawnSync } from 'node:child_process';
import { build } from './steps/build';
import { ensureChromium } from './steps/chromium';
import { bin, run } from './steps/run.mjs';
import { readSettings } from './steps/settings';
import { command, Stop } from './steps/stop.mjs';
import { emptyTestData, testEnvironment } from './steps/test-environment.mjs';

const environment = testEnvironment();

type Step = [name: string, work: () => Promise<void>];

const CHECKS: Step[] = [
  ['format', () => tool('prettier', '--check', '--log-level', 'warn', '.')],
  ['lint', () => tool('eslint', '--max-warnings', '0', '.')],
  ['types', () => tool('tsc', '--noEmit')],
  ['unused code', () => tool('knip')],
];

/** The build leaves one of two cores idle most of its time. */
const UNITS_AND_BUILD: Step[] = [
  ['unit tests', () => tool('jest', '--ci')],
  ['build', () => build(readSettings(environment), environment)],
];

/** Cheap checks before dear ones. */
const STEPS: Step[] = [
  ['Chromium', findBrowser],
  ['format, lint, types and unused code', check],
  ['unit tests and build', () => allAtOnce(UNITS_AND_BUILD)],
  ['every page of the build, read once', readPages],
  ['every figure again, in Python', recompute],
  ['end-to-end tests', endToEnd],
];

// Every step, up to the first that fails, and how long each took.
void command(async () => {
  const start = Date.now();
  const durations: string[] = [];
  for (const step of STEPS) {
    console.log(`\n> ${step[0]}`);
    const duration = await perform(step);
    durations.push(duration);
    console.log(`  ${duration}`);
  }
  console.log(`\n${STEPS.length} steps passed in ${lasted(start)}: ${durations.join('; ')}.`);
});

/** @returns the step's name and how long it took */
async function perform([name, work]: Step): Promise<string> {
  const begun = Date.now();
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    throw new Stop(`\nThe step "${name}" failed after ${lasted(begun)}.`);
  }
  return `${name} ${lasted(begun)}`;
}

async function check(): Promise<void> {
  // Generates the types of routes, which the other checks read.
  await tool('next', 'typegen');
  await allAtOnce(CHECKS);
}

/**
 * For steps that need nothing of each other. The failed ones are named after all have ended, so one run
 * shows every error.
 */
async function allAtOnce(steps: Step[]): Promise<void> {
  const results = await Promise.allSettled(steps.map(perform));
  const failed = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message.trim()] : [],
  );
  if (failed.length > 0) throw new Stop(failed.join('\n'));
}

/** The browser is found once, for all later steps. */
async function findBrowser(): Promise<void> {
  environment.CHROMIUM_PATH = await ensureChromium();
}

/** One test of 1,300 that is overtaken by its page would stop a landing: it is tried once more, and listed as flaky. */
function endToEnd(): Promise<void> {
  emptyTestData();
  return tool('playwright', 'test', '--retries', '1');
}

/** What needs no browser is seen in what the build wrote. */
async function readPages(): Promise<void> {
  const args = ['--import', './scripts/steps/command.mjs', 'testing/commands/check-pages.ts'];
  const code = await run(process.execPath, args, environment);
  if (code !== 0) throw new Stop('The pages are not as they must be; the lines above name each.');
}

/** The build has every figures.json as it is served. */
async function recompute(): Promise<void> {
  if (spawnSync('python3', ['--version']).status !== 0)
    return console.log('There is no Python 3 here: the figures were not recomputed in another language.');
  const code = await run('python3', ['scripts/recompute.py', '.next/server/app'], environment);
  if (code !== 0) throw new Stop(`scripts/recompute.py ended with code ${code}.`);
}

async function tool(name: string, ...args: string[]): Promise<void> {
  const code = await run(bin(name), args, { ...environment, NODE_ENV: 'test' });
  if (code !== 0) throw new Stop(`${name} ended with code ${code}.`);
}

function lasted(since: number): string {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
