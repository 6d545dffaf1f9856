import { inspect } from 'node:util';
import { escapeControls } from '../controls.mjs';

/** A reason to stop that the operator can correct: its message is one sentence and needs no stack trace. */
export class Stop extends Error {}

/** @type {Record<string, string>} */
const REASONS = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not write there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'something else is there',
};

/**
 * The sentence for an error of the disk; any other error as it is.
 * @param {unknown} error
 */
export function asStop(error) {
  const { code = '', path, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error ?? {});
  const reason = REASONS[code];
  return reason ? new Stop(`${dest ?? path ?? 'A file'} cannot be written: ${reason}.`) : error;
}

/**
 * Runs a command: a Stop ends it with its sentence and exit code 1, any other error with its stack trace.
 * @param {() => Promise<void>} work
 */
export async function command(work) {
  try {
    await work();
  } catch (caught) {
    const error = asStop(caught);
    const words = error instanceof Stop ? error.message : inspect(error);
    console.error(escapeControls(words));
    process.exitCode = 1;
  }
}
