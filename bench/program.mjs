import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Stop } from '../scripts/steps/stop.mjs';

/** Where programs of the system stand that not every user has in their path. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Where a program of the system stands, if it is installed.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(runs);
}

/**
 * As {@link findProgram}, for what cannot be done without.
 * @param {string} name also that of its package
 * @throws Stop naming the package
 */
export function needProgram(name) {
  const program = findProgram(name);
  if (!program) throw new Stop(`There is no ${name} here: install the package ${name}.`);
  return program;
}

/** @param {string} program */
function runs(program) {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
