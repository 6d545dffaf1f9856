import type { IncomingHttpHeaders } from 'node:http';
import { env } from '@/lib/platform/env';
import { readResponses } from '@/testing/pages/built-site';
import { isHtml } from '@/testing/pages/sent-page';
import { ask } from '@/testing/servers/loopback';
import { expect, test } from '@/testing/browser/test';

// `npm run check:pages` reads what the build wrote; these tests show that visitors get just that.

const { PORT } = env();
const site = readResponses();

/** What belongs to one connection, to one moment, or to the way that a body is sent. */
const OF_THE_MOMENT =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|age|x-request-id|etag|last-modified|vary|accept-ranges|x-nextjs-.+)$/;

const lasting = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.test(name)));

/** Addresses that the server rewrites to for what is missing; nobody is sent there. */
const isInternal = (path: string) => path.endsWith('/-') || path === '/no-such-insight';

test(
  'every response is sent as the build wrote it: status, headers and bytes',
  { tag: '@smoke' },
  async () => {
    const different: string[] = [];
    for (const [path, { status, headers, revalidate }] of site.responses) {
      if (isInternal(path)) continue;
      const response = await ask(PORT, path);
      expect([path, response.status]).toEqual([path, status]);
      expect([path, lasting(response.headers)]).toEqual([path, lasting(headers)]);
      // Of a page that was rendered again meanwhile, the etag says so.
      const isAsBuilt = revalidate === false || response.headers.etag === headers['etag'];
      if (isAsBuilt && !response.body.equals(site.bodyOf(path))) different.push(path);
    }
    expect(different).toEqual([]);
  },
);

test('a browser that takes brotli gets every page as the build compressed it', async () => {
  for (const [path, response] of site.responses) {
    if (!isHtml(response) || isInternal(path) || response.revalidate !== false) continue;
    const { headers, body } = await ask(PORT, path, { headers: { 'Accept-Encoding': 'br' } });
    expect([path, headers['content-encoding'], body.byteLength]).toEqual([path, 'br', site.sizeOf(path)]);
  }
});
