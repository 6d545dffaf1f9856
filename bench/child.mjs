import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Map<ChildProcess, NodeJS.Signals>} what runs, and the signal that ends it when this process exits */
const running = new Map();

// First of all listeners: folders are removed after the programs that write to them have ended.
process.prependListener('exit', () => running.forEach((signal, child) => child.kill(signal)));

/**
 * Starts a program and ends it when this process exits, also after an error.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {NodeJS.Signals} [atExit] by default it is killed, because nothing can wait for it then
 * @returns {ChildProcess}
 */
export function start(program, args, options, atExit = 'SIGKILL') {
  const child = spawn(program, args, options);
  running.set(child, atExit);
  child.once('exit', () => running.delete(child));
  return child;
}

/** @param {ChildProcess} child */
export const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/**
 * Ends a program and waits until it is gone.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal] by default the one that supervisors send
 */
export async function stop(child, signal = 'SIGTERM') {
  if (isRunning(child) && child.kill(signal)) await once(child, 'exit');
}

/**
 * Runs `work` and then stops what is running, also if `work` throws.
 * @template {{ stop: () => Promise<void> }} Running
 * @template Result
 * @param {Running} running
 * @param {(running: Running) => Promise<Result>} work
 */
export async function during(running, work) {
  try {
    return await work(running);
  } finally {
    await running.stop();
  }
}
