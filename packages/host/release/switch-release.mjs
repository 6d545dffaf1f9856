import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { originOf, tellSites } from './instances.mjs';
import { launchServer } from './launch-server.mjs';
import { switchTo } from './releases.mjs';
import { Stop } from '../../../lib/platform/commands/stop.mjs';

/** How long a site that listens may take until it is ready, and until it is the new one, in milliseconds. */
const READY_LIMIT = 20_000;
const SWITCHED_LIMIT = 5_000;
const ASK_AGAIN = 200;

/** @typedef {import('./releases.mjs').Release} Release */

/**
 * Where a server says that it runs, and that it is ready: of `monitoring` of the site.
 * @typedef {{ alive: string, ready: string }} Monitoring
 */

/**
 * Makes a release the current one, has every running site switch to it, and asks each whether it is well.
 * @param {Release} next
 * @param {Release | undefined} before to which everything goes back if one is not
 * @param {Monitoring} monitoring
 * @returns the sentence for the operator
 * @throws Stop
 */
export async function switchRelease(next, before, monitoring) {
  switchTo(next);
  const sites = await tellSites('switch');
  const problem = await firstProblem(sites, next, monitoring);
  if (problem !== undefined) {
    if (before && before.id !== next.id) {
      switchTo(before);
      await tellSites('switch');
    }
    throw new Stop(problem);
  }
  for (const { port } of sites) console.log(`The site on port ${port} serves release ${next.id}.`);
  return outcome(next, sites.length);
}

/**
 * @param {Pick<Release, 'id' | 'version'>} release that is now the current one
 * @param {number} sites that run here
 */
export function outcome({ id, version }, sites) {
  const name = `Release ${id}, version ${version},`;
  return sites > 0
    ? `${name} is served.`
    : `${name} is ready, and no site runs here: start the unit (systemctl start samvit), or run npm start.`;
}

/** @param {import('./instances.mjs').Reply[]} sites @param {Release} next @param {Monitoring} monitoring */
async function firstProblem(sites, next, { alive }) {
  for (const { port, host, release, problem } of sites) {
    if (problem) return `The site on port ${port} did not switch: ${problem}`;
    if (release !== next.id) return `The site on port ${port} serves release ${release}.`;
    if (!(await isWell({ port, host }, alive, next, SWITCHED_LIMIT)))
      return `The site on port ${port} does not answer ${alive} as release ${next.id}.`;
  }
  return undefined;
}

/**
 * Starts a release beside the running site, on a free port of this machine and with the same data, and asks
 * whether it is ready.
 * @param {Release} release
 * @param {string | undefined} origin of the site
 * @param {Monitoring} monitoring
 * @throws Stop
 */
export async function tryRelease(release, origin, { ready }) {
  const place = { SITE_URL: origin, HOST: '127.0.0.1', PORT: String(await freePort()) };
  const server = await launchServer(release.folder, place, { isQuiet: true });
  if (!server) throw new Stop(`Release ${release.id} does not start; the lines above give the reason.`);
  const { worker } = server;
  const isReady = await isWell(server, ready, release, READY_LIMIT, () => worker.isDead());
  // Of a server that has ended there would be no event, and this process would end without a word.
  if (!worker.isDead()) {
    worker.process.kill('SIGTERM');
    await once(worker, 'exit');
  }
  if (!isReady)
    throw new Stop(
      `Release ${release.id} starts, but ${ready} does not say that it is ready: npm run doctor.`,
    );
  console.log('It starts, and is ready.');
}

/**
 * Whether a server says that it is well, and is of this release.
 * @param {{ port: number, host: string }} server @param {string} path @param {Release} release
 * @param {number} limit in milliseconds
 * @param {() => boolean} [hasEnded] whether asking again is useless
 */
async function isWell(server, path, { fingerprint }, limit, hasEnded = () => false) {
  const end = Date.now() + limit;
  do {
    try {
      const response = await fetch(`${originOf(server)}${path}`, { signal: AbortSignal.timeout(limit) });
      const { build } = /** @type {{ build?: string }} */ (await response.json());
      if (response.ok && build && fingerprint.startsWith(build)) return true;
    } catch {
      // It does not listen yet.
    }
    await wait(ASK_AGAIN);
  } while (Date.now() < end && !hasEnded());
  return false;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
