// The process that npm start becomes: it starts the server of a release and, on request, that of another
// release on the same socket. It loads nothing but Node's own modules, so it needs little memory.
import cluster from 'node:cluster';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { compressLater } from '../build/compress-later.mjs';
import { environment } from '../../../lib/platform/commands/environment.mjs';
import { listenForOrders } from './instances.mjs';
import { launchServer } from './launch-server.mjs';
import { currentRelease } from './releases.mjs';
import { IS_RELEASE, RELEASES, ROOT } from '../../../lib/platform/commands/root.mjs';
import { run } from '../../../lib/platform/commands/run.mjs';

/**
 * From a fresh clone to a running site: prepares in a process of its own, whose memory is free again, then
 * serves.
 */
export async function startSite() {
  const code = await run(process.execPath, ['scripts/with-packages.mjs', 'prepare']);
  if (code !== 0) process.exit(code);
  const folder = IS_RELEASE ? ROOT : currentRelease()?.folder;
  if (folder) await serve(folder);
}

/**
 * Serves a release until this process gets a signal to stop, and switches to the current release, with the
 * settings as they are then in `.env`, when it is told to.
 * @param {string} folder
 */
export async function serve(folder) {
  /** @type {import('./launch-server.mjs').Server | undefined} */
  let server;
  let isEnding = false;
  /** @type {Promise<string | undefined> | undefined} */
  let switching;

  cluster.on('exit', (worker, code, signal) => {
    const isLast = Object.keys(cluster.workers ?? {}).length === 0;
    if (isEnding ? isLast : worker === server?.worker)
      process.exit(code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]);
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => {
      isEnding = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    });
  process.on('SIGUSR2', async () => {
    if ((await switchServer()) !== undefined) console.error('The site runs on with the old settings.');
  });

  server = await launchServer(folder, environment());
  // It has printed its reason.
  if (!server) process.exit(1);
  listenForOrders(switchServer, () => server);
  compressLater(folder);

  /** @returns {Promise<string | undefined>} why the server is still the old one */
  function switchServer() {
    switching ??= replaceServer().finally(() => (switching = undefined));
    return switching;
  }

  async function replaceServer() {
    try {
      const next = await launchServer(nextFolder(), environment());
      if (!next) return 'The new server ended before it listened, or took too long; the old one goes on.';
      // It answers what it has begun, and ends.
      server?.worker.process.kill('SIGTERM');
      server = next;
      return undefined;
    } catch (error) {
      // Such as a `.env` that cannot be read: the old server goes on with the settings it has.
      const { message } = /** @type {Error} */ (error);
      console.error(message);
      return message;
    }
  }

  /** The current release, if this is one of the releases at all: an image contains a single one. */
  function nextFolder() {
    const served = server?.folder ?? folder;
    const isOneOfThem = path.dirname(realpathSync(served)) === RELEASES;
    return (isOneOfThem && currentRelease()?.folder) || served;
  }
}
