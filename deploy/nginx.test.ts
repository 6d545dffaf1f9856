import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { BODY_LIMIT, OWN_DATA_LIMIT } from '../lib/platform/http/body';
import { freePort } from '@/testing/processes/free-port';
import {
  checkNginx,
  findNginx,
  nginxFolder,
  shippedConfiguration,
  startNginx,
} from '@/testing/servers/nginx';
import { clientAddress } from '@samvit/host';
import { INERT_POLICY, securityHeaders } from '../packages/host/headers.mjs';

const nginx = findNginx();
const describeWhereInstalled = nginx ? describe : describe.skip;
if (!nginx) console.warn('nginx.conf is not tested, because nginx is not installed here.');

const PAGE = '<p>a page</p>'.repeat(200);
const COMPRESSED = brotliCompressSync(PAGE);
const SITE_POLICY = "default-src 'none'; script-src 'self'";

/** Replaces the site, and responds with the request it got. */
function site(): Server {
  return createServer((asked, response) => {
    const { url, headers } = asked;
    asked.resume().on('end', () => {
      response.setHeaders(new Map(Object.entries(securityHeaders('/'))));
      response.setHeader('Content-Security-Policy', SITE_POLICY);
      response.setHeader('Cache-Control', 'private, no-store');
      if (url === '/hang') return;
      if (url === '/refused') response.writeHead(503, { 'Retry-After': '7' }).end('its own words');
      else if (url === '/compressed')
        response
          .setHeader('Content-Encoding', 'br')
          .setHeader('Content-Type', 'text/html')
          .setHeader('ETag', '"strong"')
          .end(COMPRESSED);
      else if (url === '/plain') response.setHeader('Content-Type', 'text/html').end(PAGE);
      else response.end(JSON.stringify({ url, headers }));
    });
  });
}

/** The configuration in an nginx whose defaults would compress and limit bodies, and where a test names its address. */
const configured = (port: number, ...sitePorts: number[]) =>
  `gzip on; gzip_proxied any; gzip_types text/plain application/json;
   set_real_ip_from 127.0.0.1; real_ip_header X-Tested-Client;
${shippedConfiguration(port, ...sitePorts)}`;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };
type Asked = { url: string; headers: Record<string, string> };

const echoed = ({ body }: Answer) => JSON.parse(body.toString()) as Asked;

describeWhereInstalled('the configuration for nginx', () => {
  const upstream = site();
  let stopNginx: () => Promise<void>;
  let errorsOfNginx: () => string;
  let port: number;
  let sitePort: number;
  let check: ReturnType<typeof checkNginx>;
  let folder: string;

  beforeAll(async () => {
    port = await freePort();
    sitePort = await listen(upstream);
    folder = nginxFolder(configured(port, sitePort));
    check = checkNginx(nginx ?? '', folder);
    ({ stop: stopNginx, errors: errorsOfNginx } = await startNginx(nginx ?? '', folder, port));
  });

  afterAll(async () => {
    await stopNginx();
    upstream.closeAllConnections();
    upstream.close();
  });

  async function ask(
    url: string,
    headers: Record<string, string> = {},
    body?: { bytes: number; chunked?: boolean },
  ): Promise<Answer> {
    const method = body ? 'POST' : 'GET';
    const asked = request({ port, host: '127.0.0.1', path: url, method, headers, agent: false });
    // nginx may send its rejection and close the connection before the whole body is sent.
    asked.on('error', () => undefined);
    if (body?.chunked) asked.write('x');
    asked.end(body && 'x'.repeat(body.bytes - (body.chunked ? 1 : 0)));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
  }

  test('nginx prints no warning for the configuration', () => {
    expect(check.isGood).toBe(true);
    expect(check.said).not.toMatch(/\[(?:warn|error|emerg)\]/);
  });

  test('a client cannot forge its address', async () => {
    const { headers } = echoed(
      await ask('/', {
        'X-Forwarded-For': '203.0.113.9, 192.0.2.1',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'evil.example',
        'X-Real-IP': '203.0.113.9',
        Forwarded: 'for=203.0.113.9;host=evil.example',
      }),
    );
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|evil/);
    const seen = { remoteAddress: '192.0.2.200', forwardedFor: headers['x-forwarded-for'] };
    expect(clientAddress({ ...seen, hops: 1 })).toBe('127.0.0.1');
  });

  test('what is typed at /analysis/ask stands in no log, however the address is written', async () => {
    for (const url of ['/analysis/ask?q=typed', '/hi/analysis/ask/?q=typed', '/ANALYSIS/%61sk?q=typed']) {
      expect(echoed(await ask(url)).url).toBe(url);
      upstream.once('request', ({ socket }) => socket.destroy());
      // While the site fails, nginx would write the request into its log of errors.
      await ask(url);
    }
    const logged = readFileSync(path.join(folder, 'access.log'), 'utf8');
    expect(logged).toContain('"GET /analysis/ask HTTP/1.1" 200');
    expect(logged.trim().split('\n')).toHaveLength(6);
    expect(logged + errorsOfNginx()).not.toContain('typed');
  });

  test('the address of a link that is a secret stands in no log', async () => {
    for (const url of [
      '/shared/secret-token',
      '/SHARED/secret-token/',
      '/%73hared/secret-token?x=secret-token',
      '/address-change/secret-token',
      '/Address-Change/secret-token?x-locale=hi',
    ]) {
      expect(echoed(await ask(url)).url).toBe(url);
      upstream.once('request', ({ socket }) => socket.destroy());
      await ask(url);
    }
    const logged = readFileSync(path.join(folder, 'access.log'), 'utf8');
    expect(logged).toContain('"GET - HTTP/1.1" 200');
    expect(logged + errorsOfNginx()).not.toContain('secret-token');
  });

  test('the address of the request is passed on unchanged', async () => {
    for (const url of ['/a%2Fb//c/../d?x=%20&y', '//evil.example/x', '/caf%C3%A9'])
      expect(echoed(await ask(url)).url).toBe(url);
  });

  test('Accept-Encoding, cookies and validators reach the site', async () => {
    const said = {
      'Accept-Encoding': 'zstd, br',
      Cookie: `a=${'x'.repeat(8_000)}`,
      'If-None-Match': '"x"',
    };
    expect(echoed(await ask('/', said)).headers).toMatchObject({
      'accept-encoding': said['Accept-Encoding'],
      cookie: said.Cookie,
      'if-none-match': said['If-None-Match'],
    });
  });

  test('connections to the site are kept alive', async () => {
    let opened = 0;
    upstream.on('connection', () => (opened += 1));
    for (let i = 0; i < 5; i += 1) await ask('/');
    expect(opened).toBeLessThanOrEqual(1);
  });

  test('a compressed page is passed on unchanged, and nginx compresses none', async () => {
    const compressed = await ask('/compressed', { 'Accept-Encoding': 'br, gzip' });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', etag: '"strong"' });
    expect(brotliDecompressSync(compressed.body).toString()).toBe(PAGE);
    const plain = await ask('/plain', { 'Accept-Encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(PAGE);
  });

  test('nothing is cached: every request reaches the site', async () => {
    let reached = 0;
    upstream.on('request', () => (reached += 1));
    for (let i = 0; i < 3; i += 1) await ask('/plain');
    expect(reached).toBe(3);
  });

  test("the site's headers arrive once, unchanged", async () => {
    const { headers } = await ask('/plain');
    expect(headers).toMatchObject({
      ...lowerCased(securityHeaders('/')),
      'content-security-policy': SITE_POLICY,
      'cache-control': 'private, no-store',
    });
  });

  test('an error response of the site is passed on unchanged', async () => {
    const { status, headers, body } = await ask('/refused');
    expect([status, headers['retry-after'], body.toString()]).toEqual([503, '7', 'its own words']);
  });

  const OWN = lowerCased({
    ...securityHeaders('/'),
    'Content-Security-Policy': INERT_POLICY,
    'Cache-Control': 'no-store',
  });

  test('neither nginx nor the site sends HSTS over http', async () => {
    for (const url of ['/plain', '/%2e%2e/x'])
      expect((await ask(url)).headers).not.toHaveProperty('strict-transport-security');
  });

  test.each([false, true])(
    'a body above 200 kB is rejected, with and without Content-Length (%s)',
    async (chunked) => {
      const { status, headers, body } = await ask('/api/waitlist', {}, { bytes: 210_000, chunked });
      expect(status).toBe(413);
      expect(headers).toMatchObject(OWN);
      expect(JSON.parse(body.toString())).toMatchObject({ status: 413, data: null });
    },
  );

  test('the longest accepted form reaches the site, and so does one byte more, which the site rejects', async () => {
    for (const bytes of [3 * BODY_LIMIT, 3 * BODY_LIMIT + 1])
      expect((await ask('/api/waitlist', {}, { bytes })).status).toBe(200);
  });

  test.each(['/analysis/own/answer', '/hi/analysis/own/answer'])(
    "a reader's own data reach the site at %s up to a megabyte, and what is far above is refused in words",
    async (url) => {
      expect((await ask(url, {}, { bytes: OWN_DATA_LIMIT })).status).toBe(200);
      const { status, headers, body } = await ask(url, {}, { bytes: 1_400_000 });
      expect([status, body.toString()]).toEqual([413, expect.stringContaining('At most 1 MB fits')]);
      expect(headers).toMatchObject(OWN);
    },
  );

  test.each([
    ['a name that is none', '/', { Host: 'a b' }],
    ['a way out of the root', '/%2e%2e/x', {}],
    ['a cookie above 16 kB', '/', { Cookie: `a=${'x'.repeat(17_000)}` }],
  ])('%s is rejected with the same headers', async (_, url, said) => {
    const { status, headers } = await ask(url, said as Record<string, string>);
    expect(status).toBe(400);
    expect(headers).toMatchObject(OWN);
  });

  const from = (address: string) => ({ 'X-Tested-Client': address });

  test.each([
    ['a client', 256, () => '192.0.2.1', '192.0.2.1', '192.0.2.2'],
    ['a /64', 256, (i: number) => `2001:db8:1:2::${i + 1}`, '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'],
    ['a /64 of zeros', 256, (i: number) => `2001:db8::${i + 1}`, '2001:db8::ffff', '2001:db8:1::1'],
    ['a /48', 512, (i: number) => `2001:db8:4:${i + 1}::1`, '2001:db8:4:ffff::1', '2001:db8:5:1::1'],
  ])('%s with %d open requests gets no other until some end', async (_, most, nth, same, other) => {
    let waiting = 0;
    const count = ({ url }: IncomingMessage) => (waiting += url === '/hang' ? 1 : 0);
    upstream.on('request', count);
    const hung = Array.from({ length: most }, (_none, i) =>
      request({ port, host: '127.0.0.1', path: '/hang', headers: from(nth(i)), agent: false })
        .on('error', () => undefined)
        .end(),
    );
    while (waiting < hung.length) await wait(10);
    expect((await ask('/', from(same))).status).toBe(503);
    expect((await ask('/', from(other))).status).toBe(200);
    for (const one of hung) one.destroy();
    while ((await ask('/', from(same))).status !== 200) await wait(10);
    upstream.off('request', count);
  });

  test('while the site is down nginx sends 503 with Retry-After', async () => {
    upstream.closeAllConnections();
    upstream.close();
    await once(upstream, 'close');
    const { status, headers, body } = await ask('/');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ ...OWN, 'retry-after': '30' });
    expect(body.toString()).toMatch(/not available just now/);
    upstream.listen(sitePort, '127.0.0.1');
    await once(upstream, 'listening');
  });
});

describeWhereInstalled('beside an instance that drops every request as it stops', () => {
  const instances = [createServer(({ socket }) => socket.destroy()), site()];
  let stopNginx: () => Promise<void>;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    const ports = await Promise.all(instances.map(listen));
    ({ stop: stopNginx } = await startNginx(nginx ?? '', nginxFolder(configured(port, ...ports)), port));
  });

  afterAll(async () => {
    await stopNginx();
    for (const one of instances) one.close();
  });

  test.each([
    ['a contact message reaches the other instance', '/api/waitlist', [200, 200]],
    ['no other POST is sent twice', '/api/auth/callback/otp', [200, 503]],
  ])('%s', async (_, path, expected) => {
    const post = () => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x' });
    expect([(await post()).status, (await post()).status].sort()).toEqual(expected);
  });
});

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

describeWhereInstalled('the configuration with TLS', () => {
  test('is one that nginx accepts, for the given name and site', () => {
    const printed = execFileSync(
      'sh',
      [path.join(__dirname, 'nginx-with-tls.sh'), 'a.example', '127.0.0.2:3001'],
      {
        input: readFileSync(path.join(__dirname, 'nginx.conf')),
        encoding: 'utf8',
      },
    );
    expect(printed).toContain('server 127.0.0.2:3001 max_fails=0;');
    expect(printed.match(/^ {2}listen .*$/gm)).toEqual([
      '  listen 443 ssl http2;',
      '  listen [::]:443 ssl http2;',
      '  listen 80;',
      '  listen [::]:80;',
    ]);
    expect(printed).not.toContain('samvit.example');
    const folder = nginxFolder(printed.replaceAll('/etc/nginx/tls', '.'));
    const subject = ['-subj', '/CN=a.example', '-days', '1', '-nodes'];
    const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files], {
      cwd: folder,
      stdio: 'ignore',
    });
    const { isGood, said } = checkNginx(nginx ?? '', folder);
    rmSync(folder, { recursive: true, force: true });
    expect([isGood, said]).toEqual([true, expect.not.stringMatching(/\[(?:warn|emerg)\]/)]);
  });
});
