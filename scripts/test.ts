// npm test: runs every check and test of what a person meets, from a fresh clone. What an operator relies on
// is in npm run test:operations.
import { spawnSync } from 'node:child_process';
import { build } from './steps/build';
import { ensureChromium } from './steps/chromium';
import { run } from '@/lib/platform/commands/run.mjs';
import { readSettings } from '@/lib/platform/commands/settings';
import { command, Stop } from '@/lib/platform/commands/stop.mjs';
import { emptyTestData } from './steps/test-environment.mjs';
import {
  allAtOnce,
  codeChecks,
  testVariables,
  performAll,
  readPages,
  tool,
  unitTests,
  type TestStep,
} from './steps/test-steps';

/** The build leaves one of two cores idle most of its time. */
const UNITS_AND_BUILD: TestStep[] = [
  ['unit tests', () => unitTests()],
  ['build', () => build(readSettings(testVariables), testVariables)],
];

/** Cheap checks before dear ones. */
const STEPS: TestStep[] = [
  ['Chromium', findBrowser],
  ['format, lint, types and unused code', check],
  ['unit tests and build', () => allAtOnce(UNITS_AND_BUILD)],
  ['every page of the build, read once', readPages],
  ['every figure again, in Python', recompute],
  ['what a visitor does, in a browser', visit],
];

void command(() => performAll(STEPS));

async function check(): Promise<void> {
  // Generates the types of routes, which the other checks read.
  await tool('next', 'typegen');
  await allAtOnce([...codeChecks(['.']), ['unused code', () => tool('knip', '--cache')]]);
}

/** The browser is found once, for all later steps. */
async function findBrowser(): Promise<void> {
  testVariables.CHROMIUM_PATH = await ensureChromium();
}

/**
 * One test of hundreds that is overtaken by its page would stop a landing: it is tried once more, and listed
 * as flaky.
 */
function visit(): Promise<void> {
  emptyTestData();
  // Of the tests that come last, those of visitors are the condition.
  return tool('playwright', 'test', '--project', 'last', '--retries', '1');
}

/** The build has every figures.json as it is served. */
async function recompute(): Promise<void> {
  if (spawnSync('python3', ['--version']).status !== 0)
    return console.log('There is no Python 3 here: the figures were not recomputed in another language.');
  const code = await run('python3', ['scripts/recompute.py', '.next/server/app'], testVariables);
  if (code !== 0) throw new Stop(`scripts/recompute.py ended with code ${code}.`);
}
