import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './client-address';

/** Browsers open six. One address may stand for an office, not for a city. */
const MOST = 256;

/** Closes connections of a client that has very many open, so that it cannot take everybody's. */
export function limitConnections(server: Server, most = MOST): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor: undefined, hops: 0 });
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count > most) socket.destroy();
  });
}
