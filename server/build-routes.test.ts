import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuildRoutes } from './build-routes';

const folder = mkdtempSync(path.join(tmpdir(), 'samvit-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PRERENDERED = {
  version: 4,
  routes: {
    '/': { dataRoute: '/index.rsc', initialRevalidateSeconds: false },
    '/blogs/a-post': { dataRoute: '/blogs/a-post.rsc', initialRevalidateSeconds: 300 },
    '/reports/gold/figures.csv': { dataRoute: null, initialRevalidateSeconds: false },
    '/markdown/reports/gold': { dataRoute: null, initialRevalidateSeconds: 300 },
    '/robots.txt': { dataRoute: null, initialRevalidateSeconds: false },
    '/sitemap.xml': { dataRoute: null, initialRevalidateSeconds: 3600 },
    '/_not-found': { dataRoute: '/_not-found.rsc', initialRevalidateSeconds: false },
    '/_global-error': { dataRoute: '/_global-error.rsc', initialRevalidateSeconds: false },
  },
  dynamicRoutes: {
    '/blogs/[slug]': { fallback: null },
    '/embed/[report]': { fallback: false },
  },
};
const ROUTED = {
  staticRoutes: ['/', '/web', '/blogs/search', '/_not-found'].map((page) => ({
    page,
    regex: `^${page === '/' ? '' : page}(?:/)?$`,
  })),
  dynamicRoutes: [
    { page: '/api/widgets/[feed]', regex: '^/api/widgets/([^/]+?)(?:/)?$' },
    { page: '/blogs/[slug]', regex: '^/blogs/([^/]+?)(?:/)?$' },
    { page: '/embed/[report]', regex: '^/embed/([^/]+?)(?:/)?$' },
  ],
};

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
  return readBuildRoutes(dir, publicDir);
}

const routes = build();

it.each([
  ['/', 'a page'],
  ['/blogs/a-post', 'a page of a folder'],
  ['/blogs/a-new-post', 'a page of a folder, rendered when somebody asks'],
  ['/reports/gold/figures.csv', 'a file a handler made'],
  ['/favicon.ico', 'a public file'],
  ['/team/asha.avif', 'a public file in a folder'],
  ['/_next/static/chunks/app/[id]/a.js', 'a script'],
])('%s depends on its path alone: %s', (path) => {
  expect(routes.isPrerendered(path)).toBe(true);
  expect(routes.isKnown(path)).toBe(true);
});

it.each([
  ['/web', 'a page made for each request'],
  ['/blogs/search', 'such a page in a folder of others'],
  ['/blogs/search/', 'its other spelling'],
  ['/api/widgets/dashboard', 'a handler'],
])('%s is known, and not prerendered: %s', (path) => {
  expect(routes.isPrerendered(path)).toBe(false);
  expect(routes.isKnown(path)).toBe(true);
});

it.each([
  ['/no-such-page', 'nobody made it'],
  ['/embed/no-such-report', 'all there are were made'],
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
  expect(routes.isPrerendered(path)).toBe(false);
  expect(routes.isKnown(path)).toBe(false);
});

it.each([
  ['/favicon.ico', Infinity],
  ['/robots.txt', Infinity],
  ['/reports/gold/figures.csv', Infinity],
  ['/sitemap.xml', 3600],
  ['/', undefined],
  ['/blogs/a-post', undefined],
  ['/blogs/a-new-post', undefined],
  ['/web', undefined],
  ['/constructor', undefined],
])('%s is fresh for %p seconds, whatever its Cache-Control says', (path, seconds) => {
  expect(routes.keptFor(path)).toBe(seconds);
});

it('knows the files that it created', () => {
  expect(routes.isMade('/markdown/reports/gold')).toBe(true);
  expect(routes.isMade('/markdown/reports/silver')).toBe(false);
  expect(routes.isMade('constructor')).toBe(false);
});

it('lists the pages to render at the start: no files, and nothing of Next itself', () => {
  expect(routes.pages).toEqual(['/', '/blogs/a-post']);
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
