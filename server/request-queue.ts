import { clientNetwork } from './client-address';

/** How many clients' share the clients of one network have together. */
const CLIENTS_OF_NETWORK = 2;

type Bounds = {
  /** How many run at once, */
  running: number;
  /** and of one client; all of them where nothing is said. */
  runningOfClient?: number;
  /** How many wait, and of one client. */
  waiting: number;
  waitingOfClient: number;
  /**
   * How long who finds no room waits to be told so, in milliseconds, half as long or half as long again: many who ask again at
   * once, and all at the same time, would take the processor with being refused.
   */
  refuseAfter: number;
  /** How long a request has from its arrival, in milliseconds; then its place is another's. */
  deadline: number;
};

type Work = {
  /** Who asks, by address; a client may have only so many requests here, and its network twice as many. */
  client: string;
  /** Does the work. Its place is free when the promise settles, or earlier when `release` is called. */
  run: (release: () => void) => Promise<unknown>;
  /** Is called in place of `run` where there is no room, and once the deadline has passed, also while it runs. */
  refuse: () => void;
  /** Is called when `run` fails. */
  fail: (error: unknown) => void;
};

type Entry = Work & { timer: NodeJS.Timeout };

/**
 * Requests that take the processor, a few at a time: so that whoever sends many waits for himself, and pages in memory are
 * sent in between. Between two of them the event loop turns.
 */
export class RequestQueue {
  readonly #bounds: Bounds;
  readonly #running = new Set<Entry>();
  readonly #waiting = new Set<Entry>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /**
   * Runs the work, now or when its turn comes, or refuses it.
   * @returns a function for when nobody waits for it any more: it leaves the queue if it has not begun
   */
  add(work: Work): () => void {
    const entry: Entry = { ...work, timer: setTimeout(() => this.#expire(entry), this.#bounds.deadline) };
    entry.timer.unref();
    if (this.#mayRun(entry)) this.#start(entry);
    else if (this.#mayWait(entry)) this.#waiting.add(entry);
    else {
      clearTimeout(entry.timer);
      const refusal = setTimeout(entry.refuse, this.#bounds.refuseAfter * (0.5 + Math.random()));
      return () => clearTimeout(refusal);
    }
    return () => {
      if (this.#waiting.delete(entry)) clearTimeout(entry.timer);
    };
  }

  #mayRun({ client }: Work): boolean {
    const { running, runningOfClient = running } = this.#bounds;
    return this.#running.size < running && hasShare(client, this.#running, runningOfClient);
  }

  #mayWait({ client }: Work): boolean {
    const { waiting, waitingOfClient } = this.#bounds;
    return this.#waiting.size < waiting && hasShare(client, this.#waiting, waitingOfClient);
  }

  #start(entry: Entry): void {
    this.#running.add(entry);
    const release = () => this.#release(entry);
    entry.run(release).catch(entry.fail).finally(release);
  }

  /** The place is free only after everybody else has had a turn. */
  #release(entry: Entry): void {
    clearTimeout(entry.timer);
    setImmediate(() => {
      if (this.#running.delete(entry)) this.#startNext();
    });
  }

  #expire(entry: Entry): void {
    if (!this.#waiting.delete(entry)) this.#release(entry);
    entry.refuse();
  }

  /** The first that may: a client that has its share lets those behind it pass. */
  #startNext(): void {
    for (const entry of this.#waiting) {
      if (!this.#mayRun(entry)) continue;
      this.#waiting.delete(entry);
      return this.#start(entry);
    }
  }
}

/** Whether there is room for one more of this client, and of its network. */
function hasShare(client: string, entries: Iterable<Work>, most: number): boolean {
  const network = clientNetwork(client);
  let [ofClient, ofNetwork] = [0, 0];
  for (const entry of entries) {
    if (entry.client === client) ofClient += 1;
    if (clientNetwork(entry.client) === network) ofNetwork += 1;
  }
  return ofClient < most && ofNetwork < CLIENTS_OF_NETWORK * most;
}
