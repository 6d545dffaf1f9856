import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** In bytes: with less, writes will soon fail. */
export const LEAST_ROOM = 100_000_000;

/** The free space that this user may use where a folder is, or would be made, in bytes. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(existingFolder(folder));
  return bavail * bsize;
}

/** The folder itself, or its nearest parent that exists. */
export function existingFolder(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : existingFolder(parent);
}
