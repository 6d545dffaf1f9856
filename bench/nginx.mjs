import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, start, stop } from './child.mjs';
import { findProgram } from './program.mjs';
import { removeFolder, temporaryFolder } from './temporary-folder.mjs';

export const findNginx = () => findProgram('nginx');

/**
 * A configuration that uses one folder for everything that nginx writes, and runs one process, which ends
 * with us.
 * @param {string} http the content of the `http` block
 */
const configuration = (http) => `
daemon off;
master_process off;
pid nginx.pid;
events { worker_connections 2048; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path temp-${name};`).join('\n')}
${http}
}
`;

/**
 * The configuration that the site ships, with other ports only.
 * @param {number} port on which nginx listens
 * @param {number[]} sitePorts
 */
export const shippedConfiguration = (port, ...sitePorts) =>
  // Of the folder of the command, since Playwright cannot load a module that asks for its own place.
  readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^ {2}listen 80;$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}listen \[::\]:80;$/m, '')
    .replace(
      'server 127.0.0.1:3000 max_fails=0;',
      sitePorts.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' '),
    );

/**
 * Creates a folder with an nginx configuration.
 * @param {string} http the content of the `http` block
 */
export function nginxFolder(http) {
  const folder = temporaryFolder('nginx-');
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(http));
  return folder;
}

/** @param {string} folder */
const argsFor = (folder) => ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];

/**
 * The output of nginx's configuration test, and whether nginx would start.
 * @param {string} nginx path of the program
 * @param {string} folder
 */
export function checkNginx(nginx, folder) {
  const { status, stderr } = spawnSync(nginx, ['-t', ...argsFor(folder)], { encoding: 'utf8' });
  return { isGood: status === 0, said: stderr };
}

/**
 * Starts nginx and waits until it listens.
 * @param {string} nginx path of the program
 * @param {string} folder from {@link nginxFolder}; removed after nginx has stopped
 * @param {number} port on which the configuration listens
 */
export async function startNginx(nginx, folder, port) {
  const server = start(nginx, argsFor(folder), { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr?.on('data', (chunk) => (said += chunk));
  while (isRunning(server)) {
    if (await listens(port))
      return {
        pid: server.pid ?? 0,
        async stop() {
          await stop(server);
          removeFolder(folder);
        },
      };
    await wait(20);
  }
  throw new Error(`nginx did not start: ${said}`);
}

/** @param {number} port @returns {Promise<boolean>} */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
