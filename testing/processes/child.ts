import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export type { ChildProcess };

/** What runs, and the signal that ends it when this process exits. */
const running = new Map<ChildProcess, NodeJS.Signals>();

// First of all listeners: folders are removed after the programs that write to them have ended.
process.prependListener('exit', () => running.forEach((signal, child) => child.kill(signal)));

/**
 * Starts a program and ends it when this process exits, also after an error.
 * @param atExit by default it is killed, because nothing can wait for it then
 */
export function start(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  atExit: NodeJS.Signals = 'SIGKILL',
): ChildProcess {
  const child = spawn(program, args, options);
  running.set(child, atExit);
  child.once('exit', () => running.delete(child));
  return child;
}

export const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/**
 * Waits until this address of a server answers with success.
 * @throws if the server ends before
 */
export async function untilAnswers(server: ChildProcess, address: string): Promise<void> {
  while (isRunning(server)) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(10);
  }
  throw new Error(`${server.spawnargs.join(' ')} ended before it answered.`);
}

/**
 * Ends a program and waits until it is gone.
 * @param signal by default the one that supervisors send
 */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (isRunning(child) && child.kill(signal)) await once(child, 'exit');
}

/** Runs `work` and then stops what is running, also if `work` throws. */
export async function during<Running extends { stop: () => unknown }, Result>(
  running: Running,
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(running);
  } finally {
    await running.stop();
  }
}
