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
const TIME_TO_END = 2_000;

/**
 * As {@link run}, with a process group of its own: a signal ends the program and all that it has started
 * within two seconds, and this process with the code of that signal. npm would first finish what it does, and
 * then undo it, which takes a minute.
 * @param {string} program
 * @param {string[]} args
 * @param {{ isQuiet?: boolean, signal?: AbortSignal }} [options] whether nothing of it is printed, and what
 * ends it at once
 * @returns {Promise<number>}
 */
export function runGroup(program, args, { isQuiet = false, signal: end } = {}) {
  const output = isQuiet ? 'ignore' : 'inherit';
  const start = () => {
    const child = spawn(program, args, { cwd: ROOT, detached: true, stdio: ['ignore', output, output] });
    end?.addEventListener('abort', () => killGroup(child, 'SIGKILL'));
    return child;
  };
  return untilEnd(
    start,
    (child, signal) => {
      killGroup(child, signal);
      setTimeout(killGroup, TIME_TO_END, child, 'SIGKILL').unref();
    },
    (child, signal) => {
      killGroup(child, 'SIGKILL');
      console.error('Stopped; start again to go on.');
      return 128 + constants.signals[signal];
    },
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
 * @param {(child: ChildProcess, signal: NodeJS.Signals) => number} [finish] before this process ends after a
 * signal: gives its exit code
 * @returns {Promise<number>} its exit code
 */
function untilEnd(start, pass, finish) {
  /** @type {NodeJS.Signals | undefined} */
  let ending;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    ending ??= signal;
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
      if (ending) process.exit(finish?.(child, ending) ?? result);
      resolve(result);
    });
  });
}
