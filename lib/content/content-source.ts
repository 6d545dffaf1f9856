import path from 'node:path';
import { currentLocale, type Locale } from './locale';

type Cache = Map<unknown, unknown>;

/**
 * A content folder and the caches of all that was read or computed from it, by locale. Every cache of
 * content belongs to one source, so that another folder starts with empty caches.
 */
class ContentSource {
  readonly #cached = new Map<Locale, Map<object, Cache>>();

  constructor(readonly root: string) {}

  cacheOf(reader: object): Cache {
    const locale = currentLocale();
    const caches = this.#cached.get(locale) ?? new Map<object, Cache>();
    const cache = caches.get(reader) ?? (new Map() as Cache);
    this.#cached.set(locale, caches.set(reader, cache));
    return cache;
  }
}

let source = new ContentSource(path.join(process.cwd(), 'content'));

export function contentRoot(): string {
  return source.root;
}

/**
 * Reads content from this folder from now on, with empty caches: for tests, and for a command that has
 * changed a file.
 * @returns goes back to what was read before, with its caches
 */
export function readContentFrom(folder: string): () => void {
  const before = source;
  source = new ContentSource(folder);
  return () => void (source = before);
}

/**
 * The same reader with a cache per content source and locale. Content changes only with a new build, so entries never
 * expire. Under `next dev` a changed file loads this module again (scripts/steps/content-version.cjs).
 */
export function readOnce<Result, Key = void>(read: (key: Key) => Result): (key: Key) => Result {
  const cached = (key: Key) => {
    const cache = source.cacheOf(cached);
    if (!cache.has(key)) cache.set(key, read(key));
    return cache.get(key) as Result; // Each reader has a cache of its own, so the stored type is known.
  };
  return cached;
}
