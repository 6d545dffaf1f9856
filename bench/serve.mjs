import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from '../scripts/steps/build.ts';
import { ROOT } from '../scripts/steps/root.mjs';
import { bin } from '../scripts/steps/run.mjs';
import { SERVER_ARGS, SERVER_VARIABLES } from '../scripts/steps/server-bundle.mjs';
import { readSettings } from '../scripts/steps/settings.ts';
import { isRunning, start, stop } from '../testing/processes/child.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { temporaryFolder } from '../testing/processes/temporary-folder.ts';

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {number} pid
 * @property {number} readyAfter milliseconds from its start to its first answer
 * @property {() => Promise<void>} stop
 */

/** Builds the site if needed, and creates a data directory that is removed when this process exits. */
export async function prepareSite() {
  await buildIfStale(readSettings());
  return temporaryFolder('bench-');
}

/**
 * Serves the site with a data directory of its own, after a build if needed.
 * @param {Record<string, string>} [variables]
 */
export async function serveSite(variables) {
  return startSite(await prepareSite(), variables);
}

/**
 * Serves the site for a browser, at the origin that the build knows: from another one the frames of reports would load
 * their typefaces a second time.
 */
export async function serveForBrowser() {
  const { PORT = '3000' } = process.env;
  return { ...(await serveSite({ PORT })), origin: `http://localhost:${PORT}` };
}

/**
 * Serves the site in the same way as `npm start`.
 * @param {string} dataDir
 * @param {Record<string, string>} [variables]
 */
export const startSite = (dataDir, variables) =>
  serve(SERVER_ARGS, ROOT, { ...SERVER_VARIABLES, ...variables, DATA_DIR: dataDir });

/**
 * Serves the same build with Next's own server.
 * @param {string} dataDir in which the site has already created its tables
 */
export const startNext = (dataDir) => serve([bin('next'), 'start'], ROOT, { DATA_DIR: dataDir });

/**
 * Starts a server on the port in PORT, by default a free one, and waits until it responds.
 * @param {string[]} args for Node
 * @param {string} folder
 * @param {Record<string, string>} [variables]
 * @returns {Promise<Server>}
 */
export async function serve(args, folder, variables = {}) {
  const port = variables.PORT ?? (await freePort());
  const begun = performance.now();
  const server = start(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (isRunning(server)) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) {
      const readyAfter = performance.now() - begun;
      return { origin, pid: server.pid ?? 0, readyAfter, stop: () => stop(server) };
    }
    await wait(10);
  }
  throw new Error(`${args.join(' ')} ended before it answered.`);
}
