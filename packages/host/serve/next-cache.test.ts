import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import NextCache from './next-cache.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'next-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cache = new NextCache({
  fs: nodeFs,
  flushToDisk: true,
  serverDistDir: folder,
  maxMemoryCacheSize: 0,
  revalidatedTags: [],
  _requestHeaders: {},
});

async function stored(key: string, status: number) {
  const page = {
    kind: 'APP_PAGE',
    html: '<p>page',
    rscData: Buffer.from(''),
    status,
    postponed: undefined,
    headers: {},
    segmentData: undefined,
  };
  await cache.set(key, page as never, { fetchCache: false } as never);
  const entry = await cache.get(key, { kind: 'APP_PAGE', isFallback: false } as never);
  return entry?.value?.kind === 'APP_PAGE' ? entry.value.html : null;
}

test('a page is kept; one that is missing is rendered again, also if it was there before', async () => {
  expect(await stored('/blogs/on-gold', 200)).toBe('<p>page');
  expect(await stored('/blogs/on-gold', 404)).toBeNull();
  expect(await stored('/blogs/on-gold', 200)).toBe('<p>page');
});

test('the page for unknown addresses is kept', async () => {
  expect(await stored('/_not-found', 404)).toBe('<p>page');
});
