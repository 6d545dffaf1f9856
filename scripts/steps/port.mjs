import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

/**
 * Checks that the port is free by listening on it for a moment, as the server will.
 * @param {number} port
 * @param {string} [host] all addresses if not given
 * @throws Stop naming PORT or HOST
 */
export async function checkPort(port, host) {
  const server = createServer();
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, ...(host && { host }) }, () => resolve(undefined));
    });
  } catch (error) {
    throw new Stop(portProblem(port, /** @type {NodeJS.ErrnoException} */ (error), host));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/**
 * @param {number} port
 * @param {NodeJS.ErrnoException} error of listening on it
 * @param {string} [host]
 */
export function portProblem(port, error, host) {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine: set it to one, or unset it to listen on all.`;
  if (error.code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program: stop it, or set PORT to a free one.`;
  if (error.code === 'EACCES')
    return `PORT ${port} needs rights this user does not have: set PORT to 1024 or above.`;
  return `PORT ${port} cannot be listened on: ${error.message}.`;
}
