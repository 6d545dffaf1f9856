import { MINUTE } from '@/lib/platform/clock';
import { ClientCounts } from './client-address';

/** Counts something by client and by network, anew each minute. */
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

  /**
   * Counts one.
   * @returns a function that takes it back; undefined if the client has had as many as it may in this minute
   */
  take(client: string): (() => void) | undefined {
    const minute = Math.floor(Date.now() / MINUTE);
    if (minute !== this.#minute) this.#counts = new ClientCounts();
    this.#minute = minute;
    const counts = this.#counts;
    if (!counts.hasRoom(client, this.#most, this.#mostOfNetwork)) return undefined;
    counts.add(client, 1);
    return () => counts.add(client, -1);
  }
}
