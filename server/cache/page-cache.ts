import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { HOUR, SECOND } from '@/lib/platform/clock';
import { errorFields, log } from '@/lib/platform/log';
import type { Rendered } from './render';

/** What can be kept: it knows its size in bytes, and can be made smaller once there is time. */
export type CacheValue = { readonly size: number; recompress: () => Promise<void> };

/** What is kept, and until when it may be sent, in milliseconds since 1970. */
type Entry<T> = {
  value: T;
  freshUntil: number;
  /** Whether an old copy may be sent now while a new one is made. */
  maySwap: () => boolean;
  /** Until when it stands in for what cannot be made. */
  lastUntil: number;
};

type Options<T> = {
  render: (path: string) => Promise<Rendered>;
  /** Makes of a rendered page what is kept of it. */
  prepare: (path: string, rendered: Rendered) => Promise<T>;
  /** For how many seconds something is kept whatever its Cache-Control says, which then is for browsers alone. */
  keptFor?: (path: string) => number | undefined;
  /** Most bytes to keep. */
  maxBytes: number;
};

/** How long the last good copy of a page stands in for one that cannot be made. */
const STALE_ON_ERROR = 24 * HOUR;

/** Next answers with an old copy while it makes a new one, and says so: it is asked again soon. */
const ASK_AGAIN = 2 * SECOND;

/** A page that could be neither made nor found in the cache. */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable';
}

/**
 * Pages in memory, by their path and nothing else. It keeps what the page's Cache-Control lets a shared cache keep, sends an
 * old copy while a new one is made where that is allowed, asks for a page once however many wait for it, and falls back on
 * the last good copy for a day.
 */
export class PageCache<T extends CacheValue> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #running = new Map<string, Promise<T>>();
  readonly #options: Options<T>;
  /** How often everything was made anew. */
  #generation = 0;
  /** Compressed in a hurry so far. */
  readonly #awaitingRecompression: [path: string, entry: Entry<T>][] = [];
  #isRecompressing = false;

  constructor(options: Options<T>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ value }) => value.size,
    });
  }

  /** The page if it can be sent at once; asks for it anew in the background where it is time to. */
  ready(path: string): T | undefined {
    const entry = this.#entries.get(path);
    if (!entry) return undefined;
    if (Date.now() < entry.freshUntil) return entry.value;
    if (!entry.maySwap() || Date.now() > entry.lastUntil) return undefined;
    this.#ask(path).catch((error: unknown) =>
      log.warn(errorFields(error), 'A page could not be renewed; its last copy stays'),
    );
    return entry.value;
  }

  /**
   * The page, made where need be.
   * @throws PageUnavailable when it cannot be made and there is no copy of the last day
   */
  async get(path: string): Promise<T> {
    const ready = this.ready(path);
    if (ready) return ready;
    try {
      return await this.#ask(path);
    } catch (error) {
      const last = this.#entries.get(path);
      if (!last || Date.now() > last.lastUntil) throw error;
      return last.value;
    }
  }

  /** Has everything made anew; the copies stay for when that fails. */
  expire(): void {
    this.#generation += 1;
    this.#running.clear();
    for (const entry of this.#entries.values()) Object.assign(entry, { freshUntil: 0, maySwap: () => false });
  }

  /** Bytes kept. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  #ask(path: string): Promise<T> {
    const running = this.#running.get(path);
    if (running) return running;
    const asked = this.#make(path).finally(() => {
      if (this.#running.get(path) === asked) this.#running.delete(path);
    });
    this.#running.set(path, asked);
    return asked;
  }

  async #make(path: string): Promise<T> {
    const generation = this.#generation;
    const rendered = await this.#options.render(path);
    if (rendered.status >= 500) throw new PageUnavailable(`The page answered ${rendered.status}.`);
    const value = await this.#options.prepare(path, rendered);
    const entry = entryOf(value, rendered, this.#options.keptFor?.(path));
    // Begun before everything was to be made anew: it may be of the day before.
    if (generation !== this.#generation) return value;
    if (entry) {
      this.#entries.set(path, entry);
      this.#recompress(path, entry);
    } else this.#entries.delete(path);
    return value;
  }

  /**
   * One after the other, so that a start with many pages leaves the machine to those who ask; the latest first, for somebody
   * may be waiting for more of it.
   */
  #recompress(path: string, entry: Entry<T>): void {
    this.#awaitingRecompression.push([path, entry]);
    if (!this.#isRecompressing) void this.#recompressAll();
  }

  async #recompressAll(): Promise<void> {
    this.#isRecompressing = true;
    for (let next = this.#awaitingRecompression.pop(); next; next = this.#awaitingRecompression.pop()) {
      const [path, entry] = next;
      // Made anew in the meantime.
      if (this.#entries.peek(path) !== entry) continue;
      try {
        await entry.value.recompress();
        // It is smaller now.
        if (this.#entries.peek(path) === entry) this.#entries.set(path, { ...entry });
      } catch (error) {
        log.warn(errorFields(error), 'A page could not be compressed');
      }
    }
    this.#isRecompressing = false;
  }
}

/** What Next is asked, as far as the rules of caching care; see render.ts. */
const ASKED = { method: 'GET', url: '/', headers: {} };

/** How long an answer may be kept, by its own headers if nothing else is said; null for not at all. */
function entryOf<T>(value: T, { status, headers }: Rendered, seconds: number | undefined): Entry<T> | null {
  if (seconds !== undefined && status === 200 && !headers['set-cookie']) {
    const freshUntil = Date.now() + seconds * SECOND;
    return { value, freshUntil, maySwap: () => true, lastUntil: freshUntil + STALE_ON_ERROR };
  }
  const policy = new CachePolicy(ASKED, { status, headers });
  if (!policy.storable() || policy.maxAge() === 0) return null;
  const isOld = headers['x-nextjs-cache'] === 'STALE';
  const freshUntil = Date.now() + (isOld ? ASK_AGAIN : policy.maxAge() * SECOND);
  return {
    value,
    freshUntil,
    maySwap: () => isOld || policy.evaluateRequest(ASKED).revalidation?.synchronous === false,
    lastUntil: freshUntil + STALE_ON_ERROR,
  };
}
