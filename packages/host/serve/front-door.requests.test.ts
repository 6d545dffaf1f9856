import { log } from '@/lib/platform/log';
import { sendAsUnavailable } from '@/lib/platform/http/page-status';
import { html, openDoor } from './front-door.fixture';
import { ask, closeAll, hear, say } from '@/testing/servers/loopback';

jest.spyOn(log, 'info').mockImplementation();
const failed = jest.spyOn(log, 'error').mockImplementation();
afterEach(closeAll);

describe('a response for one visitor', () => {
  test('is never cached', async () => {
    const { port, asked } = await openDoor();
    for (const [path, cookie] of [
      ['/web', 'next-auth.session-token=1'],
      ['/web', 'next-auth.session-token=2'],
      ['/api/widgets/dashboard', 'reader=1'],
      ['/api/widgets/dashboard', 'reader=2'],
    ] as const)
      expect((await ask(port, path, { headers: { Cookie: cookie } })).text).toContain(cookie);
    expect((await ask(port, '/web')).text).toContain('for nobody');
    expect(asked).toHaveLength(5);
  });

  test('is not cached for a year where it is the page of the build, rendered for the router', async () => {
    const { port } = await openDoor({ '/': html('home', 's-maxage=31536000') });
    const { headers, text } = await ask(port, '/', { headers: { RSC: '1' } });
    expect([text.includes('home'), headers['cache-control']]).toEqual([true, 'no-store']);
  });

  test('is the page that says that there is none, where a browser asks for the handler of a form', async () => {
    const { port } = await openDoor({
      '/api/waitlist': (_request, response) => void response.writeHead(405).end(),
    });
    const read = await ask(port, '/api/waitlist', { headers: { Accept: 'text/html' } });
    expect([read.status, read.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await ask(port, '/api/waitlist')).status).toBe(405);
  });

  test('is sent with 503 and Retry-After where its page says that it is unavailable', async () => {
    const { port } = await openDoor({
      '/web': (request, response) => {
        sendAsUnavailable('60');
        return html('words', 'private, no-store')(request, response);
      },
    });
    const { status, headers, text } = await ask(port, '/web?again');
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
    expect(text).toContain('words');
    expect((await ask(port, '/api/widgets/dashboard')).status).toBe(200);
  });

  test('a static page with a private Cache-Control is not cached either, nor by shared caches', async () => {
    const { port, asked } = await openDoor({ '/': html('home', 'private, no-store') });
    for (let i = 0; i < 2; i += 1)
      expect((await ask(port, '/')).headers['cache-control']).not.toMatch(/public|s-maxage/);
    expect(asked).toHaveLength(2);
  });

  test('has scripts with a new nonce each time, the same in request, policy and page', async () => {
    const { port, asked } = await openDoor();
    const seen = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      const { headers, text } = await ask(port, '/web?again');
      const policy = String(headers['content-security-policy']);
      const [, nonce = ''] = /'nonce-([^']{20,})'/.exec(policy) ?? [];
      expect(asked.at(-1)?.headers['content-security-policy']).toBe(policy);
      expect(text).toContain(`<script nonce="${nonce}">`);
      expect(policy).toMatch(/^default-src 'none'; /);
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
  });

  test('that is no page has a policy that forbids everything', async () => {
    const { port } = await openDoor();
    expect((await ask(port, '/api/widgets/dashboard')).headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  test.each([
    [
      'a strict one stays',
      "default-src 'none'; style-src 'sha256-a'",
      "default-src 'none'; style-src 'sha256-a'",
    ],
    [
      'a weak one does not',
      "default-src *; script-src 'unsafe-inline'",
      "default-src 'none'; base-uri 'none'",
    ],
    ['none is no way out', undefined, "default-src 'none'; base-uri 'none'"],
  ])('of the policies of a handler, %s', async (_, own, sent) => {
    const { port } = await openDoor({
      '/api/widgets/dashboard': (_request, response) => {
        if (own) response.setHeader('Content-Security-Policy', own);
        response.end('{}');
      },
    });
    const { headers } = await ask(port, '/api/widgets/dashboard');
    expect(headers['content-security-policy']).toMatch(new RegExp(`^${sent}`));
  });

  test('malformed headers of the router are removed', async () => {
    const { port, asked } = await openDoor();
    const headers = { RSC: '1', 'Next-Router-State-Tree': '%5Bgarbage' };
    expect(await ask(port, '/web?_rsc=a', { headers })).toMatchObject({ status: 200 });
    expect(Object.keys(asked[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['rsc']));
  });

  test('headers that only Next may set are removed', async () => {
    const { port, asked } = await openDoor();
    await ask(port, '/api/widgets/dashboard?x=1', {
      headers: {
        'X-Forwarded-Host': 'evil.example',
        'X-Middleware-Subrequest': 'middleware:middleware',
        'X-Middleware-Set-Cookie': 'a=b',
        'X-Matched-Path': '/',
        'Next-Action': 'a'.repeat(40),
        'X-Client-Address': '203.0.113.9',
        'Content-Security-Policy': "script-src 'nonce-evil'",
        RSC: '1',
      },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: '/api/widgets/dashboard?x=1',
      headers: {
        'x-client-address': '127.0.0.1',
        'content-security-policy': expect.not.stringContaining('evil'),
      },
    });
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
      'connection',
      'content-security-policy',
      'host',
      'rsc',
      'user-agent',
      'x-client-address',
      'x-request-id',
    ]);
  });

  test.each([
    [0, '127.0.0.1'],
    [1, '192.0.2.4'],
    [2, '203.0.113.9'],
    [3, '127.0.0.1'],
  ])('behind %d proxies the client is %s', async (hops, client) => {
    const { port } = await openDoor({}, { hops });
    const { text } = await ask(port, '/api/widgets/dashboard', {
      headers: { 'X-Forwarded-For': '203.0.113.9, 192.0.2.4', 'X-Client-Address': '198.51.100.1' },
    });
    expect(JSON.parse(text)).toMatchObject({ client });
  });

  test('an error in a started response is logged, and the client gets no message', async () => {
    const { port } = await openDoor({ '/web': () => Promise.reject(new Error('row 7 of secrets')) });
    expect(await ask(port, '/web?again')).toMatchObject({ status: 500, text: '' });
    expect(JSON.stringify(failed.mock.calls)).not.toContain('secrets');
  });
});

describe("Next's router", () => {
  test.each(['RSC', 'rsc', 'Next-Router-Prefetch'])(
    'gets its data from Next (%s), which is not cached',
    async (name) => {
      const headers = { [name]: '1' };
      const { port, asked } = await openDoor({
        '/': (request, response) =>
          request.headers[name.toLowerCase()] ? void response.end('data') : html('page')(request, response),
      });
      expect((await ask(port, '/', { headers })).text).toBe('data');
      expect((await ask(port, '/')).text).toContain('<p>page</p>');
      expect((await ask(port, '/', { headers })).text).toBe('data');
      expect(asked).toHaveLength(3);
    },
  );

  test('gets 404 for a missing page', async () => {
    const { port, asked } = await openDoor();
    expect((await ask(port, '/blogs/no-such-post', { headers: { RSC: '1' } })).status).toBe(404);
    expect(asked.map(({ url }) => url)).toEqual(['/blogs/-']);
  });
});

describe('a method that a page does not support', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s gets 405, and Next gets no request',
    async (method) => {
      const { port, asked } = await openDoor();
      for (const path of ['/', '/web', '/blogs/a-post']) {
        const answer = await ask(port, path, { method, headers: { 'Next-Action': 'a'.repeat(40) } });
        expect(answer).toMatchObject({ status: 405, text: '' });
        expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
      }
      expect(asked).toEqual([]);
    },
  );

  test('the body of an unknown action is not read', async () => {
    const { port } = await openDoor();
    const socket = await say(
      port,
      'POST / HTTP/1.1\r\nHost: a\r\nNext-Action: a\r\nContent-Type: text/plain\r\nContent-Length: 30000000\r\n\r\n[',
    );
    expect(await hear(socket)).toMatch(/^HTTP\/1\.1 405 /);
  });

  test.each(['TRACE', 'PROPFIND', 'PURGE', 'QUERY'])('%s gets 405 for a handler too', async (method) => {
    const { port, asked } = await openDoor();
    const heard = await hear(
      await say(port, `${method} /api/widgets/dashboard HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    );
    // Some are none to the parser of an older Node.
    expect(heard).toMatch(/^HTTP\/1\.1 (?:405|400) /);
    expect(asked).toEqual([]);
  });

  test('a handler may support others', async () => {
    const { port, asked } = await openDoor();
    await ask(port, '/api/widgets/dashboard', { method: 'POST', body: '{"a":1}' });
    expect(asked).toMatchObject([{ method: 'POST', body: '{"a":1}' }]);
  });
});

describe('a missing page', () => {
  test.each([
    ['/no-such-page', '404'],
    ['/wp-login.php?a=1', '404'],
    ['/blogs/no-such-post', 'no such post'],
    ['/v/no-such-code', 'no such code'],
    ['/%', '404'],
    ['/a%00b', '404'],
    ['/..%2f..%2fetc/passwd', '404'],
    ['//evil.example/%2e%2e', '404'],
    ['/\\evil.example', '404'],
    ['/_next/data/build/index.json', '404'],
    ['/api/no-such-handler', '404'],
    ['*', '404'],
  ])('%s is served from memory', async (path, text) => {
    const { port, asked } = await openDoor();
    for (let i = 0; i < 3; i += 1) {
      const answer = await ask(port, path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(`<p>${text}</p>`);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/),
      });
    }
    expect(asked).toHaveLength(1);
  });

  test('a thousand unknown names are one cached page', async () => {
    const { port, asked } = await openDoor();
    for (let i = 0; i < 1_000; i += 1) await ask(port, `/blogs/no-such-${i}`);
    expect(asked.map(({ url }) => url)).toEqual(['/blogs/-']);
  });

  test("a 404 from Next is replaced by the site's own page", async () => {
    const { port } = await openDoor({ '/blogs/gone': html('Next speaks', 'no-store', 404) });
    const { status, text } = await ask(port, '/blogs/gone');
    expect(status).toBe(404);
    expect(text).toContain('<p>no such post</p>');
  });

  test.each(['/api/v1/%ff', '/api/v1/blogs/%ff', '/api/v1/a%00', '/api/v1/%'])(
    '%s gets a JSON error, and Next gets no request',
    async (path) => {
      const { port, asked } = await openDoor();
      const answer = await ask(port, path);
      expect(answer).toMatchObject({
        status: 404,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      });
      expect(JSON.parse(answer.text)).toEqual({ status: 404, message: expect.any(String), data: null });
      expect(asked).toEqual([]);
    },
  );

  test.each(['/_not-found', '/_global-error'])('%s, an internal path of Next, gets 404', async (path) => {
    const { port, asked } = await openDoor();
    expect((await ask(port, path)).status).toBe(404);
    expect(asked.map(({ url }) => url)).toEqual(['/_not-found']);
  });

  test.each(['/no-such-page', '/blogs/no-such-post', '/v/no-such-code'])(
    'the 404 page of %s has scripts',
    async (path) => {
      const { port } = await openDoor();
      const [, address = ''] = /data-boot="([^"]*)"/.exec((await ask(port, path)).text) ?? [];
      const boot = await ask(port, address);
      expect(boot.status).toBe(200);
      expect(boot.text).toContain('self.__next_f.push');
    },
  );
});
