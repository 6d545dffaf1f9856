import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { npm } from './npm.mjs';
import { ROOT } from './root.mjs';
import { Stop } from './stop.mjs';

const TOOLS = ['python3', 'make', 'c++'];

/**
 * better-sqlite3 is compiled code for one version of Node. If it does not load, its prebuilt binary is
 * downloaded, or else it is compiled here.
 * @throws Stop when neither works
 */
export async function ensureDatabaseDriver() {
  if (driverLoads()) return;
  console.log('Preparing the database driver; where it must be compiled, this takes two minutes.');
  const { program, args } = npm('rebuild', 'better-sqlite3', '--ignore-scripts=false');
  // Whether it worked is seen by loading the driver.
  await once(spawn(program, args, { cwd: ROOT, stdio: 'ignore' }), 'close').catch(() => undefined);
  if (!driverLoads()) throw new Stop(driverProblem(TOOLS.filter((tool) => !isOnPath(tool))));
}

/** @param {string[]} missing tools of TOOLS that are not there */
export function driverProblem(missing) {
  return missing.length > 0
    ? `The database driver better-sqlite3 has no ready binary for this machine and cannot be compiled without ${missing.join(', ')}: install a C++ toolchain (on Debian or Ubuntu: apt-get install -y python3 make g++) and start again.`
    : 'The database driver better-sqlite3 could neither be fetched nor compiled: run npm rebuild better-sqlite3 to see why.';
}

function driverLoads() {
  const probe = `new (require('better-sqlite3'))(':memory:').close()`;
  return spawnSync(process.execPath, ['-e', probe], { cwd: ROOT, stdio: 'ignore' }).status === 0;
}

/** @param {string} tool */
function isOnPath(tool) {
  return spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
}
