import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, clientNetwork } from './client-address';

/** Browsers open six. One address may stand for an office, not for a city. */
const MOST = 256;

/** Closes connections of a client, or of two in one network, that has very many open, so that it cannot take everybody's. */
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

/** How many there are of each; of what there is none, nothing is kept. */
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
