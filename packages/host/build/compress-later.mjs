import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { UNCOMPRESSED } from '../serve/uncompressed.mjs';

/** Node's arguments, in the folder of a build. */
export const COMPRESSING = ['--import', 'tsx', 'scripts/compress-responses.ts'];

/**
 * Whether the responses of the build in this folder are not compressed yet.
 * @param {string} folder
 */
export const isUncompressed = (folder) => existsSync(path.join(folder, '.next', 'responses', UNCOMPRESSED));

/**
 * After a first start: compresses the responses of the release beside the site that serves it, with processor time that
 * nobody else wants. It ends with this process, and the next start begins it anew.
 * @param {string} folder of the release
 */
export function compressLater(folder) {
  if (!isUncompressed(folder)) return;
  const child = spawn(process.execPath, COMPRESSING, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  // Such as no memory: the server compresses what it is asked for.
  child.on('error', () => undefined);
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // A supervisor may allow nobody that.
  }
  child.unref();
  process.once('exit', () => child.kill());
}
