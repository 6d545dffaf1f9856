import { MINUTE } from '@/lib/platform/clock';
import { clientNetwork } from '@/lib/platform/http/client-address';

/** How many names that turn out to be missing are looked up in a minute for one client, and for its network. */
export const MOST_LOOKUPS = { client: 60, network: 240 };

/** A client asked for so many missing names that no further name is looked up for it. */
export class TooManyLookups extends Error {
  override name = 'TooManyLookups';
}

/** Counts lookups by client, so that made-up names cause a bounded number of calls to an upstream. */
export class LookupLimit {
  #minute = 0;
  #counts = new Map<string, number>();

  /**
   * Counts one lookup.
   * @returns a function that takes it back, for a name that exists
   * @throws TooManyLookups
   */
  take(client: string): () => void {
    const minute = Math.floor(Date.now() / MINUTE);
    if (minute !== this.#minute) this.#counts = new Map();
    this.#minute = minute;
    const counts = this.#counts;
    // The network of an IPv4 address is the address itself.
    const limits = new Map([
      [clientNetwork(client), MOST_LOOKUPS.network],
      [client, MOST_LOOKUPS.client],
    ]);
    for (const [key, most] of limits) if ((counts.get(key) ?? 0) >= most) throw new TooManyLookups();
    const add = (number: number) => {
      for (const key of limits.keys()) counts.set(key, (counts.get(key) ?? 0) + number);
    };
    add(1);
    return () => add(-1);
  }
}
