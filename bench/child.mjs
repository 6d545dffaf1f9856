import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Starts a program and ends it when this process exits, also after an error.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {ChildProcess}
 */
export function start(program, args, options) {
  const child = spawn(program, args, options);
  const end = () => void child.kill();
  process.on('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** @param {ChildProcess} child */
export const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/** Ends a program and waits until it is gone. @param {ChildProcess} child */
export async function stop(child) {
  if (!isRunning(child)) return;
  child.kill();
  await once(child, 'exit');
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
