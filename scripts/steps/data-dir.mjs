import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './stop.mjs';

/** @type {Record<string, string>} */
const REASONS = {
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file stands in its place',
  ENOENT: 'nothing can be made at that place',
  ENOSPC: 'the disk is full',
};

/**
 * Makes the data directory where it is not there, for its owner alone, and sees whether it can be used.
 * @param {string} dir
 * @throws Stop naming DATA_DIR and the reason
 */
export function makeDataDir(dir) {
  const problem = problemOf(dir, () => makeFolder(dir)) ?? dataDirProblem(dir);
  if (problem) throw new Stop(problem);
}

/**
 * Whether this directory can hold the data, or can be made where it is not there. Leaves nothing behind. It writes, because
 * asking for rights would not do: root has them all, even on a read-only file system.
 * @param {string} dir
 * @returns {string | undefined} a sentence that names DATA_DIR and the reason
 */
export function dataDirProblem(dir) {
  return problemOf(dir, () => {
    const nearest = existingFolder(dir);
    if (nearest === dir) readdirSync(dir);
    rmdirSync(mkdtempSync(path.join(nearest, '.probe-')));
  });
}

/** @param {string} dir @param {() => void} attempt @returns {string | undefined} */
function problemOf(dir, attempt) {
  try {
    attempt();
    return undefined;
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
    const reason = isFile(dir) ? REASONS.EEXIST : (REASONS[code] ?? message);
    return `DATA_DIR (${dir}) cannot be written: ${reason}; mend that, or set DATA_DIR to another folder.`;
  }
}

/** The directory itself, or the next above it that is there. @param {string} dir @returns {string} */
function existingFolder(dir) {
  const parent = path.dirname(dir);
  return existsSync(dir) || parent === dir ? dir : existingFolder(parent);
}

/** @param {string} place */
const isFile = (place) => existsSync(place) && statSync(place).isFile();

/**
 * As `mkdirSync` with `recursive`, which never comes back where a file system takes no folders (/proc), and whose rights
 * a strict umask would cut.
 * @param {string} dir
 */
function makeFolder(dir) {
  if (existsSync(dir) && statSync(dir).isDirectory()) return;
  const parent = path.dirname(dir);
  if (!existsSync(parent) && parent !== dir) makeFolder(parent);
  mkdirSync(dir);
  chmodSync(dir, 0o700);
}
