import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/testing/processes/temporary-folder';

/** A file system in memory that can be full. */
export type SmallDisk = { folder: string; fill: () => void; free: () => void; remove: () => void };

const BLOCK = Buffer.alloc(64 * 1024);

/** @returns undefined if this user may not mount a file system */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = temporaryFolder('bench-disk-');
  const options = `size=${megabytes}m,mode=755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'bench', folder]).status !== 0) return undefined;
  const remove = () => {
    process.off('exit', remove);
    // Lazy: a program that has just ended may have its files open.
    spawnSync('umount', ['--lazy', folder]);
  };
  process.prependListener('exit', remove);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove,
  };
}

/** Writes until the disk is full, at last byte by byte. */
function fillWith(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (let size = BLOCK.length; size >= 1; size = Math.floor(size / 2)) writeWhileRoom(handle, size);
  } finally {
    closeSync(handle);
  }
}

function writeWhileRoom(handle: number, size: number): void {
  try {
    while (writeSync(handle, BLOCK, 0, size) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
