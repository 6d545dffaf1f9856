import path from 'node:path';

/**
 * A content folder and all that was read from it. Every cache of content and of what research makes of it belongs to one
 * source, so that reading from another folder begins with nothing.
 */
class ContentSource {
  readonly #cached = new Map<object, Map<unknown, unknown>>();

  constructor(readonly root: string) {}

  /** What was remembered for a reader, by key. */
  cacheOf(reader: object): Map<unknown, unknown> {
    const cache = this.#cached.get(reader) ?? new Map<unknown, unknown>();
    this.#cached.set(reader, cache);
    return cache;
  }
}

let source = new ContentSource(path.join(process.cwd(), 'content'));

/** The folder that content is read from. */
export function contentRoot(): string {
  return source.root;
}

/** Reads content from this folder from now on, anew: for tests, and for a command that has changed a file. */
export function readContentFrom(folder: string): void {
  source = new ContentSource(folder);
}

/** The same reader, which reads each key once from a content source. Content changes with a new build. */
export function readOnce<Result, Key = void>(read: (key: Key) => Result): (key: Key) => Result {
  const cached = (key: Key) => {
    const cache = source.cacheOf(cached);
    if (!cache.has(key)) cache.set(key, read(key));
    return cache.get(key) as Result; // Only this reader writes into its cache.
  };
  return cached;
}
