import cluster from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { SERVER, SERVER_OPTIONS, SERVER_VARIABLES } from '../build/server-process.mjs';

/** How long a new server may take until it listens, in milliseconds. */
const START_LIMIT = 60_000;

/** @typedef {{ worker: import('node:cluster').Worker, folder: string, port: number, host: string }} Server */

/**
 * Starts the server of a release as a worker: servers on the same port share its socket, and a server ends
 * when this process does, however that ends.
 * @param {string} folder
 * @param {Record<string, string | undefined>} variables set on top of our environment
 * @param {{ isQuiet?: boolean }} [options] whether only its errors are printed
 * @returns {Promise<Server | undefined>} once it listens; undefined if it ended before
 */
export async function launchServer(folder, variables, { isQuiet = false } = {}) {
  // Workers accept connections themselves, with nothing in between.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: path.join(folder, SERVER),
    execArgv: SERVER_OPTIONS,
    cwd: folder,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  const worker = cluster.fork({ ...SERVER_VARIABLES, ...variables });
  const ended = once(worker, 'exit').then(() => undefined);
  const listens = once(worker, 'listening', { signal: AbortSignal.timeout(START_LIMIT) }).catch(
    () => void worker.process.kill('SIGKILL'),
  );
  const events = await Promise.race([listens, ended]);
  if (!events) return undefined;
  const [{ port, address }] = /** @type {[import('node:cluster').Address]} */ (events);
  return { worker, folder, port, host: address ?? '' };
}
