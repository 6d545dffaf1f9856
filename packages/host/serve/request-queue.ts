import { AsyncResource } from 'node:async_hooks';
import { ByTurns } from './by-turns';
import { ClientCounts } from './client-counts';

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
  /** Whether a full queue gives the place of the request that has run longest to the next one. */
  replacesOldest?: boolean;
};

export type Work = {
  /**
   * The client's address. A client may have only so many requests in the queue, and its network twice as
   * many.
   */
  client: string;
  /** Does the work. The slot is free when the promise settles. */
  run: () => Promise<unknown>;
  /**
   * Called instead of `run` when the queue is full, or its place was given to a client that has fewer, and
   * when the deadline has passed, also while `run` is running.
   */
  refuse: () => void;
  /** Called when `run` fails. */
  fail: (error: unknown) => void;
};

type Entry = Work & { timer: NodeJS.Timeout };

/** Begins work in a turn of the event loop; see turns.ts. */
type InTurn = (client: string, work: () => void) => void;

/**
 * Runs requests that need the processor, a few at a time, so that a client that sends many waits for its
 * own requests, and pages in memory are sent in between.
 */
export class RequestQueue {
  readonly #bounds: Bounds;
  readonly #running = new Set<Entry>();
  readonly #waiting = new ByTurns<Entry>();
  readonly #clients = { running: new ClientCounts(), waiting: new ClientCounts() };
  readonly #inTurn: InTurn;
  #refused = 0;

  constructor(bounds: Bounds, inTurn: InTurn) {
    this.#bounds = bounds;
    this.#inTurn = inTurn;
  }

  get running(): number {
    return this.#running.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Whether half of the places to wait are taken. */
  get isCrowded(): boolean {
    return this.#waiting.size >= this.#bounds.waiting / 2;
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
    const entry: Entry = {
      ...work,
      // The end of another request starts it; its log lines belong to its own.
      run: AsyncResource.bind(work.run),
      timer: setTimeout(() => this.#expire(entry), this.#bounds.deadline),
    };
    entry.timer.unref();
    if (this.#mayRun(entry) || this.#replace(entry)) this.#start(entry);
    else if (this.#mayWait(entry)) {
      this.#waiting.add(entry.client, entry);
      this.#clients.waiting.add(entry.client, 1);
    } else this.#turnAway(entry);
    return () => {
      this.#leave(entry);
      if (!this.#running.has(entry)) clearTimeout(entry.timer);
    };
  }

  /** Whether this client has fewer requests running than one client may have. */
  hasRoomFor(client: string): boolean {
    const { running, runningOfClient = running } = this.#bounds;
    return this.#clients.running.hasRoom(client, runningOfClient);
  }

  #mayRun({ client }: Work): boolean {
    return this.#running.size < this.#bounds.running && this.hasRoomFor(client);
  }

  /**
   * A full queue gives the last place of the network that has the most to one that then has no more than
   * that.
   */
  #mayWait({ client }: Work): boolean {
    const { waiting, waitingOfClient } = this.#bounds;
    if (!this.#clients.waiting.hasRoom(client, waitingOfClient)) return false;
    if (this.#waiting.size < waiting) return true;
    const surplus = this.#waiting.surplus(client);
    if (!surplus) return false;
    this.#leave(surplus);
    this.#turnAway(surplus);
    return true;
  }

  #turnAway(entry: Entry): void {
    clearTimeout(entry.timer);
    this.#refused += 1;
    entry.timer = setTimeout(entry.refuse, this.#bounds.refuseAfter * (0.5 + Math.random()));
    entry.timer.unref();
  }

  /** Rejects what has run longest, if only the total has no room for the new request. */
  #replace({ client }: Work): boolean {
    const [oldest] = this.#running;
    if (!this.#bounds.replacesOldest || !oldest || !this.hasRoomFor(client)) return false;
    this.#end(oldest);
    this.#expire(oldest);
    return true;
  }

  #start(entry: Entry): void {
    this.#running.add(entry);
    this.#clients.running.add(entry.client, 1);
    this.#inTurn(entry.client, () => {
      void entry
        .run()
        .catch(entry.fail)
        .finally(() => this.#release(entry));
    });
  }

  /** The slot becomes free in a later turn of the event loop, so that other events come first. */
  #release(entry: Entry): void {
    clearTimeout(entry.timer);
    setImmediate(() => {
      if (this.#end(entry)) this.#startNext();
    });
  }

  /** @returns whether it was running */
  #end(entry: Entry): boolean {
    const isRunning = this.#running.delete(entry);
    if (isRunning) this.#clients.running.add(entry.client, -1);
    return isRunning;
  }

  /** @returns whether it was waiting */
  #leave(entry: Entry): boolean {
    const isWaiting = this.#waiting.delete(entry.client, entry);
    if (isWaiting) this.#clients.waiting.add(entry.client, -1);
    return isWaiting;
  }

  #expire(entry: Entry): void {
    this.#refused += 1;
    clearTimeout(entry.timer);
    if (!this.#leave(entry)) this.#release(entry);
    entry.refuse();
  }

  /**
   * The next entry that may run, of each network in its turn: a client at its limit does not block those
   * behind it.
   */
  #startNext(): void {
    const entry = this.#waiting.next((each) => this.#mayRun(each));
    if (!entry) return;
    this.#clients.waiting.add(entry.client, -1);
    this.#start(entry);
  }
}
