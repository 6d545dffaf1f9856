import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

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
 * @param {(text: string, isError: boolean) => void} [hear] gets what the program writes, which is then not printed
 * @returns {Promise<number>}
 */
export function run(program, args, variables = {}, folder = ROOT, hear) {
  const start = () => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...variables },
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => hear?.(text, stream === child.stderr));
    return child;
  };
  return untilEnd(start, (child, signal) => child.kill(signal));
}

/** How long an installation has to end by itself after a signal, in milliseconds. */
const PATIENCE = 2_000;

/**
 * As {@link run}, with a process group of its own: a signal ends the program and all that it has started within two seconds. npm
 * would first finish what it does, and then undo it, which takes a minute.
 * @param {string} program
 * @param {string[]} args
 * @param {{ isQuiet?: boolean }} [options] whether nothing of it is printed
 * @returns {Promise<number>}
 */
export function runGroup(program, args, { isQuiet = false } = {}) {
  const output = isQuiet ? 'ignore' : 'inherit';
  const start = () => spawn(program, args, { cwd: ROOT, detached: true, stdio: ['ignore', output, output] });
  return untilEnd(
    start,
    (child, signal) => {
      killGroup(child, signal);
      setTimeout(killGroup, PATIENCE, child, 'SIGKILL').unref();
    },
    (child) => killGroup(child, 'SIGKILL'),
  );
}

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
function killGroup({ pid }, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of it has ended.
  }
}

/**
 * @param {() => ChildProcess} start
 * @param {(child: ChildProcess, signal: NodeJS.Signals) => void} pass gives it the signals that this process receives
 * @param {(child: ChildProcess) => void} [finish] before this process ends after a signal
 * @returns {Promise<number>} its exit code
 */
function untilEnd(start, pass, finish) {
  let isEnding = false;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    isEnding = true;
    pass(child, signal);
  };
  // Before the program is started: a signal just after that would leave it behind.
  for (const signal of SIGNALS) process.on(signal, forward);
  const child = start();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      const result = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
      if (isEnding) {
        finish?.(child);
        process.exit(result);
      }
      resolve(result);
    });
  });
}
