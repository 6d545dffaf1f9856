import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { switchSites } from './instances.mjs';
import { switchTo } from './releases.mjs';
import { SERVER, SERVER_OPTIONS, SERVER_VARIABLES } from './server-bundle.mjs';
import { Stop } from './stop.mjs';

/** How long a site may take until it is well, in milliseconds. */
const LIMIT = 20_000;
const ASK_AGAIN = 200;

/** @typedef {import('./releases.mjs').Release} Release */

/**
 * Makes a release the current one, has every running site switch to it, and asks each whether it is well.
 * @param {Release} next
 * @param {Release | undefined} before to which everything goes back if one is not
 * @throws Stop
 */
export async function serveCurrent(next, before) {
  switchTo(next);
  const sites = await switchSites();
  const problem = await firstProblem(sites, next);
  if (problem === undefined) {
    for (const { port } of sites) console.log(`The site on port ${port} serves release ${next.id}.`);
    if (sites.length === 0) console.log('No site runs here; npm start serves it.');
    return;
  }
  if (before && before.id !== next.id) {
    switchTo(before);
    await switchSites();
  }
  throw new Stop(problem);
}

/** @param {import('./instances.mjs').Reply[]} sites @param {Release} next */
async function firstProblem(sites, next) {
  for (const { port, host, release, problem } of sites) {
    if (problem) return `The site on port ${port} did not switch: ${problem}`;
    if (release !== next.id) return `The site on port ${port} serves release ${release}.`;
    if (!(await answers(originOf(port, host), '/api/health', next)))
      return `The site on port ${port} does not answer /api/health as release ${next.id}.`;
  }
  return undefined;
}

/**
 * Starts a release beside the running site, on a free port of this machine and with the same data, and asks
 * whether it is ready.
 * @param {Release} release
 * @param {import('./read-settings').Settings} settings
 * @throws Stop
 */
export async function tryRelease(release, { baked }) {
  const { folder, id } = release;
  const port = await freePort();
  const place = { SITE_URL: baked.origin, HOST: '127.0.0.1', PORT: String(port) };
  const server = spawn(process.execPath, [...SERVER_OPTIONS, SERVER], {
    cwd: folder,
    env: { ...process.env, ...SERVER_VARIABLES, ...place },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const ready = answers(originOf(port, '127.0.0.1'), '/api/ready', release);
    const isReady = await Promise.race([ready, ended.then(() => false)]);
    if (!isReady)
      throw new Stop(`Release ${id} does not start, or is not ready; the lines above give the reason.`);
    console.log('It starts, and is ready.');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/**
 * Whether a site says that it is well, and is this release.
 * @param {string} origin @param {string} path @param {Release} release
 */
async function answers(origin, path, { fingerprint }) {
  const end = Date.now() + LIMIT;
  do {
    try {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(LIMIT) });
      const { build } = /** @type {{ build?: string }} */ (await response.json());
      if (response.ok && build && fingerprint.startsWith(build)) return true;
    } catch {
      // It does not listen yet.
    }
    await wait(ASK_AGAIN);
  } while (Date.now() < end);
  return false;
}

/** @param {number} port @param {string} host */
function originOf(port, host) {
  const isAll = host === '' || host === '0.0.0.0' || host === '::' || host === 'null';
  return `http://${isAll ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
