import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BuiltResponse, Written } from '@/packages/host/serve/manifest';

const BUILD = '.next';

/** The parts of Next's manifests that a build reads. Next does not document them, so a schema checks them. */
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

/** What Next itself shows when a layout fails; its address answers 500. */
const NOT_A_RESPONSE = '/_global-error';

export type Known = Pick<BuiltResponse, 'revalidate' | 'isFile'> & { isMade: boolean };

/** The languages of the pages in `app/[lang]`. Addresses in the first do not name it. */
export type Languages = readonly [unnamed: string, ...named: string[]];

/** Every public path that the build knows. @throws when Next writes its manifests in another format */
export function knownPaths([unnamed]: Languages, buildDir = BUILD, publicDir = 'public'): Map<string, Known> {
  const { routes } = read(prerendered, path.join(buildDir, 'prerender-manifest.json'));
  const unchanged = { revalidate: false, isFile: true, isMade: true } as const;
  // Only these names. For any other name Next renders a 404 page, which costs processor time.
  const staticFiles = filesBelow(path.join(buildDir, 'static')).map((file) => `/_next/static${file}`);
  return new Map<string, Known>([
    ...Object.entries(routes)
      .filter(([page]) => page !== NOT_A_RESPONSE)
      .map(([page, { dataRoute, initialRevalidateSeconds: revalidate }]): [string, Known] => {
        const isFile = dataRoute === null;
        const file = `${page === '/' ? 'index' : page}${isFile ? '.body' : '.html'}`;
        const isMade = existsSync(path.join(buildDir, 'server', 'app', file));
        return [publicPath(page, unnamed), { revalidate, isFile, isMade }];
      }),
    ...[...filesBelow(publicDir), ...staticFiles].map((file): [string, Known] => [file, unchanged]),
  ]);
}

/**
 * The routes whose pages are not all made by the build, in the order in which Next chooses: static ones first.
 * @param closed the paths of those that are made for each request and whose names the build knows
 */
export function otherRoutes(
  [, ...named]: Languages,
  closed: Readonly<Record<string, readonly string[]>>,
  buildDir = BUILD,
): Written['routes'] {
  const { dynamicRoutes } = read(prerendered, path.join(buildDir, 'prerender-manifest.json'));
  const manifest = read(routed, path.join(buildDir, 'routes-manifest.json'));
  return [...manifest.staticRoutes, ...manifest.dynamicRoutes].map(({ page, regex }) => {
    const fallback = dynamicRoutes[page]?.fallback;
    const made = fallback === undefined ? 'by request' : fallback === false ? 'closed' : 'on demand';
    const paths = closed[page];
    return { regex: publicRegex(regex, page, named), made, ...(paths && { paths: [...paths] }) };
  });
}

/** The public path of a page by that of Next. */
function publicPath(page: string, unnamed: string): string {
  if (page === `/${unnamed}`) return '/';
  return page.startsWith(`/${unnamed}/`) ? page.slice(`/${unnamed}`.length) : page;
}

/** How Next's expressions for the routes of `app/[lang]` begin. */
const ANY_LANGUAGE = '^/([^/]+?)';

/** The expression for the public paths of a route: of the languages, only those with a name. */
function publicRegex(regex: string, page: string, named: readonly string[]): string {
  if (!/^\/\[lang\](?:\/|$)/.test(page)) return regex;
  if (!regex.startsWith(ANY_LANGUAGE))
    throw new Error(`Next writes the expression of ${page} in another way: ${regex}`);
  const language = named.length > 0 ? `(?:/(?:${named.join('|')}))?` : '';
  return `^${language}${regex.slice(ANY_LANGUAGE.length)}`;
}

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
