import { MINUTE } from '@/lib/platform/clock';
import { ClientCounts } from './client-address';

/** How many names that turn out to be missing are looked up in a minute for one client. */
export const MOST_LOOKUPS = 60;

/** A client asked for so many missing names that no further name is looked up for it. */
export class TooManyLookups extends Error {
  override name = 'TooManyLookups';
}

/** Counts lookups by client, so that made-up names cause a bounded number of calls to an upstream. */
export class LookupLimit {
  #minute = 0;
  #counts = new ClientCounts();

  /**
   * Counts one lookup.
   * @returns a function that takes it back, for a name that exists
   * @throws TooManyLookups
   */
  take(client: string): () => void {
    const minute = Math.floor(Date.now() / MINUTE);
    if (minute !== this.#minute) this.#counts = new ClientCounts();
    this.#minute = minute;
    const counts = this.#counts;
    if (!counts.hasRoom(client, MOST_LOOKUPS)) throw new TooManyLookups();
    counts.add(client, 1);
    return () => counts.add(client, -1);
  }
}
