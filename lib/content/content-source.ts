import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { builtContent } from '@/lib/platform/env';
import { onePerProcess } from '@/lib/platform/one-per-process';
import { currentLocale, type Locale } from './locale';

type Cache = Map<unknown, unknown>;

/** The entry of a key, which is made if there is none. */
function entryOf<Key, Value extends object>(
  map: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const entry = map.get(key);
  if (entry) return entry;
  const value = make();
  map.set(key, value);
  return value;
}

/**
 * Counts how often content has changed in this process: every copy of this module compares it with that of
 * its caches.
 */
const changes = onePerProcess('content-changes', () => ({ count: 0 }));

/** What was computed from content is computed again from now on: values have come in without a build. */
export function contentChanged(): void {
  changes().count += 1;
}

/**
 * A content folder and the caches of all that was read or computed from it, by locale. Every cache of
 * content belongs to one source, so that another folder starts with empty caches.
 */
class ContentSource {
  #stored: ReadonlySet<string> | undefined;
  readonly #cached = new Map<Locale, Map<object, Cache>>();
  #changes = changes().count;

  /**
   * @param images the folder of the images that its texts name
   * @param built the folder of what the build has read of it
   * @param texts of files that have other ones than in the folder
   */
  constructor(
    readonly root: string,
    readonly images: string,
    readonly built?: string,
    readonly texts: ReadonlyMap<string, string> = new Map(),
  ) {}

  cacheOf(reader: object): Cache {
    const { count } = changes();
    if (this.#changes !== count) this.#cached.clear();
    this.#changes = count;
    const caches = entryOf(this.#cached, currentLocale(), () => new Map<object, Cache>());
    return entryOf(caches, reader, () => new Map<unknown, unknown>());
  }

  /** What the build has stored under this name. A key of a request is no path: only names in the folder are read. */
  storedAs(name: string): Buffer | undefined {
    const { built } = this;
    if (!built) return undefined;
    this.#stored ??= new Set(existsSync(built) ? readdirSync(built) : []);
    return this.#stored.has(name) ? readFileSync(path.join(built, name)) : undefined;
  }

  /** What a reader has read, in each locale. */
  *allOf(reader: object): Generator<[Locale, unknown, unknown]> {
    for (const [locale, caches] of this.#cached)
      for (const [key, value] of caches.get(reader) ?? []) yield [locale, key, value];
  }
}

let source = new ContentSource(
  path.join(process.cwd(), 'content'),
  path.join(process.cwd(), 'public'),
  builtContent,
);

export function contentRoot(): string {
  return source.root;
}

/** The folder of images, which the site serves itself. */
export function imagesRoot(): string {
  return source.images;
}

/** Whether what is read was read before, by the build, which checked it. */
export const isStored = (): boolean => source.built !== undefined;

/**
 * Reads content from this folder from now on, with empty caches: for tests, and for a command that has
 * changed a file.
 * @param images by default those of before: a copy of content has the images of the site
 * @returns goes back to what was read before, with its caches
 */
export function readContentFrom(folder: string, built?: string, images = source.images): () => void {
  const before = source;
  source = new ContentSource(folder, images, built);
  return () => void (source = before);
}

/** The text that a file has for now; undefined for that of its folder. */
export const textInstead = (file: string): string | undefined => source.texts.get(file);

/** Calls the function with other texts of some files, and with empty caches: what would be shown if they were these. */
export function withFiles<Result>(texts: ReadonlyMap<string, string>, call: () => Result): Result {
  const before = source;
  source = new ContentSource(before.root, before.images, undefined, texts);
  try {
    return call();
  } finally {
    source = before;
  }
}

/**
 * The same reader with a cache per content source and locale. Content changes only with a new build and by
 * {@link contentChanged}, so entries never expire. Under `next dev` a changed file loads this module again
 * (scripts/steps/content-version.cjs).
 */
export function readOnce<Result, Key = void>(read: (key: Key) => Result): (key: Key) => Result {
  const cached = (key: Key) => {
    const cache = source.cacheOf(cached);
    if (!cache.has(key)) cache.set(key, read(key));
    return cache.get(key) as Result; // Each reader has a cache of its own, so the stored type is known.
  };
  return cached;
}

/** What the build stores, by the name of what reads it. */
const readersByBuild = new Map<string, object>();

/**
 * What takes long to read: a server would answer nobody meanwhile. The build, which reads everything, stores
 * it, and a server takes it from there, also after {@link contentChanged}. Results are plain data.
 * @param name of what is read, and `key` which of them
 */
export function keptByBuild<Result>(name: string, key: string | undefined, read: () => Result): Result {
  const cache = source.cacheOf(entryOf(readersByBuild, name, () => ({})));
  if (!cache.has(key)) {
    const bytes = source.storedAs(fileOf(name, currentLocale(), key));
    cache.set(key, bytes ? deserialize(bytes) : read());
  }
  return cache.get(key) as Result; // Each name has a cache of its own, so the stored type is known.
}

/** A reader of such. */
export const readByBuild =
  <Result, Key extends string | void = void>(
    name: string,
    read: (key: Key) => Result,
  ): ((key: Key) => Result) =>
  (key) =>
    keptByBuild(name, key ?? undefined, () => read(key));

/** Stores what the readers of {@link readByBuild} have read so far. */
export function storeContent(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, reader] of readersByBuild)
    for (const [locale, key, value] of source.allOf(reader))
      writeFileSync(path.join(folder, fileOf(name, locale, key)), serialize(value));
}

const fileOf = (name: string, locale: Locale, key: unknown) =>
  key === undefined ? `${name}.${locale}` : `${name}.${locale}.${String(key).replaceAll('/', '~')}`;
