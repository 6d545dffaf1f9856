import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './make-folder';

/**
 * Writes a file so that a reader finds the old one or the new one whole, also after a crash and on a full
 * disk; its folder is made if it is not there.
 */
export function writeWhole(file: string, bytes: Buffer, mode = 0o600): void {
  makeFolder(path.dirname(file));
  const part = `${file}.${process.pid}.part`;
  try {
    const handle = openSync(part, 'w', mode);
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
