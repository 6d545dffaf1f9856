import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './stop.mjs';

/** @type {Record<string, string>} */
const REASONS = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file stands in its place',
  ENOENT: 'nothing can be made at that place',
  ENOSPC: 'the disk is full',
};

/**
 * Makes the data directory, for its owner alone, and writes to it: asking for rights would not do, because root has
 * them all, even on a read-only file system.
 * @param {string} dir
 * @throws Stop naming DATA_DIR and the reason
 */
export function checkDataDir(dir) {
  try {
    makeFolder(dir);
    const probe = path.join(dir, `.probe-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Stop(`DATA_DIR (${dir}) cannot be written: ${REASONS[code] ?? message}.`);
  }
}

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
