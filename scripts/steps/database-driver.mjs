import { spawnSync } from 'node:child_process';
import { SQLITE_DRIVER } from '../../lib/platform/db/driver-name.mjs';
import { npm } from './npm.mjs';
import { ROOT } from '../../lib/platform/commands/root.mjs';
import { runGroup } from '../../lib/platform/commands/run.mjs';
import { Stop } from '../../lib/platform/commands/stop.mjs';

const TOOLS = ['python3', 'make', 'c++'];

/**
 * Newer versions of Node have a driver with ready binaries, which loads once it is installed. The one for Node 20
 * is downloaded ready-made, or else compiled here.
 * @throws Stop when no driver loads
 */
export async function ensureDatabaseDriver() {
  let problem = loadingProblem();
  if (problem !== undefined && SQLITE_DRIVER === 'better-sqlite3-for-node-20') {
    console.log('Preparing the database driver; where it must be compiled, this takes two minutes.');
    const { program, args } = npm('rebuild', SQLITE_DRIVER, '--ignore-scripts=false');
    // Whether it worked is seen by loading the driver.
    await runGroup(program, args, { isQuiet: true }).catch(() => undefined);
    problem = loadingProblem();
    if (problem !== undefined) throw new Stop(compilingProblem(TOOLS.filter((tool) => !isOnPath(tool))));
  }
  if (problem !== undefined) throw new Stop(`The database driver ${SQLITE_DRIVER} does not load: ${problem}`);
}

/** @param {string[]} missing tools of TOOLS that are not there */
export function compilingProblem(missing) {
  return missing.length > 0
    ? `The database driver for Node ${process.versions.node} must be compiled, which needs ` +
        `${missing.join(', ')}: use Node 22.14 or newer, where nothing is compiled, or install a C++ ` +
        'toolchain (on Debian or Ubuntu: apt-get install -y python3 make g++), and start again.'
    : `The database driver for Node ${process.versions.node} could neither be fetched nor compiled: use ` +
        `Node 22.14 or newer, where nothing is compiled, or run npm rebuild ${SQLITE_DRIVER} ` +
        '--ignore-scripts=false to see why.';
}

/** @returns {string | undefined} what Node says when it loads the driver, in a process that may crash */
function loadingProblem() {
  const probe =
    `try { new (require('${SQLITE_DRIVER}'))(':memory:').close() } catch (error) { ` +
    'console.log(error.message); process.exitCode = 1 }';
  const { status, stdout } = spawnSync(process.execPath, ['-e', probe], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? undefined : stdout.trim();
}

/** @param {string} tool */
function isOnPath(tool) {
  return spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
}
