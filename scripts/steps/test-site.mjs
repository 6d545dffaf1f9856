import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { installPackages } from './packages.mjs';
import { bin, run } from './run.mjs';
import { readSettings } from './settings.mjs';
import { command, Stop } from './stop.mjs';
import { emptyTestData, testEnvironment } from './test-environment.mjs';

const environment = testEnvironment();

/** @type {[name: string, work: () => Promise<void>][]} cheap checks before dear ones */
const STEPS = [
  ['packages', installPackages],
  ['Chromium', findBrowser],
  ['format', () => tool('prettier', '--check', '.')],
  ['lint', () => tool('eslint', '--max-warnings', '0', '.')],
  ['route types', () => tool('next', 'typegen')],
  ['types', () => tool('tsc', '--noEmit')],
  ['unused code', () => tool('knip')],
  ['unit tests', () => tool('jest', '--ci')],
  ['build', () => build(readSettings(environment), environment)],
  ['end-to-end tests', endToEnd],
];

/** Runs every step and stops at the first that fails. Says at the end how long each took. */
export function testSite() {
  return command(async () => {
    const start = Date.now();
    const durations = [];
    for (const [name, work] of STEPS) {
      const begun = Date.now();
      console.log(`\n> ${name}`);
      try {
        await work();
      } catch (error) {
        console.error(error instanceof Stop ? error.message : error);
        throw new Stop(`\nThe step "${name}" failed after ${lasted(begun)}.`);
      }
      durations.push(`${name} ${lasted(begun)}`);
      console.log(`  ${durations.at(-1)}`);
    }
    console.log(`\n${STEPS.length} steps passed in ${lasted(start)}: ${durations.join(', ')}.`);
  });
}

/** The browser is found once, for all that comes after. */
async function findBrowser() {
  environment.CHROMIUM_PATH = await ensureChromium();
}

function endToEnd() {
  emptyTestData();
  return tool('playwright', 'test');
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
