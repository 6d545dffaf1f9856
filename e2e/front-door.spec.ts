import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { env } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { SAMPLE_REPORT } from '@/testing/pages/addresses';
import { ask, closeAll, hear, say, type Answered } from '@/testing/servers/loopback';
import { expect, test } from '@/testing/browser/test';

test.afterEach(closeAll);

const { PORT } = env();
const report = routes.report(SAMPLE_REPORT);
const IN_ADVANCE = [
  routes.home,
  report,
  routes.posts,
  routes.post('gold-in-rupees'),
  '/no-such-page',
  '/sitemap.xml',
];

/** A response without its date and id; Next gives the scripts of a page new names when it renders it again. */
const lasting = ({ status, headers, text }: Answered) => ({
  status,
  headers: { ...headers, date: '', etag: '', 'x-request-id': '' },
  text: text.replace(/data-boot="[^"]*"/, ''),
});

test.describe('data of one visitor does not change the response for the next', () => {
  const EVIL = 'evil.example';
  const FORGED: Record<string, string>[] = [
    { Host: EVIL },
    { 'X-Forwarded-Host': EVIL, 'X-Forwarded-Port': '81', 'X-Forwarded-Proto': 'evil' },
    { 'X-Original-URL': '/web', 'X-Rewrite-URL': '/web' },
    { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'X-Middleware-Rewrite': '/web', 'X-Middleware-Prefetch': '1', 'X-Middleware-Skip': '1' },
    { 'X-Matched-Path': '/web', 'X-Now-Route-Matches': '1=web' },
    { 'X-Nextjs-Data': '1', 'X-Invoke-Path': '/_error', 'X-Invoke-Status': '500' },
    { 'X-Prerender-Revalidate': 'a', 'X-Prerender-Bypass-Mode': 'a', 'Next-Resume': '1' },
    { Cookie: '__prerender_bypass=a; __next_preview_data=a; next-auth.session-token=a' },
    { 'Content-Security-Policy': "script-src 'nonce-evil'", 'X-Nonce': 'evil' },
    { Range: 'bytes=0-10', 'If-Range': '"a"' },
    { Authorization: 'Bearer a', Accept: 'application/json', 'Accept-Language': 'xx' },
    { 'X-HTTP-Method-Override': 'DELETE', 'X-HTTP-Method': 'DELETE' },
  ];

  for (const path of IN_ADVANCE)
    test(`${path} is the same after all of it`, async () => {
      const before = lasting(await ask(PORT, path));
      for (const headers of FORGED)
        for (const query of ['', `?_rsc=1&next=//${EVIL}&__nextLocale=${EVIL}&__proto__=1`]) {
          const answer = lasting(await ask(PORT, path + query, { headers }));
          expect([headers, query, answer.status, answer.text]).toEqual([
            headers,
            query,
            before.status,
            before.text,
          ]);
        }
      expect(lasting(await ask(PORT, path))).toEqual(before);
    });

  test('a forged host appears in no response, prerendered or dynamic', { tag: '@smoke' }, async () => {
    for (const path of [
      ...IN_ADVANCE,
      '/blogs/',
      routes.web,
      routes.account,
      routes.contactForm,
      '/api/auth/signin',
      '/api/auth/providers',
      '/api/auth/csrf',
      '/api/v1/blogs',
    ])
      for (const headers of FORGED.slice(0, 2)) {
        const answer = await ask(PORT, path, { headers });
        expect(answer.status).toBeLessThan(500);
        expect(JSON.stringify(answer.headers) + answer.text, path).not.toContain(EVIL);
      }
  });

  test('an absolute URL as request target means its path', async () => {
    expect(lasting(await ask(PORT, `http://${EVIL}${report}`))).toEqual(lasting(await ask(PORT, report)));
  });

  test('internal headers cannot skip the gate of the feed', async () => {
    for (const headers of FORGED) {
      const answer = await ask(PORT, '/api/widgets/dashboard', { headers });
      expect([headers, answer.status]).toEqual([headers, 401]);
      expect((await ask(PORT, routes.account, { headers })).text).not.toContain('Your account');
    }
  });
});

test('a search and a page of a list depend on their query and path', async () => {
  const [found, lost] = ['gold', 'nothingholdsthis'].map((q) => ask(PORT, `${routes.search}?q=${q}`));
  expect((await found)?.text).toContain(routes.post('gold-in-rupees'));
  expect((await lost)?.text).toContain('No results found.');
  expect((await ask(PORT, routes.postPage(2))).text).not.toBe((await ask(PORT, routes.posts)).text);
});

test.describe('the same page in fewer bytes', () => {
  for (const path of [routes.home, report, routes.sitemap('reports')])
    test(`${path} in every encoding, once`, async () => {
      const plain = await ask(PORT, path);
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const headers = { 'Accept-Encoding': encoding };
        const packed = await ask(PORT, path, { headers });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(unpack(packed.body).equals(plain.body)).toBe(true);
        expect(packed.headers['content-length']).toBe(String(packed.body.length));
        expect(packed.body.length).toBeLessThan(plain.body.length / 3);
        expect(packed.headers.etag).not.toBe(plain.headers.etag);
        expect(packed.headers.vary).toMatch(/accept-encoding/i);
        // A site that has just started may recompress the page between the two requests.
        await expect(async () => {
          const [head, full] = [
            await ask(PORT, path, { method: 'HEAD', headers }),
            await ask(PORT, path, { headers }),
          ];
          expect(lasting(head)).toEqual({ ...lasting(full), text: '' });
        }).toPass();
      }
    });

  test('a client with a copy in any encoding gets 304 for any other', async () => {
    const tags: string[] = [];
    for (const encoding of ['br', 'gzip', 'identity'])
      tags.push(String((await ask(PORT, report, { headers: { 'Accept-Encoding': encoding } })).headers.etag));
    expect(new Set(tags).size).toBe(3);
    for (const tag of [...tags, `"old", ${tags[0]}`, `W/${tags[1]}`, '*'])
      for (const encoding of ['br', 'identity']) {
        const headers = { 'Accept-Encoding': encoding, 'If-None-Match': tag };
        expect(await ask(PORT, report, { headers })).toMatchObject({ status: 304, text: '' });
      }
    expect((await ask(PORT, report, { headers: { 'If-None-Match': '"old"' } })).status).toBe(200);
    expect((await ask(PORT, '/no-such-page', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });
});

test.describe('invalid requests', () => {
  test('hundreds of unknown names store no file', async () => {
    const countFiles = () => readdirSync('.next/server/app', { recursive: true }).length;
    const [before, name] = [countFiles(), randomBytes(6).toString('hex')];
    const paths = Array.from({ length: 80 }, (_, i) => [
      `/blogs/${name}-${i}`,
      `/blogs/page/${100 + i}${parseInt(name.slice(0, 4), 16)}`,
      `/v/${name.slice(0, 6)}${i}`,
      `/reports/${name}-${i}`,
      `/en/blogs/${name}-${i}`,
      `/hi/blogs/${name}-${i}`,
      `/hi/${name}-${i}`,
      `/${name}-${i}/faqs`,
      `/_next/static/../../blogs/${name}-${i}`,
      `/_boot/a.js?of=${encodeURIComponent(`/_next/static/../../blogs/${name}-${i}`)}`,
    ]).flat();
    const statuses = new Set<number>();
    while (paths.length > 0) {
      const answers = await Promise.all(paths.splice(0, 20).map((path) => ask(PORT, path)));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses]).toEqual([404]);
    const files = readdirSync('.next/server/app', { recursive: true }).filter((file) =>
      String(file).includes(name),
    );
    expect(files).toEqual([]);
    expect(countFiles()).toBe(before);
  });

  test('an address whose meaning changes when decoded gets 404', async () => {
    for (const path of [
      '/%',
      '/%00',
      '/blogs/%00',
      '/blogs/%2e%2e/%2e%2e/etc/passwd',
      '/../../etc/passwd',
      '/_next/static/%2e%2e/server/app/en.html',
      '/_next/static/..%2f..%2fBUILD_ID',
      '/.env',
      '/.next/BUILD_ID',
      '/.git/config',
      '/package.json',
      '/content/site.yaml',
      '//evil.example',
      '//evil.example/%2e%2e',
      '/\\evil.example',
      '/%5cevil.example',
      '/;/evil',
      '/a%0d%0aSet-Cookie:%20a=b',
      '/blogs/%E0%A4%A',
      `/${'a'.repeat(8_000)}`,
      '/_next/image?url=http://evil.example/a.png&w=64&q=75',
      '/_next/data/build/index.json',
      '/_next/server/app/en.html',
    ]) {
      const { status, headers } = await ask(PORT, path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers).not.toHaveProperty('location');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  test('an address with an additional slash does not redirect to another site', async () => {
    for (const path of [
      '//evil.example/',
      '/evil.example//',
      '///evil.example',
      '/blogs//',
      '//blogs/',
      '/blogs/?//evil.example',
    ]) {
      const { status, headers } = await ask(PORT, path);
      expect(status).toBeLessThan(500);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?!\/)/);
    }
  });

  test('an unknown server action is rejected before its body is read', async () => {
    for (const path of [routes.home, routes.web, report]) {
      const words =
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nNext-Action: ${'a'.repeat(40)}\r\nContent-Length: ` +
        '30000000\r\n\r\n[';
      expect(await hear(await say(PORT, words))).toMatch(/^HTTP\/1\.1 405 /);
    }
  });

  test('after a body that was too long the same connection answers the next request', async () => {
    const body = JSON.stringify({ message: 'x'.repeat(1_000_000) });
    const socket = await say(
      PORT,
      'POST /api/waitlist HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n' +
        `Content-Length: ${body.length}\r\n\r\n${body}GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect((await hear(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  test('a body in two packets is read as one', async () => {
    const body = JSON.stringify({ email: 'no address' });
    const socket = await say(
      PORT,
      'POST /api/waitlist HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n' +
        `Sec-Fetch-Site: same-origin\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    socket.write(body.slice(5));
    expect(await hear(socket)).toMatch(/^HTTP\/1\.1 400 [^]*Please enter a valid email address/);
  });

  test('a browser with 8 kB of cookies gets its page', async () => {
    const headers = { Cookie: Array.from({ length: 20 }, (_, i) => `c${i}=${'a'.repeat(400)}`).join('; ') };
    for (const path of [routes.home, routes.web])
      expect((await ask(PORT, path, { headers })).status).toBe(200);
  });
});
