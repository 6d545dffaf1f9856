import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

/**
 * Listens on the port for a moment, as the server will.
 * @param {number} port
 * @throws Stop naming PORT
 */
export async function checkPort(port) {
  const server = createServer();
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, () => resolve(undefined));
    });
  } catch (error) {
    throw new Stop(portProblem(port, /** @type {NodeJS.ErrnoException} */ (error)));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/**
 * @param {number} port
 * @param {NodeJS.ErrnoException} error of listening on it
 */
export function portProblem(port, error) {
  if (error.code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program: stop it, or set PORT to a free one.`;
  if (error.code === 'EACCES')
    return `PORT ${port} needs rights this user does not have: set PORT to 1024 or above.`;
  return `PORT ${port} cannot be listened on: ${error.message}.`;
}
