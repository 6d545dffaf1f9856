import { CLIENTS_OF_NETWORK, clientNetwork } from '@/lib/platform/http/client-address';

/**
 * Counts something by client, and by its network, because a subscriber with IPv6 can be any number of
 * clients of one network.
 */
export class ClientCounts {
  readonly #clients = new Map<string, number>();
  readonly #networks = new Map<string, number>();

  add(client: string, more: 1 | -1): void {
    change(this.#clients, client, more);
    change(this.#networks, clientNetwork(client), more);
  }

  /** Whether a client may have one more, if each may have `most`. */
  hasRoom(client: string, most: number): boolean {
    return (
      (this.#clients.get(client) ?? 0) < most &&
      (this.#networks.get(clientNetwork(client)) ?? 0) < CLIENTS_OF_NETWORK * most
    );
  }
}

/** A count of 0 is removed, so that the map holds only who has something. */
function change(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
