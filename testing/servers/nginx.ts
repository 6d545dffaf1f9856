import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, start, stop } from '../processes/child';
import { findProgram } from '../processes/program';
import { removeFolder, temporaryFolder } from '../processes/temporary-folder';

export const findNginx = () => findProgram('nginx');

/**
 * A configuration that uses one folder for everything that nginx writes, and runs one process, which ends
 * with us.
 */
const configuration = (http: string) => `
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
 * @param port on which nginx listens
 */
export const shippedConfiguration = (port: number, ...sitePorts: number[]) =>
  readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^ {2}listen 80;$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}listen \[::\]:80;$/m, '')
    .replaceAll('/var/log/nginx/', '')
    .replace(
      'server 127.0.0.1:3000 max_fails=0;',
      sitePorts.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' '),
    );

/**
 * Creates a folder with an nginx configuration.
 * @param http the content of the `http` block
 */
export function nginxFolder(http: string): string {
  const folder = temporaryFolder('nginx-');
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(http));
  return folder;
}

const argsFor = (folder: string) => ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];

/**
 * The output of nginx's configuration test, and whether nginx would start.
 * @param nginx path of the program
 */
export function checkNginx(nginx: string, folder: string) {
  const { status, stderr } = spawnSync(nginx, ['-t', ...argsFor(folder)], { encoding: 'utf8' });
  return { isGood: status === 0, said: stderr };
}

/**
 * Starts nginx and waits until it listens.
 * @param nginx path of the program
 * @param folder from {@link nginxFolder}; removed after nginx has stopped
 * @param port on which the configuration listens
 */
export async function startNginx(nginx: string, folder: string, port: number) {
  const server = start(nginx, argsFor(folder), { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorText = '';
  server.stderr?.on('data', (chunk) => (errorText += chunk));
  while (isRunning(server)) {
    if (await listens(port))
      return {
        pid: server.pid ?? 0,
        errors: () => errorText,
        async stop() {
          await stop(server);
          removeFolder(folder);
        },
      };
    await wait(20);
  }
  throw new Error(`nginx did not start: ${errorText}`);
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
