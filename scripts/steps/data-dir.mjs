import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './stop.mjs';

/** @type {Record<string, string>} */
const REASONS = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file stands in its place',
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
    const made = mkdirSync(dir, { recursive: true, mode: 0o700 });
    if (made) chmodSync(dir, 0o700);
    const probe = path.join(dir, `.probe-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Stop(`DATA_DIR (${dir}) cannot be written: ${REASONS[code] ?? message}.`);
  }
}
