import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './client-address';
import { ClientCounts } from './client-counts';

/** Browsers open six connections. One address may be a whole office, but not a city. */
const MOST = 256;

/**
 * Closes new connections of a client, or of a network, that already has very many, so that one client
 * cannot use up all connections.
 */
export function limitConnections(server: Server, most = MOST): void {
  const counts = new ClientCounts();
  server.on('connection', (socket: Socket) => {
    const client = clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor: undefined, hops: 0 });
    if (!counts.hasRoom(client, most)) return void socket.destroy();
    counts.add(client, 1);
    socket.once('close', () => counts.add(client, -1));
  });
}
