import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder that only its owner may use, and those above it, unless it exists. It replaces `mkdirSync`
 * with `recursive`, which on a read-only file system says that something does not exist (ENOENT for EROFS),
 * which never returns on one that takes no folders (/proc), and whose permissions a strict umask would
 * reduce.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = path.dirname(folder);
  if (!existsSync(parent) && parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process made it in this moment.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && statSync(folder).isDirectory()) return;
    throw error;
  }
  chmodSync(folder, 0o700);
}
