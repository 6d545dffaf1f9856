import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { ROOT } from './root.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * The path of an installed package's program.
 * @param {string} name
 */
export const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name);

/**
 * Runs a program in the repository with our standard output and no input, and returns its exit code. A
 * signal that this process receives is passed on; once the program has ended, this process ends too, with
 * its code.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [variables] set on top of our environment
 * @param {string} [folder]
 * @param {(text: string) => void} [onError] gets what the program writes to its standard error, which is printed too
 * @returns {Promise<number>}
 */
export function run(program, args, variables = {}, folder = ROOT, onError) {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', onError ? 'pipe' : 'inherit'],
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text);
    onError?.(text);
  });
  let ending = false;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    ending = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      const result = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
      if (ending) process.exit(result);
      resolve(result);
    });
  });
}
