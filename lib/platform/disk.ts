import { statfsSync } from 'node:fs';

/** In bytes: with less, writes will soon fail. */
export const LEAST_ROOM = 100_000_000;

/** The free space that this user may use where a folder is, in bytes. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
