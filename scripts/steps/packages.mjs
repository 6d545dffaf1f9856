import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SQLITE_DRIVER } from '../../lib/platform/db/driver-name.mjs';
import { ensureDatabaseDriver } from './database-driver.mjs';
import { withReleaseLock } from '../../packages/host/commands.mjs';
import { npm } from './npm.mjs';
import { registryProblem } from './registry.mjs';
import { IS_RELEASE, RELEASES, ROOT } from '../../lib/platform/commands/root.mjs';
import { runGroup } from '../../lib/platform/commands/run.mjs';
import { Stop } from '../../lib/platform/commands/stop.mjs';

/**
 * After this time of an installation, in milliseconds, the registry is asked whether it is there: for ten
 * seconds at most each time.
 */
const LONG = 15_000;

/**
 * How often a registry has to be of no use, one after the other, before the installation is given up: npm
 * would go on for half an hour.
 */
const ATTEMPTS = 4;

/** npm's own list of what it has installed. */
const INSTALLED = path.join(ROOT, 'node_modules', '.package-lock.json');

/**
 * Is there while npm installs: after an installation that was killed, packages may be there in part, and npm
 * would not see it.
 */
const MARK = path.join(RELEASES, 'installing');

/**
 * Installs what is missing, one process at a time; a release contains its packages.
 * @param {{ tests?: boolean }} [options] whether those of tests are needed, too: two thirds of all, which a
 * site is built without
 * @throws Stop
 */
export async function ensurePackages({ tests = false } = {}) {
  if (IS_RELEASE) return;
  const isThere = () => packagesAreInstalled({ tests });
  // Another process may have installed them meanwhile.
  const install = async () => isThere() || installPackages(tests);
  if (!isThere()) await withReleaseLock(install, { waits: true });
  await ensureDatabaseDriver();
}

/** @param {boolean} tests */
async function installPackages(tests) {
  console.log('Installing the packages, once; this takes a minute or two.');
  if (existsSync(MARK)) rmSync(path.join(ROOT, 'node_modules'), { recursive: true, force: true });
  writeFileSync(MARK, '');
  // Not `npm ci`: it removes what is there, and refuses a lockfile without the optional packages of other systems
  // (docs/decisions/packages-and-their-versions.md).
  // Versions come from the lockfile here, too, which is not written.
  // Those of tests stay where they are installed.
  const kind = tests || hasTestPackages() ? '--include=dev' : '--omit=dev';
  const { program, args } = npm('install', '--no-save', kind, '--no-audit', '--no-fund');
  const giveUp = new AbortController();
  const installation = runGroup(program, args, { signal: giveUp.signal }).catch(() => {
    throw new Stop('npm was not found: install it beside Node and start again.');
  });
  const problem = await uselessRegistry(installation.then(() => true));
  if (problem !== undefined) giveUp.abort();
  const code = await installation;
  if (problem !== undefined) throw new Stop(`${problem} The installation was stopped; start again to go on.`);
  rmSync(MARK);
  if (code !== 0)
    throw new Stop('The packages could not be installed, and nothing else was changed; npm says why above.');
}

/**
 * Asks the registry again and again until the installation has ended.
 * @param {Promise<boolean>} ended true, once it has
 * @param {{ pause?: number, ask?: () => Promise<string | undefined> }} [options] milliseconds before each
 * question, and the question
 * @returns {Promise<string | undefined>} why the registry cannot be used, once it could not a few times in a row
 */
export async function uselessRegistry(ended, { pause = LONG, ask = registryProblem } = {}) {
  let failures = 0;
  while (!(await Promise.race([ended, wait(pause, false, { ref: false })]))) {
    const problem = await Promise.race([ended.then(() => undefined), ask()]);
    failures = problem === undefined ? 0 : failures + 1;
    if (failures === ATTEMPTS) return problem;
    if (failures === 1) console.error(`${problem} npm tries on for another minute.`);
  }
  return undefined;
}

/**
 * Whether node_modules contains every package of the lockfile in its version. npm writes its list of
 * installed packages last, so an interrupted installation does not count, nor does a folder made by hand. Optional
 * ones may be for other systems; the driver for newer versions of Node is optional too, for Node 20 must not
 * install it.
 * @param {{ tests?: boolean, root?: string }} [options] whether those of tests are meant, too
 */
export function packagesAreInstalled({ tests = false, root = ROOT } = {}) {
  try {
    const lockedPackages = packagesOf(path.join(root, 'package-lock.json'));
    const present = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
    return Object.entries(lockedPackages)
      .filter(
        ([where, one]) =>
          where === `node_modules/${SQLITE_DRIVER}` ||
          (where !== '' && !one.optional && !one.devOptional && !one.peer && (tests || !one.dev)),
      )
      .every(([where, one]) => present[where]?.version === one.version);
  } catch {
    return false;
  }
}

function hasTestPackages() {
  try {
    return Object.values(packagesOf(INSTALLED)).some(({ dev }) => dev);
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 * peer?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
