// The process that npm start becomes: it starts the server of a release and, on request, that of another
// release on the same socket. It loads nothing but Node's own modules, so it needs little memory.
import cluster from 'node:cluster';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:os';
import { environment } from './environment.mjs';
import { listenForOrders } from './instances.mjs';
import { launchServer } from './launch-server.mjs';
import { RELEASES, currentRelease } from './releases.mjs';

/** @typedef {import('./launch-server.mjs').Serving} Serving */

/**
 * Serves a release until this process gets a signal to stop, and switches to the current release, with the
 * settings as they are then in `.env`, when it is told to.
 * @param {string} folder
 */
export async function serveRelease(folder) {
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

  const first = await launchServer(folder, environment());
  // It has printed its reason.
  if (!first) process.exit(1);
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
    let next;
    try {
      next = await launchServer(target(), environment());
    } catch (error) {
      // Such as a `.env` that cannot be read: the old server goes on with the settings it has.
      const { message } = /** @type {Error} */ (error);
      console.error(message);
      return message;
    }
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
