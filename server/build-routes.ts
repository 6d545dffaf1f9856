import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ownValue } from '@/lib/platform/own-value';

/**
 * The parts of Next's manifests that this file reads. Next does not document them, so a schema checks them.
 */
const prerendered = z.object({
  routes: z.record(
    z.string(),
    z.object({
      dataRoute: z.string().nullable(),
      initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
    }),
  ),
  dynamicRoutes: z.record(
    z.string(),
    z.object({ fallback: z.union([z.string(), z.literal(false), z.null()]) }),
  ),
});
const route = z.object({ page: z.string(), regex: z.string() });
const routed = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) });

export type BuildRoutes = {
  /** Whether the response at a path depends on the path alone: a prerendered page or a file. */
  isPrerendered: (path: string) => boolean;
  /** Whether any page or handler answers a path. */
  isKnown: (path: string) => boolean;
  /** Whether the build made the response at a path, also for paths that are not public. */
  isMade: (path: string) => boolean;
  /**
   * How many seconds the build keeps a file fresh. This may differ from what its Cache-Control tells
   * browsers.
   */
  keptFor: (path: string) => number | undefined;
  /** Paths of the prerendered pages that are HTML. */
  pages: readonly string[];
};

/**
 * Reads which paths exist.
 * @throws when there is no build, or when Next writes its manifests in another format
 */
export function readBuildRoutes(buildDir = '.next', publicDir = 'public'): BuildRoutes {
  const manifest = read(prerendered, path.join(buildDir, 'prerender-manifest.json'));
  const routes = read(routed, path.join(buildDir, 'routes-manifest.json'));
  const publicFiles = new Set(filesBelow(publicDir));
  // Only these names. For any other name Next renders a 404 page, which costs processor time.
  const staticFiles = filesBelow(path.join(buildDir, 'static')).map((file) => `/_next/static${file}`);
  const inAdvance = new Set([
    ...Object.keys(manifest.routes).filter((path) => !isInternal(path)),
    ...publicFiles,
    ...staticFiles,
  ]);
  // The order in which Next chooses: static routes before dynamic ones, and these in the order of the
  // manifest.
  const handled = [...routes.staticRoutes, ...routes.dynamicRoutes].map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }));

  /** When the page at a path is rendered; null if no page has this path. */
  function madeWhen(path: string): 'by request' | 'on demand' | 'in advance' | null {
    const page = handled.find(({ regex }) => regex.test(path))?.page;
    if (page === undefined) return null;
    const fallback = manifest.dynamicRoutes[page]?.fallback;
    if (fallback === undefined) return 'by request';
    return fallback === false ? 'in advance' : 'on demand';
  }

  const isPrerendered = (path: string) =>
    inAdvance.has(path) || (!isInternal(path) && madeWhen(path) === 'on demand');
  return {
    isPrerendered,
    isKnown: (path) => isPrerendered(path) || (!isInternal(path) && madeWhen(path) === 'by request'),
    isMade: (path) => Object.hasOwn(manifest.routes, path),
    keptFor: (path) => {
      if (publicFiles.has(path)) return Infinity;
      const made = ownValue(manifest.routes, path);
      return made?.dataRoute === null ? made.initialRevalidateSeconds || Infinity : undefined;
    },
    pages: Object.entries(manifest.routes)
      .filter(([path, { dataRoute }]) => dataRoute !== null && !isInternal(path))
      .map(([path]) => path),
  };
}

/** Next's own pages for what is missing or broken have addresses too, and what is made for markdown-pages.ts. */
const isInternal = (path: string) => /^\/(?:_|markdown\/)/.test(path);

function read<T>(schema: z.ZodType<T>, file: string): T {
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is not as this version of Next writes it: ${z.prettifyError(parsed.error)}`);
}

/** The paths of the files in a folder of static files. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
}
