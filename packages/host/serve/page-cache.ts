import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { HOUR, SECOND } from '@/lib/platform/clock';
import { errorFields, log } from '@/lib/platform/log';
import type { Rendered } from './next-handler';

/**
 * A value that can be cached: it knows its size in bytes, and can be compressed further when there is time.
 */
export type CacheValue = { readonly size: number; recompress: () => Promise<void> };

/** A cache entry, and until when it is fresh, in milliseconds since 1970. */
type Entry<T> = {
  value: T;
  freshUntil: number;
  /** Whether a stale copy may be sent while a new one is rendered. */
  maySwap: () => boolean;
  /** Until when this copy may replace a page that cannot be rendered. */
  lastUntil: number;
};

type Options<T> = {
  render: (path: string) => Promise<Rendered>;
  /** Turns a rendered page into the value that is cached. */
  prepare: (path: string, rendered: Rendered) => Promise<T>;
  /**
   * For how many seconds an entry is fresh, whatever its Cache-Control says; that header then applies to
   * browsers only.
   */
  freshFor?: (path: string) => number | undefined;
  /** What the build made, read at its first request. It is sent if nothing but a build changes it. */
  built?: (path: string) => Promise<{ value: T; isFinal: boolean; lastUntil: number } | undefined>;
  /** The last good copy as it is sent while the page cannot be rendered. */
  outdated?: (value: T) => Promise<T>;
  /** Largest total size of the entries, in bytes. */
  maxBytes: number;
};

/** How long the last good copy may replace a page that cannot be rendered. */
export const STALE_ON_ERROR = 24 * HOUR;

/**
 * Next returns a stale copy while it renders a new one, and marks it as stale: it is requested again soon. So is a page
 * that could not be rendered.
 */
const ASK_AGAIN = 2 * SECOND;

/** A page that could neither be rendered nor found in the cache. */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable';
}

/**
 * Pages in memory, by path alone. It caches what the page's Cache-Control allows a shared cache, sends a
 * stale copy during revalidation where that is allowed, renders a page once for all requests that wait for
 * it, and uses the last good copy for up to a day.
 */
export class PageCache<T extends CacheValue> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #running = new Map<string, Promise<T>>();
  readonly #options: Options<T>;
  /** How often entries were marked stale, and of which paths. */
  #generation = 0;
  readonly #expired = new Set<(path: string) => boolean>();
  /** Pages whose bodies are compressed at the quick setting so far. */
  readonly #awaitingRecompression: [path: string, entry: Entry<T>][] = [];
  #isRecompressing = false;
  /** How often a page was in memory, had to be waited for, and could not be rendered. */
  readonly counts = { hit: 0, miss: 0, failure: 0 };

  constructor(options: Options<T>) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ value }) => value.size,
    });
  }

  /** The page if it can be sent at once; if it is stale, a new one is requested in the background. */
  ready(path: string): T | undefined {
    const entry = this.#entries.get(path);
    if (!entry) return undefined;
    const now = Date.now();
    const isFresh = now < entry.freshUntil;
    if (!isFresh && (!entry.maySwap() || now > entry.lastUntil)) return undefined;
    this.counts.hit += 1;
    if (isFresh) return entry.value;
    this.#ask(path).catch((error: unknown) =>
      log.warn(errorFields(error), 'A page could not be rendered again; its last copy is used'),
    );
    return entry.value;
  }

  /**
   * The page, as the build made it or rendered, if it is not cached.
   * @throws PageUnavailable when it cannot be rendered and there is no copy of the last day
   */
  async get(path: string): Promise<T> {
    const ready = this.ready(path);
    if (ready) return ready;
    this.counts.miss += 1;
    try {
      return await this.#ask(path);
    } catch (error) {
      const last = this.#entries.get(path);
      if (!last || Date.now() > last.lastUntil) throw error;
      return last.value;
    }
  }

  /**
   * Marks entries stale. The copies stay for the case that rendering fails.
   * @param isMeant of which paths; the same function each time, because it is kept
   */
  expire(isMeant: (path: string) => boolean = everyPath): void {
    this.#generation += 1;
    this.#expired.add(isMeant);
    this.#running.clear();
    for (const [path, entry] of this.#entries.entries())
      if (isMeant(path)) Object.assign(entry, { freshUntil: 0, maySwap: () => false });
  }

  /** Size of all entries, in bytes. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  #ask(path: string): Promise<T> {
    const running = this.#running.get(path);
    if (running) return running;
    const rendering = this.#make(path)
      .catch(async (error: unknown) => {
        this.counts.failure += 1;
        await this.#useLast(path);
        throw error;
      })
      .finally(() => {
        if (this.#running.get(path) === rendering) this.#running.delete(path);
      });
    this.#running.set(path, rendering);
    return rendering;
  }

  /**
   * After a failed render: the last good copy says so, and is sent for two seconds before the page is
   * requested again.
   */
  async #useLast(path: string): Promise<void> {
    const last = this.#entries.peek(path);
    if (!last || Date.now() > last.lastUntil) return;
    const value = (await this.#options.outdated?.(last.value)) ?? last.value;
    const freshUntil = Math.min(Date.now() + ASK_AGAIN, last.lastUntil);
    if (this.#entries.peek(path)?.value === last.value)
      this.#entries.set(path, { ...last, value, freshUntil });
  }

  async #make(path: string): Promise<T> {
    const generation = this.#generation;
    const built = this.#entries.has(path) ? undefined : await this.#readBuilt(path);
    if (built?.freshUntil === Infinity) return built.value;
    const rendered = await this.#options.render(path);
    if (rendered.status >= 500) throw new PageUnavailable(`The page answered ${rendered.status}.`);
    const value = await this.#options.prepare(path, rendered);
    const entry = entryOf(value, rendered, this.#options.freshFor?.(path));
    // This render began before all entries were marked stale, so it may show old data.
    if (generation !== this.#generation) return value;
    if (entry) {
      this.#entries.set(path, entry);
      this.#recompress(path, entry);
    } else this.#entries.delete(path);
    return value;
  }

  /**
   * What the build made of a page that changes between builds only replaces what cannot be rendered: Next may have
   * rendered it again before the last start.
   */
  async #readBuilt(path: string): Promise<Entry<T> | undefined> {
    const built = await this.#options.built?.(path);
    if (!built) return undefined;
    const { value, isFinal, lastUntil } = built;
    const isOld = [...this.#expired].some((isMeant) => isMeant(path));
    const freshUntil = isFinal && !isOld ? Infinity : 0;
    const entry: Entry<T> = { value, freshUntil, maySwap: () => false, lastUntil };
    this.#entries.set(path, entry);
    return entry;
  }

  /**
   * One at a time, so that a start with many pages leaves processor time for requests. The newest first,
   * because its visitor may still be loading more of it.
   */
  #recompress(path: string, entry: Entry<T>): void {
    this.#awaitingRecompression.push([path, entry]);
    if (!this.#isRecompressing) void this.#recompressAll();
  }

  async #recompressAll(): Promise<void> {
    this.#isRecompressing = true;
    for (let next = this.#awaitingRecompression.pop(); next; next = this.#awaitingRecompression.pop()) {
      const [path, entry] = next;
      // A newer copy has replaced this one.
      if (this.#entries.peek(path) !== entry) continue;
      try {
        await entry.value.recompress();
        // The recompressed copy is smaller.
        if (this.#entries.peek(path) === entry) this.#entries.set(path, { ...entry });
      } catch (error) {
        log.warn(errorFields(error), 'A page could not be compressed');
      }
    }
    this.#isRecompressing = false;
  }
}

const everyPath = () => true;

const ASKED = { method: 'GET', url: '/', headers: {} };

/**
 * For how long a response may be cached, by its own headers unless `seconds` says otherwise; null if not at
 * all.
 */
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
