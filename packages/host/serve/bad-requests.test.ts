import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '@/lib/platform/log';
import { ask, closeAll, hear, listen, say } from '@/testing/servers/loopback';
import { siteServer } from './site-server';

process.env.SITE_URL = 'https://samvit.example';
const failed = jest.spyOn(log, 'error').mockImplementation();
beforeEach(() => failed.mockClear());
afterEach(() => {
  closeAll();
  expect(failed).not.toHaveBeenCalled();
});

const answered = jest.fn((request: IncomingMessage, response: ServerResponse) => {
  response.end(`answer to ${request.url}`);
});
beforeEach(() => answered.mockClear());
/** As it runs: connections come by the lane, which has nothing at hand. */
const serve = (options?: Parameters<typeof siteServer>[1]) =>
  listen(siteServer(answered, { atOnce: () => undefined, ...options }));

/** Sends these lines and reads what comes back. */
async function exchange(port: number, ...lines: string[]) {
  const heard = await hear(await say(port, lines.map((line) => `${line}\r\n`).join('')));
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  const [status = '', ...headers] = head.split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: Object.fromEntries(
      headers.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    ),
    body,
  };
}

const GET = ['GET /page HTTP/1.1', 'Host: samvit.example'];

const REFUSED: [what: string, status: number, ...lines: string[]][] = [
  ['two lengths', 400, 'POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2', '', 'ab'],
  [
    'a length and chunks',
    400,
    'POST / HTTP/1.1',
    'Host: a',
    'Content-Length: 4',
    'Transfer-Encoding: chunked',
    '',
    '0',
    '',
  ],
  ['a length that is no number', 400, 'POST / HTTP/1.1', 'Host: a', 'Content-Length: +1', '', 'a'],
  ['a space before the colon', 400, ...GET, 'Content-Length : 1', '', 'a'],
  ['a folded header', 400, ...GET, ' folded: yes', ''],
  ['NUL in a header', 400, ...GET, 'X-A: a\u0000b', ''],
  ['a bare line feed', 400, 'GET / HTTP/1.1\nHost: a\nX-A: b', '', ''],
  ['NUL in the path', 400, 'GET /a\u0000b HTTP/1.1', 'Host: a', ''],
  ['no such version', 400, 'GET / HTTP/9.9', 'Host: a', ''],
  ['no HTTP', 400, 'SSH-2.0-OpenSSH_9.6', '', ''],
  ['the beginning of TLS', 400, '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', '', ''],
  ['no host', 400, 'GET / HTTP/1.1', ''],
  ['100 kB of headers', 431, ...GET, `X-A: ${'a'.repeat(100_000)}`, ''],
  ['a thousand cookies', 431, ...GET, ...Array<string>(1_000).fill(`Cookie: ${'a'.repeat(100)}`), ''],
  ['an address of 100 kB', 431, `GET /${'a'.repeat(100_000)} HTTP/1.1`, 'Host: a', ''],
  ['an upgrade', 400, ...GET, 'Connection: Upgrade', 'Upgrade: websocket', ''],
  ['an upgrade to another HTTP', 400, ...GET, 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', ''],
  ['an odd expectation', 417, ...GET, 'Expect: a-miracle', 'Connection: close', ''],
];

describe('an invalid request', () => {
  test.each(REFUSED)('%s: %d, with the headers of every response', async (_, status, ...lines) => {
    const port = await serve();
    const answer = await exchange(port, ...lines);
    expect(answer).toMatchObject({
      status,
      body: '',
      headers: {
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
        'cache-control': 'no-store',
        'content-length': '0',
      },
    });
    expect(answered).not.toHaveBeenCalled();
    // Nobody else notices.
    expect((await ask(port, '/page')).text).toBe('answer to /page');
  });

  test('many Expect headers in one packet: the first request is rejected, the rest is not parsed', async () => {
    const port = await serve();
    const odd = [...GET, 'Expect: n', ''];
    const heard = await hear(await say(port, `${odd.join('\r\n')}\r\n`.repeat(60)));
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 417']);
    expect((await ask(port, '/page')).text).toBe('answer to /page');
  });

  test('CONNECT is rejected', async () => {
    const port = await serve();
    expect(
      await hear(await say(port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')),
    ).toBe('');
    expect(answered).not.toHaveBeenCalled();
  });
});

describe('an unusual but valid request', () => {
  test.each([
    ['a whole address', ['GET http://evil.example/page HTTP/1.1', 'Host: evil.example']],
    ['8 kB of cookies', [...GET, `Cookie: a=${'a'.repeat(8_000)}`]],
    ['an older version', ['GET /page HTTP/1.0']],
    ['empty lines before it', ['', '', ...GET]],
    ['a wish to go on', [...GET, 'Expect: 100-continue', 'Content-Length: 0']],
  ])('%s', async (_, lines) => {
    const answer = await exchange(await serve(), ...lines, 'Connection: close', '');
    expect(answered).toHaveBeenCalledTimes(1);
    expect([100, 200]).toContain(answer.status);
  });
});

describe('a client that disconnects', () => {
  const UPGRADE = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

  test.each([
    ['in an upgrade', UPGRADE],
    ['in a header', 'GET / HTTP/1.1\r\nHos'],
    ['after what is no request', 'no request\r\n\r\n'],
    ['in a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'],
  ])('%s affects no other client', async (_, words) => {
    const server = siteServer(answered);
    const port = await listen(server);
    for (let i = 0; i < 5; i += 1) {
      const ended = new Promise((resolve) =>
        server.once('connection', (socket: Socket) => socket.once('close', resolve)),
      );
      (await say(port, words)).resetAndDestroy();
      await ended;
    }
    expect((await ask(port, '/page')).text).toBe('answer to /page');
  });
});

describe('a slow client', () => {
  const timeouts = {
    headersTimeout: 40,
    requestTimeout: 80,
    keepAliveTimeout: 1_000,
    connectionsCheckingInterval: 10,
  };

  test.each([
    ['that does not end its headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['that does not end its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc'],
  ])('%s gets an error, and is disconnected', async (_, words) => {
    const server = siteServer(() => {}, { timeouts });
    const port = await listen(server);
    const slow = hear(await say(port, words));
    expect(await slow).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*Strict-Transport-Security/);
  });

  test('that is within its time is not disconnected', async () => {
    const port = await serve({ timeouts: { ...timeouts, headersTimeout: 60_000, requestTimeout: 60_000 } });
    const socket = await say(port, 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n');
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(String(first)).toContain('answer to /a');
  });
});

test('a client that never reads causes no work, and others get their responses', async () => {
  const BIG = Buffer.alloc(8_000_000);
  const big = jest.fn((_request: IncomingMessage, response: ServerResponse) => void response.end(BIG));
  const port = await listen(siteServer(big, { atOnce: () => undefined }));
  const deaf = await say(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50_000));
  deaf.pause();
  for (let i = 0; i < 5; i += 1) expect((await ask(port)).body).toHaveLength(BIG.length);
  // The first is answered; the rest waits for the reader.
  expect(big).toHaveBeenCalledTimes(6);
});

test('one client cannot use all connections, unless it is a trusted proxy', async () => {
  const sockets = async (isProxied: boolean) => {
    const server = siteServer(answered, { isProxied });
    const port = await listen(server);
    for (let i = 0; i < 300; i += 1) await say(port, '');
    return new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  };
  expect(await sockets(false)).toBeLessThanOrEqual(256);
  expect(await sockets(true)).toBe(300);
});
