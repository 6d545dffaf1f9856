import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureDatabaseDriver } from './database-driver.mjs';
import { installPackages } from './packages.mjs';
import { bin, run } from './run.mjs';
import { readSettings } from './settings.mjs';
import { command, Stop } from './stop.mjs';
import { emptyTestData, testEnvironment } from './test-environment.mjs';

const environment = testEnvironment();

/** @typedef {[name: string, work: () => Promise<void>]} Step */

/** @type {Step[]} */
const CHECKS = [
  ['format', () => tool('prettier', '--check', '--log-level', 'warn', '.')],
  ['lint', () => tool('eslint', '--max-warnings', '0', '.')],
  ['types', () => tool('tsc', '--noEmit')],
  ['unused code', () => tool('knip')],
  ['database driver', ensureDatabaseDriver],
];

/** @type {Step[]} the build leaves one of two cores idle most of its time */
const UNITS_AND_BUILD = [
  ['unit tests', () => tool('jest', '--ci')],
  ['build', () => build(readSettings(environment), environment)],
];

/** @type {Step[]} cheap checks before dear ones */
const STEPS = [
  ['packages', installPackages],
  ['Chromium', findBrowser],
  ['format, lint, types and unused code', check],
  ['unit tests and build', () => allAtOnce(UNITS_AND_BUILD)],
  ['every figure again, in Python', recompute],
  ['end-to-end tests', endToEnd],
];

/** Runs every step, stops at the first that fails, and prints how long each took. */
export function testSite() {
  return command(async () => {
    const start = Date.now();
    const durations = [];
    for (const step of STEPS) {
      console.log(`\n> ${step[0]}`);
      durations.push(await perform(step));
      console.log(`  ${durations.at(-1)}`);
    }
    console.log(`\n${STEPS.length} steps passed in ${lasted(start)}: ${durations.join('; ')}.`);
  });
}

/** @param {Step} step @returns {Promise<string>} its name and how long it took */
async function perform([name, work]) {
  const begun = Date.now();
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    throw new Stop(`\nThe step "${name}" failed after ${lasted(begun)}.`);
  }
  return `${name} ${lasted(begun)}`;
}

async function check() {
  // Generates the types of routes, which the other checks read.
  await tool('next', 'typegen');
  await allAtOnce(CHECKS);
}

/**
 * For steps that need nothing of each other. The failed ones are named after all have ended, so one run
 * shows every error.
 * @param {Step[]} steps
 */
async function allAtOnce(steps) {
  const results = await Promise.allSettled(steps.map(perform));
  const failed = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason.message.trim()] : [],
  );
  if (failed.length > 0) throw new Stop(failed.join('\n'));
}

/** The browser is found once, for all later steps. */
async function findBrowser() {
  environment.CHROMIUM_PATH = await ensureChromium();
}

function endToEnd() {
  emptyTestData();
  return tool('playwright', 'test');
}

/** The build has every figures.json as it is served. */
async function recompute() {
  if (spawnSync('python3', ['--version']).status !== 0)
    return console.log('There is no Python 3 here: the figures were not recomputed in another language.');
  const code = await run('python3', ['scripts/recompute.py', '.next/server/app'], environment);
  if (code !== 0) throw new Stop(`scripts/recompute.py ended with code ${code}.`);
}

/** @param {string} name @param {string[]} args */
async function tool(name, ...args) {
  const code = await run(bin(name), args, { ...environment, NODE_ENV: 'test' });
  if (code !== 0) throw new Stop(`${name} ended with code ${code}.`);
}

/** @param {number} since */
function lasted(since) {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
