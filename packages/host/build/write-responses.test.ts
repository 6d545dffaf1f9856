import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { compressedByBuild, ENCODINGS, textHash } from '@/packages/host/serve/encodings';
import { readManifest } from '@/packages/host/serve/manifest';
import { site } from '@/host.config';
import { rulesOf } from '@samvit/host';
import { filesBelow } from './fingerprint';
import type { Known } from './next-manifests';
import { pagesInMemory } from '@/packages/host/serve/pages';
import type { Rendered } from '@/packages/host/serve/next-handler';
import { compressResponses, writeResponses } from './write-responses';
import { removeFolder, temporaryFolder } from '@/testing/processes/temporary-folder';

const RULES = rulesOf(site);

const root = process.cwd();
const folder = temporaryFolder('responses-');
afterAll(() => {
  process.chdir(root);
  removeFolder(folder);
});

const TEXT = 'Gold rose, silver rose more. '.repeat(50);
const page = (text: string): Rendered => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=31536000', vary: 'rsc' },
  body: Buffer.from(`<body><p>${text}</p><script>self.__next_f.push("${text}")</script></body>`),
});
const CSV: Rendered = { status: 200, headers: { 'content-type': 'text/csv' }, body: Buffer.from(TEXT) };
const SITE: Record<string, Rendered> = {
  '/': page(TEXT),
  '/blogs': page('posts'),
  '/unavailable': page('later'),
  '/_not-found': page('none'),
  '/a.csv': CSV,
};
const UNCHANGED = { revalidate: false, isFile: false, isMade: true } as const;

const render = jest.fn(async (path: string) => SITE[path] ?? page('rendered since'));

/** The responses of a server after a build of this site. */
async function built({ isCompressed = true } = {}) {
  process.chdir(folder);
  render.mockClear();
  await writeResponses({
    known: new Map<string, Known>([
      ['/', UNCHANGED],
      ['/blogs', { ...UNCHANGED, revalidate: 300 }],
      ['/sitemap.xml', { revalidate: 3600, isFile: true, isMade: false }],
      ['/unavailable', UNCHANGED],
      ['/_not-found', UNCHANGED],
      ['/a.csv', { ...UNCHANGED, isFile: true }],
    ]),
    routes: [{ regex: '^/reports/([^/]+?)/window$', made: 'by request', paths: ['/reports/gold/window'] }],
    render: async (path) => (path === '/sitemap.xml' ? { ...page('down'), status: 500 } : render(path)),
    rules: RULES,
    cspSources: {},
  });
  if (isCompressed) await compressResponses();
  const manifest = await readManifest('/markdown/');
  const asked = jest.fn(render);
  return { manifest, asked, pages: pagesInMemory({ render: asked, rules: RULES, cspSources: {}, manifest }) };
}

const textOf = (bytes: Buffer | undefined) => {
  const text = bytes ?? Buffer.alloc(0);
  return brotliDecompressSync(text.subarray(text.indexOf('\r\n\r\n') + 4)).toString();
};

test('a server sends what the build wrote, compressed and with its policy, and then has it in memory', async () => {
  const { pages, asked } = await built();
  const request = { acceptEncoding: 'br', ifNoneMatch: undefined, cookie: undefined };
  expect(pages.atOnce({ path: '/', ...request })).toBeUndefined();
  await Promise.all([pages.get('/'), pages.get('/a.csv')]);
  const bytes = pages.atOnce({ path: '/', ...request });
  expect(bytes?.toString('latin1')).toMatch(
    /^HTTP\/1\.1 200 OK[^]*content-security-policy: default-src 'none'/,
  );
  expect(textOf(bytes)).toContain(`<p>${TEXT}</p>`);
  expect(textOf(bytes)).not.toContain('__next_f');
  expect(textOf(pages.atOnce({ path: '/a.csv', ...request }))).toBe(TEXT);
  const scripts = await pages.scripts('/');
  expect(textOf(bytes)).toContain(`data-boot="${scripts?.url}"`);
  expect(textOf(scripts?.response.bytes('br', undefined))).toContain('self.__next_f.push');
  expect(asked).not.toHaveBeenCalled();
});

test('error pages have their status, also as the build wrote them', async () => {
  const { pages } = await built();
  expect((await pages.get('/unavailable')).status).toBe(503);
  expect((await pages.get('/_not-found')).status).toBe(404);
  expect(pages.ready('/_not-found', () => undefined)).toBeUndefined();
});

test('what changes between builds, and what the build left out, is asked of Next', async () => {
  const { pages, asked, manifest } = await built();
  for (const path of ['/blogs', '/sitemap.xml']) {
    expect(manifest.isPrerendered(path)).toBe(true);
    expect((await pages.get(path)).status).toBe(200);
  }
  expect(asked.mock.calls).toEqual([['/blogs'], ['/sitemap.xml']]);
});

test('the copy of the build replaces a page that cannot be rendered', async () => {
  const { pages, asked } = await built();
  asked.mockRejectedValue(new Error('down'));
  expect((await pages.get('/blogs')).bytes('identity', undefined).toString()).toContain('<p>posts</p>');
  await expect(pages.get('/sitemap.xml')).rejects.toThrow('down');
});

test('a response of the build is replaced after a revalidation; another stays as it was', async () => {
  const { pages, asked } = await built();
  const request = { acceptEncoding: 'br', ifNoneMatch: undefined, cookie: undefined };
  const sent = async (path: string) => {
    await pages.get(path);
    return textOf(pages.atOnce({ path, ...request }));
  };
  const before = [await sent('/'), await sent('/a.csv')];
  const scripts = await pages.scripts('/');

  asked.mockImplementation(async (path) => (path === '/' ? page(`A value of today. ${TEXT}`) : render(path)));
  expect([await sent('/'), await sent('/a.csv')]).toEqual(before);
  pages.expire();
  expect(await sent('/')).toContain('A value of today.');
  expect(await sent('/a.csv')).toBe(before[1]);
  expect(asked.mock.calls).toEqual([['/'], ['/a.csv']]);
  expect((await pages.scripts('/'))?.url).not.toBe(scripts?.url);
  // The first request after a revalidation waits for its page; the others find it in memory.
  expect(await sent('/')).toContain('A value of today.');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what the build did not make, such as a new post, is made at its first request after a revalidation', async () => {
  const { pages, asked } = await built();
  pages.expire();
  expect((await pages.get('/blogs/new')).bytes('identity', undefined).toString()).toContain('rendered since');
  expect(asked.mock.calls).toEqual([['/blogs/new']]);
});

test('what Next has not made is asked of it, and left out if it cannot be made', async () => {
  process.chdir(folder);
  const known = new Map<string, Known>(
    ['/blogs', '/sitemap.xml'].map((path) => [path, { ...UNCHANGED, isMade: false }]),
  );
  const answer = async (path: string) => ({ ...page('posts'), status: path === '/blogs' ? 200 : 500 });
  expect(await writeResponses({ known, routes: [], rules: RULES, cspSources: {}, render: answer })).toEqual([
    '/sitemap.xml',
  ]);
  const { builtAt } = await readManifest('/markdown/');
  expect([builtAt('/blogs')?.body, builtAt('/sitemap.xml')?.body]).toEqual([expect.any(String), undefined]);
});

test('a page that answers an error stops the build', async () => {
  process.chdir(folder);
  const broken = { known: new Map([['/', UNCHANGED]]), routes: [], rules: RULES, cspSources: {} };
  const answer = async () => ({ ...page('broken'), status: 500 });
  await expect(writeResponses({ ...broken, render: answer })).rejects.toThrow('/ answered 500');
});

test('until all of a build is compressed a server compresses by itself and reads nothing half written', async () => {
  const { pages } = await built({ isCompressed: false });
  const [page] = filesBelow('.next/responses').filter((name) => readFileSync(file(name)).equals(CSV.body));
  writeFileSync(file(`${page}.br`), 'part');
  await pages.get('/a.csv');
  const asked = { path: '/a.csv', acceptEncoding: 'br', ifNoneMatch: undefined, cookie: undefined };
  expect(textOf(pages.atOnce(asked))).toBe(TEXT);

  await compressResponses();
  expect(brotliDecompressSync(readFileSync(file(`${page}.br`))).toString()).toBe(TEXT);
  expect((await compressedByBuild(textHash(CSV.body))).size).toBe(ENCODINGS.length);
});

const file = (name: string) => `.next/responses/${name}`;
