import { MINUTE } from '@/lib/platform/clock';
import { clientNetwork, CLIENTS_OF_NETWORK } from '@/lib/platform/http/client-address';

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
  hasRoom(client: string, most: number, mostOfNetwork = CLIENTS_OF_NETWORK * most): boolean {
    return (
      (this.#clients.get(client) ?? 0) < most &&
      (this.#networks.get(clientNetwork(client)) ?? 0) < mostOfNetwork
    );
  }
}

/** A count of 0 is removed, so that the map holds only who has something. */
function change(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** How many of something a client, and its network, may have in a minute; counted anew each minute. */
export class MinuteLimit {
  readonly #most: number;
  readonly #mostOfNetwork: number | undefined;
  #minute = 0;
  #counts = new ClientCounts();

  /** @param mostOfNetwork if it is not what a network may have of most things */
  constructor(most: number, mostOfNetwork?: number) {
    this.#most = most;
    this.#mostOfNetwork = mostOfNetwork;
  }

  /** Whether a client may have one more in this minute. */
  hasRoom(client: string): boolean {
    return this.#countsNow().hasRoom(client, this.#most, this.#mostOfNetwork);
  }

  /** Counts one. @returns a function that takes it back */
  add(client: string): () => void {
    const counts = this.#countsNow();
    counts.add(client, 1);
    return () => counts.add(client, -1);
  }

  #countsNow(): ClientCounts {
    const minute = Math.floor(Date.now() / MINUTE);
    if (minute !== this.#minute) this.#counts = new ClientCounts();
    this.#minute = minute;
    return this.#counts;
  }
}
