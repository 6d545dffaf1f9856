import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port on loopback. Another process may take it before the caller does.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
