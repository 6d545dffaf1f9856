import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDevelopment } from '@/lib/platform/env';

/**
 * A content folder and the caches of all that was read or computed from it. Every cache of content belongs
 * to one source, so that another folder starts with empty caches.
 */
class ContentSource {
  readonly #cached = new Map<object, Map<unknown, unknown>>();

  constructor(readonly root: string) {}

  cacheOf(reader: object): Map<unknown, unknown> {
    const cache = this.#cached.get(reader) ?? new Map<unknown, unknown>();
    this.#cached.set(reader, cache);
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
 */
export function readContentFrom(folder: string): void {
  source = new ContentSource(folder);
}

/**
 * The same reader with a cache per content source. Content changes only with a new build, so entries never
 * expire; under `next dev` a changed file empties all caches.
 */
export function readOnce<Result, Key = void>(read: (key: Key) => Result): (key: Key) => Result {
  const cached = (key: Key) => {
    if (isDevelopment) followChanges();
    const cache = source.cacheOf(cached);
    if (!cache.has(key)) cache.set(key, read(key));
    return cache.get(key) as Result; // Each reader has a cache of its own, so the stored type is known.
  };
  return cached;
}

/** In milliseconds: one page reads a hundred times. */
const LOOK_AGAIN = 300;
let [looked, changed] = [0, 0];

function followChanges(): void {
  if (Date.now() - looked < LOOK_AGAIN) return;
  looked = Date.now();
  const files = readdirSync(source.root, { recursive: true, encoding: 'utf8' });
  // The folders are among them, so that a file that was removed counts, too.
  const newest = Math.max(...files.map((file) => statSync(path.join(source.root, file)).mtimeMs));
  if (newest > changed) readContentFrom(source.root);
  changed = newest;
}
