import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A part of the build, which packages/host/build/write-responses.ts writes. */
export const RESPONSES = path.join('.next', 'responses');

/** A response as the build has made it. Its body is a file of that name in {@link RESPONSES}. */
export type BuiltResponse = {
  status: number;
  headers: Record<string, string>;
  /** None if the build had to leave it out, because its provider could not be reached. */
  body?: string;
  /** After how many seconds Next renders it again; false if nothing but a build changes it. */
  revalidate: number | false;
  /** Not a page: Cache-Control then applies to browsers only. */
  isFile: boolean;
  scripts?: { url: string; body: string };
};

/** What the build writes. */
export type Written = {
  /** When the build made the responses, in milliseconds since 1970. */
  made: number;
  /** By path. Next's own paths and those of Markdown texts are not public. */
  responses: Record<string, BuiltResponse>;
  /** The other routes, in the order in which Next chooses. */
  routes: {
    regex: string;
    /**
     * `on demand`: rendered at the first request and then as if prerendered. `closed`: all there is is in
     * this file.
     */
    made: 'by request' | 'on demand' | 'closed';
    /** The paths that there are, if the build knows them. */
    paths?: string[];
  }[];
};

/** What the build knows. */
export type Manifest = {
  made: number;
  /** The response that the build made at a path, also for paths that are not public. */
  builtAt: (path: string) => BuiltResponse | undefined;
  /** Whether the response at a path depends on the path alone: a prerendered page or a file. */
  isPrerendered: (path: string) => boolean;
  /** Whether any page or handler answers a path. */
  isKnown: (path: string) => boolean;
};

/**
 * Reads what the build wrote of which this server is a part; to check each of its thousand responses would
 * take longer than all else that is done with them at a start.
 * @throws when there is no build
 */
export async function readManifest(texts: string, folder = RESPONSES): Promise<Manifest> {
  return manifestOf(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Written, texts);
}

/**
 * @param texts where texts as Markdown are; nobody may ask there, since they stand at the addresses of their
 * pages
 */
export function manifestOf({ made, responses, routes }: Written, texts: string): Manifest {
  const built = new Map(Object.entries(responses));
  const open = routes.map(({ regex, paths, ...route }) => ({
    ...route,
    regex: new RegExp(regex),
    paths: paths && new Set(paths),
  }));

  /** Next's own pages for what is missing or broken have addresses too. */
  const isInternal = (path: string) => path.startsWith('/_') || path.startsWith(texts);

  /** How the response at a path is made that the build has not made; undefined if there is none. */
  function madeWhen(path: string) {
    if (isInternal(path)) return undefined;
    // A path that the build names is there, also where an expression of files beside it comes first.
    const route = open.find(({ paths }) => paths?.has(path)) ?? open.find(({ regex }) => regex.test(path));
    return !route?.paths || route.paths.has(path) ? route?.made : undefined;
  }

  const isPrerendered = (path: string) =>
    isInternal(path) ? isStatic(path) && built.has(path) : built.has(path) || madeWhen(path) === 'on demand';
  return {
    made,
    builtAt: (path) => built.get(path),
    isPrerendered,
    isKnown: (path) => isPrerendered(path) || madeWhen(path) === 'by request',
  };
}

const isStatic = (path: string) => path.startsWith('/_next/static/');
