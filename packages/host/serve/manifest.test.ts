import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestOf } from './manifest';
import { knownPaths, otherRoutes } from '../build/next-manifests';

const folder = mkdtempSync(path.join(tmpdir(), 'samvit-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PRERENDERED = {
  version: 4,
  routes: {
    '/en': { dataRoute: '/en.rsc', initialRevalidateSeconds: false },
    '/hi': { dataRoute: '/hi.rsc', initialRevalidateSeconds: false },
    '/en/blogs/a-post': { dataRoute: '/en/blogs/a-post.rsc', initialRevalidateSeconds: 300 },
    '/energy.csv': { dataRoute: null, initialRevalidateSeconds: false },
    '/en/reports/gold/figures.csv': { dataRoute: null, initialRevalidateSeconds: false },
    '/markdown/reports/gold': { dataRoute: null, initialRevalidateSeconds: 300 },
    '/robots.txt': { dataRoute: null, initialRevalidateSeconds: false },
    '/sitemap.xml': { dataRoute: null, initialRevalidateSeconds: 3600 },
    '/_not-found': { dataRoute: '/_not-found.rsc', initialRevalidateSeconds: false },
    '/_global-error': { dataRoute: '/_global-error.rsc', initialRevalidateSeconds: false },
  },
  dynamicRoutes: {
    '/[lang]': { fallback: false },
    '/[lang]/blogs/[slug]': { fallback: null },
    '/embed/[report]': { fallback: false },
    '/tables/[...name]': { fallback: false },
  },
};
const ROUTED = {
  staticRoutes: ['/energy.csv', '/_not-found'].map((page) => ({ page, regex: `^${page}(?:/)?$` })),
  dynamicRoutes: [
    { page: '/api/widgets/[feed]', regex: '^/api/widgets/([^/]+?)(?:/)?$' },
    { page: '/tables/[...name]', regex: '^/tables/(.+?)(?:/)?$' },
    { page: '/embed/[report]', regex: '^/embed/([^/]+?)(?:/)?$' },
    { page: '/[lang]', regex: '^/([^/]+?)(?:/)?$' },
    { page: '/[lang]/web', regex: '^/([^/]+?)/web(?:/)?$' },
    { page: '/[lang]/blogs/search', regex: '^/([^/]+?)/blogs/search(?:/)?$' },
    { page: '/[lang]/blogs/[slug]', regex: '^/([^/]+?)/blogs/([^/]+?)(?:/)?$' },
    { page: '/[lang]/reports/[slug]/window', regex: '^/([^/]+?)/reports/([^/]+?)/window(?:/)?$' },
    { page: '/[lang]/tables/[...name]', regex: '^/([^/]+?)/tables/(.+?)(?:/)?$' },
  ],
};

/** Pages made for each request whose names the build knows. */
const CLOSED = {
  '/[lang]/reports/[slug]/window': ['/reports/gold/window'],
  '/[lang]/tables/[...name]': ['/tables/gold'],
};
const LANGUAGES = ['en', 'hi'] as const;

/** A build of these manifests, with two public files and a script. */
function build(prerendered: unknown = PRERENDERED, routed: unknown = ROUTED) {
  const dir = mkdtempSync(path.join(folder, 'build-'));
  const publicDir = path.join(dir, 'public');
  mkdirSync(path.join(publicDir, 'team'), { recursive: true });
  writeFileSync(path.join(publicDir, 'favicon.ico'), '');
  writeFileSync(path.join(publicDir, 'team', 'asha.avif'), '');
  const scripts = path.join(dir, 'static', 'chunks', 'app', '[id]');
  mkdirSync(scripts, { recursive: true });
  writeFileSync(path.join(scripts, 'a.js'), '');
  writeFileSync(path.join(dir, 'prerender-manifest.json'), JSON.stringify(prerendered));
  writeFileSync(path.join(dir, 'routes-manifest.json'), JSON.stringify(routed));
  for (const file of ['en.html', 'hi.html', 'en/blogs/a-post.html', 'en/reports/gold/figures.csv.body']) {
    mkdirSync(path.dirname(path.join(dir, 'server', 'app', file)), { recursive: true });
    writeFileSync(path.join(dir, 'server', 'app', file), '');
  }
  return { paths: knownPaths(LANGUAGES, dir, publicDir), routes: otherRoutes(LANGUAGES, CLOSED, dir) };
}

const { paths, routes } = build();
const manifest = manifestOf(
  {
    made: 0,
    routes,
    responses: Object.fromEntries(
      [...paths].map(([path, { revalidate, isFile }]) => [
        path,
        { status: 200, headers: {}, body: '', revalidate, isFile },
      ]),
    ),
  },
  '/markdown/',
);

it.each([
  ['/', 'a page'],
  ['/hi', 'a page in another language'],
  ['/blogs/a-post', 'a page of a folder'],
  ['/blogs/a-new-post', 'a page of a folder, rendered when somebody asks'],
  ['/reports/gold/figures.csv', 'a file a handler made'],
  ['/favicon.ico', 'a public file'],
  ['/team/asha.avif', 'a public file in a folder'],
  ['/_next/static/chunks/app/[id]/a.js', 'a script'],
])('%s depends on its path alone: %s', (path) => {
  expect(manifest.isPrerendered(path)).toBe(true);
  expect(manifest.isKnown(path)).toBe(true);
});

it.each([
  ['/web', 'a page made for each request'],
  ['/hi/web', 'such a page in another language'],
  ['/blogs/search', 'such a page in a folder of others'],
  ['/blogs/search/', 'its other spelling'],
  ['/api/widgets/dashboard', 'a handler'],
  ['/reports/gold/window', 'a page of a name that the build knows'],
  ['/tables/gold', 'such a page beside files that the build made'],
])('%s is known, and not prerendered: %s', (path) => {
  expect(manifest.isPrerendered(path)).toBe(false);
  expect(manifest.isKnown(path)).toBe(true);
});

it.each([
  ['/no-such-page', 'nobody made it'],
  ['/en', 'English has no address of its own'],
  ['/en/web', 'nor have its pages'],
  ['/en/blogs/a-post', 'nor those that were made'],
  ['/xx/web', 'no such language'],
  ['/embed/no-such-report', 'all there are were made'],
  ['/reports/silver/window', 'the build knows no such name'],
  ['/tables/silver', 'nor this, of a page or of a file'],
  ['/reports/../window', 'nor this'],
  ['/team', 'a folder is no file'],
  ['/team/../favicon.ico', 'a path is a name, not a way'],
  ['/_next/data/build/index.json', "Next's own"],
  ['/_global-error', "Next's own"],
  ['/_not-found', "Next's own"],
  ['/markdown/reports/gold', 'its address is that of the page'],
  ['/_next/image', "Next's own"],
  ['/_next/static/chunks/b.js', 'a script of no build'],
  ['/_next/static/chunks', 'a folder of scripts'],
  ['/_next/static/chunks/app/[id]/a.js/', 'a file is no folder'],
  ['/api/no-such-handler', 'nobody made it'],
  ['//web', 'another spelling'],
])('%s is unknown: %s', (path) => {
  expect(manifest.isPrerendered(path)).toBe(false);
  expect(manifest.isKnown(path)).toBe(false);
});

it.each([
  ['/favicon.ico', { revalidate: false, isFile: true, isMade: true }],
  ['/reports/gold/figures.csv', { revalidate: false, isFile: true, isMade: true }],
  ['/sitemap.xml', { revalidate: 3600, isFile: true, isMade: false }],
  ['/', { revalidate: false, isFile: false, isMade: true }],
  ['/blogs/a-post', { revalidate: 300, isFile: false, isMade: true }],
  ['/blogs/a-new-post', undefined],
  ['/web', undefined],
  ['/constructor', undefined],
])(
  'of %s the build knows how long it is fresh, whether it is a page, and whether it was made',
  (path, known) => {
    expect(paths.get(path)).toEqual(known);
  },
);

it('knows what it made at addresses that are not public', () => {
  expect(manifest.builtAt('/markdown/reports/gold')).toBeDefined();
  expect(manifest.builtAt('/markdown/reports/silver')).toBeUndefined();
  expect(manifest.builtAt('constructor')).toBeUndefined();
});

it.each([
  ['prerender-manifest.json', 'dynamicRoutes', { ...PRERENDERED, dynamicRoutes: undefined }, ROUTED],
  ['prerender-manifest.json', 'dataRoute', { ...PRERENDERED, routes: { '/': {} } }, ROUTED],
  [
    'prerender-manifest.json',
    'initialRevalidateSeconds',
    { ...PRERENDERED, routes: { '/': { dataRoute: null } } },
    ROUTED,
  ],
  ['routes-manifest.json', 'regex', PRERENDERED, { ...ROUTED, staticRoutes: [{ page: '/' }] }],
])('names file and field if %s has another format (%s)', (file, place, prerendered, routed) => {
  expect(() => build(prerendered, routed)).toThrow(new RegExp(`${file} is not as this version[^]*${place}`));
});

it('names a route of a language of which Next writes the expression in another way', () => {
  const dynamicRoutes = [{ page: '/[lang]/web', regex: '^(/[^/]+)/web$' }];
  expect(() => build(PRERENDERED, { ...ROUTED, dynamicRoutes })).toThrow(/\/\[lang\]\/web in another way/);
});
