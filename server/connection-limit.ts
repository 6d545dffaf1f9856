import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from '@/lib/platform/http/client-address';
import { clientAddress } from './client-address';

/** Browsers open six connections. One address may be a whole office, but not a city. */
const MOST = 256;

/**
 * Closes new connections of a client, or of a network, that already has very many, so that one client
 * cannot use up all connections.
 */
export function limitConnections(server: Server, most = MOST): void {
  const ofClients = new Counts();
  const ofNetworks = new Counts();
  server.on('connection', (socket: Socket) => {
    const client = clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor: undefined, hops: 0 });
    const network = clientNetwork(client);
    const isTooMany = [ofClients.add(client, 1) > most, ofNetworks.add(network, 1) > 2 * most].includes(true);
    socket.once('close', () => {
      ofClients.add(client, -1);
      ofNetworks.add(network, -1);
    });
    if (isTooMany) socket.destroy();
  });
}

/** Number of connections by client. A client without connections is removed from the map. */
class Counts {
  readonly #counts = new Map<string, number>();

  /** @returns how many there are now */
  add(key: string, more: number): number {
    const count = (this.#counts.get(key) ?? 0) + more;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
    return count;
  }
}
