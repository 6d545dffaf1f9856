import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ownValue } from '@/lib/platform/own-value';

/** The parts of Next's manifests that are read here. They are its own business, so they are checked. */
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

/** What the build made. */
export type BuildRoutes = {
  /** Whether what stands at a path depends on nothing but the path: rendered in advance, or a file. */
  isPrerendered: (path: string) => boolean;
  /** Whether any page or handler answers a path. */
  isKnown: (path: string) => boolean;
  /** Whether the build has made what stands at a path, also where nobody gets to from outside. */
  isMade: (path: string) => boolean;
  /** For how many seconds a file stays as it is, by the build rather than by what it tells browsers. */
  keptFor: (path: string) => number | undefined;
  /** The pages rendered in advance, of those that are HTML. */
  pages: readonly string[];
};

/**
 * Reads which paths there are.
 * @throws when this is no build, or one of a Next that writes its manifests another way
 */
export function readBuildRoutes(buildDir = '.next', publicDir = 'public'): BuildRoutes {
  const manifest = read(prerendered, path.join(buildDir, 'prerender-manifest.json'));
  const routes = read(routed, path.join(buildDir, 'routes-manifest.json'));
  const publicFiles = new Set(filesBelow(publicDir));
  // By name: of any other, Next renders a page that says it is missing, and that takes the processor.
  const staticFiles = filesBelow(path.join(buildDir, 'static')).map((file) => `/_next/static${file}`);
  const inAdvance = new Set([
    ...Object.keys(manifest.routes).filter((path) => !isInternal(path)),
    ...publicFiles,
    ...staticFiles,
  ]);
  // As Next chooses: a page with an address of its own before those of a folder, and these in the order of the manifest.
  const handled = [...routes.staticRoutes, ...routes.dynamicRoutes].map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }));

  /** When the page that answers a path is made; null where none does. */
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

/** Next's own pages for what is missing or broken have addresses too, and what is made for insight-charts.ts and markdown-pages.ts. */
const isInternal = (path: string) => /^\/(?:_|charts\/drawn\/|markdown\/)/.test(path);

function read<T>(schema: z.ZodType<T>, file: string): T {
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is not as this version of Next writes it: ${z.prettifyError(parsed.error)}`);
}

/** The paths of the files in a folder that is served as it is. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
}
