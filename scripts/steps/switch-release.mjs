import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { switchSites } from './instances.mjs';
import { switchTo } from './releases.mjs';
import { SERVER, SERVER_OPTIONS, SERVER_VARIABLES } from './server-bundle.mjs';
import { Stop } from './stop.mjs';

/** How long a site may take until it is healthy, in milliseconds. */
const LIMIT = 20_000;
const ASK_AGAIN = 200;

/** @typedef {import('./releases.mjs').Release} Release */

/**
 * Makes a release the current one, has every running site switch to it, and asks each whether it is healthy.
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
    if (!(await isHealthy(originOf(port, host)))) return `The site on port ${port} is not healthy.`;
  }
  return undefined;
}

/**
 * Starts a release beside the running site, on a free port of this machine and with the same data, and asks
 * whether it is healthy.
 * @param {Release} release
 * @param {import('./read-settings').Settings} settings
 * @throws Stop
 */
export async function tryRelease({ folder, id }, { baked }) {
  const port = await freePort();
  const server = spawn(process.execPath, [...SERVER_OPTIONS, SERVER], {
    cwd: folder,
    env: {
      ...process.env,
      ...SERVER_VARIABLES,
      SITE_URL: baked.origin,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const healthy = isHealthy(originOf(port, '127.0.0.1'));
    const isGood = await Promise.race([healthy, ended.then(() => false)]);
    if (!isGood) throw new Stop(`Release ${id} does not start, or is not healthy; its reason stands above.`);
    console.log('It starts, and is healthy.');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** @param {string} origin */
async function isHealthy(origin) {
  const end = Date.now() + LIMIT;
  do {
    const status = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(ASK_AGAIN * 10) }).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return true;
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
