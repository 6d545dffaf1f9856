// The process that npm start becomes: it starts the server of a release and, on request, that of another
// release on the same socket. It loads nothing but Node's own modules, so it needs little memory.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:os';
import { listenForOrders } from './instances.mjs';
import { RELEASES, currentRelease } from './releases.mjs';
import { RELEASE_FILE } from './root.mjs';
import { SERVER, SERVER_OPTIONS, SERVER_VARIABLES } from './server-bundle.mjs';

/** How long a new server may take until it listens, in milliseconds. */
const START_LIMIT = 60_000;

/** @typedef {{ worker: import('node:cluster').Worker, folder: string, port: number, host: string }} Serving */

/**
 * Serves a release until this process gets a signal to stop, and switches to the current release when it is
 * told to.
 * @param {string} folder
 */
export async function serveRelease(folder) {
  // Workers accept connections themselves, with nothing in between.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  /** @type {Serving} */
  let serving;
  let isEnding = false;
  /** @type {Promise<string | undefined> | undefined} */
  let switching;

  cluster.on('exit', (worker, code, signal) => {
    const isLast = Object.keys(cluster.workers ?? {}).length === 0;
    if (isEnding ? isLast : worker === serving?.worker)
      process.exit(code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]);
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => {
      isEnding = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    });
  process.on('SIGUSR2', () => void switchServer());

  const first = await launch(folder);
  if (!first) return;
  serving = first;
  listenForOrders({
    status: () => ({
      pid: process.pid,
      release: path.basename(serving.folder),
      port: serving.port,
      host: serving.host,
    }),
    switchServer,
  });

  /** @returns {Promise<string | undefined>} why the server is still the old one */
  function switchServer() {
    switching ??= replace().finally(() => (switching = undefined));
    return switching;
  }

  async function replace() {
    const next = await launch(target());
    if (!next) return 'The new server ended before it listened, or took too long; the old one goes on.';
    const old = serving.worker;
    serving = next;
    // It answers what it has begun, and ends.
    old.process.kill('SIGTERM');
    return undefined;
  }

  /** The current release, if this is one of the releases at all: an image contains a single one. */
  function target() {
    const isOneOf = path.dirname(realpathSync(serving.folder)) === RELEASES;
    return (isOneOf && currentRelease()?.folder) || serving.folder;
  }
}

/**
 * Starts the server of a release.
 * @param {string} folder
 * @returns {Promise<Serving | undefined>} once it listens; undefined if it ended before
 */
async function launch(folder) {
  cluster.setupPrimary({ exec: path.join(folder, SERVER), execArgv: SERVER_OPTIONS, cwd: folder });
  const worker = cluster.fork(SERVER_VARIABLES);
  const limit = AbortSignal.timeout(START_LIMIT);
  const ended = once(worker, 'exit').then(() => undefined);
  const listens = once(worker, 'listening', { signal: limit }).catch(
    () => void worker.process.kill('SIGKILL'),
  );
  const address = await Promise.race([listens, ended]);
  if (!address) return undefined;
  const { port, address: host } = /** @type {[import('node:cluster').Address]} */ (address)[0];
  return { worker, folder, port, host: host ?? '' };
}
