import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SQLITE_DRIVER } from '../../lib/platform/db/driver-name.mjs';
import { ensureDatabaseDriver } from './database-driver.mjs';
import { withReleaseLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { registryProblem } from './registry.mjs';
import { IS_RELEASE, RELEASES, ROOT } from './root.mjs';
import { runGroup } from './run.mjs';
import { Stop } from './stop.mjs';

/** After this time of an installation, in milliseconds, the registry is asked whether it is there: for ten seconds at most. */
const LONG = 20_000;

/** Is there while npm installs: after an installation that was killed, packages may be there in part, and npm would not see it. */
const MARK = path.join(RELEASES, 'installing');

/**
 * Installs what is missing, one process at a time; a release contains its packages.
 * @throws Stop
 */
export async function ensurePackages() {
  if (IS_RELEASE) return;
  if (!packagesAreInstalled()) await withReleaseLock(installPackages, { waits: true });
  await ensureDatabaseDriver();
}

async function installPackages() {
  // Another process may have installed them meanwhile.
  if (packagesAreInstalled()) return;
  console.log('Installing the packages, once; this takes a minute or two.');
  if (existsSync(MARK)) rmSync(path.join(ROOT, 'node_modules'), { recursive: true, force: true });
  writeFileSync(MARK, '');
  const question = setTimeout(async () => {
    const problem = await registryProblem();
    if (problem) console.error(problem);
  }, LONG);
  // Not `npm ci`: it rejects a lockfile that does not list every optional package of every other system.
  // Versions still come from the lockfile, which is not written.
  const { program, args } = npm('install', '--no-save', '--include=dev', '--no-audit', '--no-fund');
  const code = await runGroup(program, args).catch(() => {
    throw new Stop('npm was not found: install it beside Node and start again.');
  });
  clearTimeout(question);
  rmSync(MARK);
  if (code !== 0)
    throw new Stop('The packages could not be installed, and nothing else was changed; npm says why above.');
}

/**
 * Whether node_modules contains every package of the lockfile in its version. npm writes its list of
 * installed packages last, so an interrupted installation does not count, nor does a folder made by hand. Optional
 * ones may be for other systems; the driver for newer versions of Node is optional too, for Node 20 must not install it.
 * @param {string} [root]
 */
export function packagesAreInstalled(root = ROOT) {
  try {
    const lockedPackages = packagesOf(path.join(root, 'package-lock.json'));
    const present = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
    return Object.entries(lockedPackages)
      .filter(
        ([where, one]) =>
          where === `node_modules/${SQLITE_DRIVER}` ||
          (where !== '' && !one.optional && !one.devOptional && !one.peer),
      )
      .every(([where, one]) => present[where]?.version === one.version);
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
