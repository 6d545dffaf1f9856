import fc from 'fast-check';
import { DAY, MINUTE } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { HOST, html, openDoor } from './front-door.fixture';
import { cspHash } from '@/lib/platform/csp-hash';
import { ask, closeAll } from '@/testing/servers/loopback';

jest.spyOn(log, 'warn').mockImplementation();
afterEach(() => {
  closeAll();
  jest.spyOn(Date, 'now').mockRestore();
});

/** So much later, for who asks the clock. */
const later = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + time);

/** Asks until a word is in the answer. */
async function until(get: () => Promise<string>, word: string): Promise<string> {
  let text = '';
  for (let i = 0; i < 200 && !text.includes(word); i += 1) text = await get();
  return text;
}

const scriptsIn = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1]?.split(' ');

describe('a prerendered page', () => {
  test('is rendered without data of the first visitor, and is the same for everybody', async () => {
    const { port, asked } = await openDoor();
    const forged = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'evil',
      'X-Forwarded-For': '203.0.113.9',
      'X-Matched-Path': '/web',
      'X-Middleware-Subrequest': 'middleware',
      'X-Nextjs-Data': '1',
      'X-Invoke-Path': '/web',
      'X-Prerender-Revalidate': 'secret',
      'Content-Security-Policy': "script-src 'nonce-evil'",
      Cookie: '__prerender_bypass=1; __next_preview_data=1; session=7',
      Authorization: 'Bearer evil',
      'Accept-Language': 'evil',
      Range: 'bytes=0-1',
    };
    const first = await ask(port, '/?evil=1&_rsc=2', { headers: forged });
    expect(asked).toEqual([
      {
        method: 'GET',
        url: '/',
        headers: { host: HOST, accept: '*/*', 'user-agent': expect.any(String) },
        body: '',
      },
    ]);
    const second = await ask(port, '/', {});
    // A page from memory gets no id of its request.
    const same = ({ headers }: typeof first) => ({ ...headers, date: '', 'x-request-id': '' });
    expect({ ...second, headers: same(second) }).toEqual({ ...first, headers: same(first) });
    expect(first.text).toContain('<p>home</p>');
    expect(asked).toHaveLength(1);
  });

  test('does not depend on any header or query', async () => {
    const { port, asked } = await openDoor();
    const { text } = await ask(port, '/blogs/a-post');
    const name = fc.constantFrom(
      'x-matched-path',
      'x-forwarded-host',
      'cookie',
      'x-nextjs-data',
      'next-action',
      'range',
    );
    const word = fc.stringMatching(/^[a-zA-Z0-9=/._-]{0,20}$/);
    await fc.assert(
      fc.asyncProperty(name, word, word, async (header, value, query) => {
        const answer = await ask(port, `/blogs/a-post?${query}`, { headers: { [header]: value } });
        expect([answer.status, answer.text]).toEqual([200, text]);
      }),
      { numRuns: 60 },
    );
    expect(asked).toHaveLength(1);
  });

  test('has one address, however it is spelled', async () => {
    const { port, asked } = await openDoor();
    for (const path of [
      '/blogs/a-post',
      '/blogs/%61-post',
      'http://evil.example/blogs/a-post?q',
      '/blogs/a-post?',
    ])
      expect((await ask(port, path)).text).toContain('<p>a post</p>');
    expect(asked.map(({ url }) => url)).toEqual(['/blogs/a-post']);
  });

  test('has a policy that lists its inline scripts, and no others', async () => {
    const { port } = await openDoor();
    const { headers, text } = await ask(port, '/');
    const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code);
    expect(scripts).toEqual(['theme()']);
    expect(scriptsIn(headers['content-security-policy'])).toEqual(["'self'", ...scripts.map(cspHash)]);
  });

  test('has its scripts at an address that contains their hash', async () => {
    const { port } = await openDoor();
    const { text } = await ask(port, '/');
    const [, address = ''] = /data-boot="([^"]*)"/.exec(text) ?? [];
    const boot = await ask(port, address);
    expect(boot.status).toBe(200);
    expect(boot.text).toContain('self.__next_f.push("home")');
    expect(boot.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'; base-uri"),
    });
    for (const other of ['/_boot/a.js', '/_boot/a.js?of=%2Fweb', '/_boot/a.js?of=%2Fblogs%2Fno-such-post'])
      expect([other, (await ask(port, other)).status]).toEqual([other, 404]);
  });

  test('whose name has a percent sign, a space and other marks has its address and its scripts', async () => {
    const path = "/blogs/50% off, it's a+b & c:d.";
    const address = `/blogs/${encodeURIComponent(path.slice('/blogs/'.length))}`;
    const { port, asked } = await openDoor({ [path]: html('a sale') });
    const { status, text } = await ask(port, address);
    expect([status, text]).toEqual([200, expect.stringContaining('<p>a sale</p>')]);
    expect(asked.map(({ url }) => decodeURIComponent(url))).toEqual([path]);
    const [, boot = ''] = /data-boot="([^"]*)"/.exec(text) ?? [];
    // As a browser spells it.
    const { pathname, search } = new URL(boot, 'http://site');
    expect((await ask(port, pathname + search)).status).toBe(200);
  });

  test('whose name is not looked up any more for this client is not available for the moment', async () => {
    const { port } = await openDoor();
    const { status, headers, text } = await ask(port, '/blogs/too-many');
    expect([status, text]).toEqual([503, expect.stringContaining('come back later')]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('that was rendered again redirects requests for its old scripts to the current ones', async () => {
    const pages = { '/': html('old') };
    const { port, revalidate } = await openDoor(pages);
    const addressNow = async () => /data-boot="([^"]*)"/.exec((await ask(port, '/')).text)?.[1] ?? '';
    const old = await addressNow();
    pages['/'] = html('new');
    revalidate();
    const now = await addressNow();
    expect(now).not.toBe(old);
    const answer = await ask(port, old);
    expect(answer).toMatchObject({ status: 307, text: '' });
    expect(answer.headers).toMatchObject({
      location: now,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await ask(port, now)).text).toContain('self.__next_f.push("new")');
  });

  test('that an earlier release rendered gets the current page script', async () => {
    const { port } = await openDoor();
    const answer = await ask(port, '/page-script/no-such-one.js');
    expect(answer).toMatchObject({ status: 307, text: '' });
    expect(answer.headers).toMatchObject({
      location: expect.stringMatching(/^\/page-script\//),
      'cache-control': 'no-store',
    });
  });

  test.each(['/_next/static/../../blogs/a-new-one', '/_next/static/%2e%2e/%2e%2e/blogs/a-new-one'])(
    'the scripts of %s get 404, without a lookup',
    async (path) => {
      const { port, asked } = await openDoor();
      for (const url of [
        path,
        `/_boot/a.js?of=${encodeURIComponent(path)}`,
        '/_boot/a.js?of=%2Fblogs%2Fa-post%3Fq',
      ])
        expect((await ask(port, url)).status).toBe(404);
      expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(['/_not-found']));
    },
  );

  test('is fresh for a minute in shared caches, separately for each encoding', async () => {
    const { port } = await openDoor();
    expect((await ask(port, '/')).headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=60, /),
      vary: 'rsc, next-router-state-tree, Accept-Encoding',
      etag: expect.stringMatching(/^"/),
    });
  });

  test('is revalidated in the background', async () => {
    const pages = { '/': html('old') };
    const { port } = await openDoor(pages);
    await ask(port, '/');
    pages['/'] = html('new');
    later(2 * MINUTE);
    expect((await ask(port, '/')).text).toContain('<p>old</p>');
    await expect(until(async () => (await ask(port, '/')).text, '<p>new</p>')).resolves.toContain(
      '<p>new</p>',
    );
  });

  test('that no longer exists gets the 404 page, not the empty one of Next', async () => {
    const pages = { '/blogs/a-post': html('a post') };
    const { port } = await openDoor(pages);
    await ask(port, '/blogs/a-post');
    pages['/blogs/a-post'] = html('empty', 's-maxage=300, stale-while-revalidate=600', 404);
    later(2 * MINUTE);
    const get = async () => (await ask(port, '/blogs/a-post')).text;
    await until(get, '<p>no such post</p>');
    expect(await ask(port, '/blogs/a-post')).toMatchObject({
      status: 404,
      text: expect.stringContaining('<p>no such post</p>'),
    });
  });
});

describe('a file', () => {
  test('is sent unchanged, compressed, and cached as long as its Cache-Control says', async () => {
    const { port, asked } = await openDoor();
    for (let i = 0; i < 2; i += 1) {
      const { headers, status } = await ask(port, '/_next/static/chunks/a.js', {
        headers: { 'Accept-Encoding': 'br' },
      });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        vary: 'Accept-Encoding',
      });
    }
    expect(asked).toHaveLength(1);
  });

  test('that is a picture has no Vary header', async () => {
    const { port } = await openDoor({
      '/_next/static/media/a.png': (_request, response) => {
        const headers = { 'Content-Type': 'image/png', Vary: 'rsc, next-router-state-tree' };
        response.writeHead(200, { ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' });
        response.end(Buffer.alloc(1_000));
      },
    });
    const answer = await ask(port, '/_next/static/media/a.png');
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('vary');
  });

  test('that contains data may be read by other sites', async () => {
    const { port } = await openDoor();
    expect((await ask(port, '/reports/gold/figures.csv')).headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'x-frame-options': 'DENY',
    });
  });
});

describe('a page that cannot be rendered', () => {
  const broken = html('row 7 of secrets', 'no-store', 500);

  test('gets 503 with Retry-After without a copy, and is not cached', async () => {
    const pages = { '/blogs/a-post': broken };
    const { port } = await openDoor(pages);
    const answer = await ask(port, '/blogs/a-post');
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('<p>come back later</p>');
    expect(answer.text).not.toContain('secrets');
    expect(answer.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    pages['/blogs/a-post'] = html('here again');
    expect((await ask(port, '/blogs/a-post')).text).toContain('<p>here again</p>');
  });

  test('is replaced by the last good copy for a day', async () => {
    const pages: Record<string, ReturnType<typeof html>> = {};
    const { port } = await openDoor(pages);
    await ask(port, '/blogs/a-post');
    pages['/blogs/a-post'] = broken;
    later(DAY - MINUTE);
    expect(await ask(port, '/blogs/a-post')).toMatchObject({ status: 200 });
    later(DAY + 2 * MINUTE);
    expect(await ask(port, '/blogs/a-post')).toMatchObject({ status: 503 });
  });
});

describe('after a revalidation', () => {
  test('the next visitor gets the new page', async () => {
    const pages = { '/': html('old') };
    const { port, revalidate } = await openDoor(pages);
    await ask(port, '/');
    pages['/'] = html('new');
    expect((await ask(port, '/')).text).toContain('<p>old</p>');
    revalidate();
    expect((await ask(port, '/')).text).toContain('<p>new</p>');
  });

  test('or the old one if there is no new one', async () => {
    const pages = { '/': html('old') };
    const { port, revalidate } = await openDoor(pages);
    await ask(port, '/');
    pages['/'] = html('broken', 'no-store', 500);
    revalidate();
    expect(await ask(port, '/')).toMatchObject({ status: 200, text: expect.stringContaining('<p>old</p>') });
  });
});
