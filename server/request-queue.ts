import { clientNetwork } from '@/lib/platform/http/client-address';

/** How many clients' shares one network has in total. */
const CLIENTS_OF_NETWORK = 2;

type Bounds = {
  /**
   * The number of requests that run at once; `runningOfClient` of them for one client (unlimited if not set).
   */
  running: number;
  runningOfClient?: number;
  /** The number of requests that wait, in total and for one client. */
  waiting: number;
  waitingOfClient: number;
  /**
   * In milliseconds, plus or minus half: a rejection is delayed, because many clients that retry at once, and
   * together, would use the processor for rejections alone.
   */
  refuseAfter: number;
  /** How long a request has from its arrival, in milliseconds; then its slot is free for another. */
  deadline: number;
};

type Work = {
  /**
   * The client's address. A client may have only so many requests in the queue, and its network twice as
   * many.
   */
  client: string;
  /** Does the work. The slot is free when the promise settles, or earlier when `release` is called. */
  run: (release: () => void) => Promise<unknown>;
  /**
   * Called instead of `run` when the queue is full, and when the deadline has passed, also while `run` is
   * running.
   */
  refuse: () => void;
  /** Called when `run` fails. */
  fail: (error: unknown) => void;
};

type Entry = Work & { timer: NodeJS.Timeout };

/**
 * Runs requests that need the processor, a few at a time, so that a client that sends many waits for its
 * own requests, and pages in memory are sent in between. The event loop turns between two of them.
 */
export class RequestQueue {
  readonly #bounds: Bounds;
  readonly #running = new Set<Entry>();
  readonly #waiting = new Set<Entry>();
  #refused = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get running(): number {
    return this.#running.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** How many were rejected since the start, also because their time was over. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Runs the work now or later, or rejects it.
   * @returns a function to call when the client has left: it removes the work from the queue if it has not
   * begun
   */
  add(work: Work): () => void {
    const entry: Entry = { ...work, timer: setTimeout(() => this.#expire(entry), this.#bounds.deadline) };
    entry.timer.unref();
    if (this.#mayRun(entry)) this.#start(entry);
    else if (this.#mayWait(entry)) this.#waiting.add(entry);
    else {
      clearTimeout(entry.timer);
      this.#refused += 1;
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

  /** The slot becomes free in a later turn of the event loop, so that other events come first. */
  #release(entry: Entry): void {
    clearTimeout(entry.timer);
    setImmediate(() => {
      if (this.#running.delete(entry)) this.#startNext();
    });
  }

  #expire(entry: Entry): void {
    this.#refused += 1;
    if (!this.#waiting.delete(entry)) this.#release(entry);
    entry.refuse();
  }

  /** The first entry that may run: a client at its limit does not block those behind it. */
  #startNext(): void {
    for (const entry of this.#waiting) {
      if (!this.#mayRun(entry)) continue;
      this.#waiting.delete(entry);
      return this.#start(entry);
    }
  }
}

/** Whether there is room for one more request of this client, and of its network. */
function hasShare(client: string, entries: Iterable<Work>, most: number): boolean {
  const network = clientNetwork(client);
  let [ofClient, ofNetwork] = [0, 0];
  for (const entry of entries) {
    if (entry.client === client) ofClient += 1;
    if (clientNetwork(entry.client) === network) ofNetwork += 1;
  }
  return ofClient < most && ofNetwork < CLIENTS_OF_NETWORK * most;
}
