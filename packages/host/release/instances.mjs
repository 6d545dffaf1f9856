import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { environment } from '../../../lib/platform/commands/environment.mjs';
import { RELEASES } from '../../../lib/platform/commands/root.mjs';

/** Each running site has a socket here, named by its process. Only its user may write to it. */
const SOCKETS = path.join(RELEASES, 'running');

/**
 * @typedef {object} Reply
 * @property {string} release
 * @property {number} port
 * @property {string} host
 * @property {string} [database] a hash of the DATABASE_URL that it has after a switch; absent from a site
 * that an earlier version started
 * @property {string} [problem]
 */

/**
 * Lets `npm run upgrade` and `npm run rollback` tell this site to switch. A site that serves no folder of
 * releases, as in an image, has no socket.
 * @param {() => Promise<string | undefined>} switchServer which gives the reason why it is still the old one
 * @param {() => import('./launch-server.mjs').Server | undefined} server that serves now
 */
export function listenForOrders(switchServer, server) {
  if (!existsSync(RELEASES)) return;
  const file = path.join(SOCKETS, `${process.pid}.sock`);
  const listener = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', async (order) => {
      const problem = String(order) === 'switch' ? await switchServer() : undefined;
      const { folder = '', port, host } = server() ?? {};
      socket.end(
        JSON.stringify({ release: path.basename(folder), port, host, database: nextDatabase(), problem }),
      );
    });
  });
  const isUnheard = (/** @type {unknown} */ error) =>
    console.error(
      `npm run upgrade cannot reach this site, and needs a restart of it: ${/** @type {Error} */ (error).message}`,
    );
  listener.on('error', isUnheard);
  try {
    mkdirSync(SOCKETS, { recursive: true });
    rmSync(file, { force: true });
  } catch (error) {
    // Such as a full disk, with which the site serves its public pages.
    return isUnheard(error);
  }
  listener.listen(address(file), () => chmodSync(file, 0o600)).unref();
  process.on('exit', () => rmSync(file, { force: true }));
}

/**
 * Asks every running site for its release, or tells it to serve the current one; one after the other.
 * @param {'status' | 'switch'} order
 * @returns {Promise<Reply[]>}
 */
export async function tellSites(order) {
  const replies = [];
  for (const name of existsSync(SOCKETS) ? readdirSync(SOCKETS) : []) {
    const reply = await ask(path.join(SOCKETS, name), order);
    if (reply) replies.push(reply);
  }
  return replies;
}

/**
 * The site whose database is another one than that of these settings: a backup and a migration would not be of it.
 * @param {Reply[]} sites
 * @param {NodeJS.ProcessEnv} variables
 */
export const siteOnOtherDatabase = (sites, variables) =>
  sites.find(({ database }) => database !== undefined && database !== databaseOf(variables));

/** @param {NodeJS.ProcessEnv} variables */
const databaseOf = ({ DATABASE_URL = '' }) => createHash('sha256').update(DATABASE_URL).digest('hex');

function nextDatabase() {
  try {
    return databaseOf(environment());
  } catch {
    // A `.env` that cannot be read: the switch says so.
    return undefined;
  }
}

/**
 * Where a site on this machine is asked.
 * @param {{ port: number, host?: string }} site
 */
export function originOf({ port, host = '' }) {
  const isAll = ['', '0.0.0.0', '::', 'null'].includes(host);
  return `http://${isAll ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** @param {string} file @param {string} order @returns {Promise<Reply | undefined>} */
async function ask(file, order) {
  const socket = connect(address(file));
  socket.write(order);
  try {
    return JSON.parse(await text(socket));
  } catch (error) {
    // Left by a process that was killed.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ECONNREFUSED') rmSync(file, { force: true });
    return undefined;
  }
}

/**
 * The shorter form of a path: the system allows a hundred characters for a socket.
 * @param {string} file
 */
function address(file) {
  const relative = path.relative(process.cwd(), file);
  return relative.length < file.length ? relative : file;
}
