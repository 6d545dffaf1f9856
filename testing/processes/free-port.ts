import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A free port on loopback. Another process may take it before the caller does. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
