import { ByTurns } from './by-turns';

/**
 * After so many turns in which connections arrived, work goes on all the same. The system hands over one
 * connection a turn, so this many arrive for each piece of work.
 */
const MOST_HELD = 16;

/**
 * Begins work one piece a turn of the event loop, one network after the other. So a page from memory waits
 * for one piece at most, and a client with hundreds of requests delays its own.
 */
export class Turns {
  readonly #waiting = new ByTurns<() => void>();
  #isConnecting = false;
  #held = 0;

  add(client: string, work: () => void): void {
    if (this.#waiting.size === 0) setImmediate(() => this.#turn());
    this.#waiting.add(client, work);
  }

  /** Tells that a connection has arrived: more may be waiting, and each waits for a turn of its own. */
  connected(): void {
    this.#isConnecting = true;
  }

  #turn(): void {
    const isHeld = this.#isConnecting && this.#held < MOST_HELD;
    this.#held = isHeld ? this.#held + 1 : 0;
    this.#isConnecting = false;
    const work = isHeld ? undefined : this.#waiting.next();
    if (this.#waiting.size > 0) setImmediate(() => this.#turn());
    work?.();
  }
}
