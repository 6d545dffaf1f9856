import { createServer, type IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { closeAll, hear, listen, say } from '@/testing/servers/loopback';
import { plainRequest } from './plain-request';

afterAll(closeAll);

const read = (...lines: string[]) => plainRequest(Buffer.from(lines.join('\r\n') + '\r\n\r\n', 'latin1'));
const GET = ['GET /blogs HTTP/1.1', 'Host: samvit.example'];

it('reads a request of a browser', () => {
  expect(
    read(
      ...GET,
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="130"',
      'Upgrade-Insecure-Requests: 1',
      'User-Agent: Mozilla/5.0 (Linux; Android 10)',
      'Accept: text/html,*/*;q=0.8',
      'Sec-Fetch-Site: none',
      'Accept-Encoding: gzip, deflate, br',
      'Accept-Language: hi-IN,hi;q=0.9',
      'X-Request-Id: 5f1c',
      'Cookie: a=b',
      'If-None-Match: "abc-br"',
    ),
  ).toEqual({ path: '/blogs', acceptEncoding: 'gzip, deflate, br', ifNoneMatch: '"abc-br"', cookie: 'a=b' });
});

it('reads the shortest request', () => {
  expect(read(...GET)).toEqual({ path: '/blogs', acceptEncoding: '', ifNoneMatch: undefined });
});

it.each([
  ['another method', 'HEAD /blogs HTTP/1.1', 'Host: a'],
  ['another version', 'GET /blogs HTTP/1.0', 'Host: a'],
  ['a whole address', 'GET http://evil.example/ HTTP/1.1', 'Host: a'],
  ['a space in the path', 'GET /a b HTTP/1.1', 'Host: a'],
  ['a letter beyond ASCII in the path', 'GET /é HTTP/1.1', 'Host: a'],
  ['no host', 'GET /blogs HTTP/1.1', 'Accept: */*'],
  ['an empty host', 'GET /blogs HTTP/1.1', 'Host: '],
  ['two hosts', ...GET, 'Host: evil.example'],
  ['two wishes for an encoding', ...GET, 'Accept-Encoding: br', 'Accept-Encoding: gzip'],
  ['a body', ...GET, 'Content-Length: 3'],
  ['chunks', ...GET, 'Transfer-Encoding: chunked'],
  ['an end', ...GET, 'Connection: close'],
  ['an upgrade', ...GET, 'Connection: Upgrade', 'Upgrade: websocket'],
  ['an expectation', ...GET, 'Expect: 100-continue'],
  ['the router of a page', ...GET, 'RSC: 1'],
  ['a header nobody knows', ...GET, 'X-Anything: 1'],
  ['a space before the colon', ...GET, 'Accept : */*'],
  ['no space behind it', ...GET, 'Accept:*/*'],
  ['a folded header', ...GET, 'Accept: a', ' b'],
  ['NUL in a header', ...GET, 'Accept: a\0b'],
  ['a bare line feed', ...GET, 'Accept: a\nContent-Length: 3'],
  ['a bare carriage return', ...GET, 'Accept: a\rContent-Length: 3'],
  ['a second request behind it', ...GET, '', ...GET],
  ['8 kB of cookies', ...GET, `Cookie: ${'c'.repeat(8_192)}`],
])("leaves a request with %s to Node's parser", (_what, ...lines) => {
  expect(read(...lines)).toBeUndefined();
});

it("leaves an incomplete request to Node's parser", () => {
  const whole = [...GET, '', ''].join('\r\n');
  for (let end = 0; end < whole.length; end += 1)
    expect(plainRequest(Buffer.from(whole.slice(0, end)))).toBeUndefined();
});

describe("compared with Node's parser", () => {
  /** What Node reads of these bytes: one request without a body, or null. */
  async function readByNode(port: number, seen: IncomingMessage[], bytes: string) {
    seen.length = 0;
    const socket = await say(port, '');
    socket.end(Buffer.from(bytes, 'latin1'));
    await hear(socket);
    const [request, ...more] = seen;
    return request && more.length === 0 ? request : null;
  }

  /** Pieces of requests, good and bad, put together anyhow. */
  const piece = fc.constantFrom(
    ...[
      'GET ',
      'POST ',
      '/',
      '/a',
      ' HTTP/1.1',
      '\r\n',
      '\n',
      '\r',
      'Host: a',
      'Host:a',
      ': ',
      ':',
      ' ',
      '\t',
    ],
    ...[
      'Accept: x',
      'Content-Length: 0',
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      'Connection: keep-alive',
    ],
    ...[
      'If-None-Match: "x"',
      'Accept-Encoding: br',
      '\r\n\r\n',
      '0\r\n\r\n',
      '\0',
      'é',
      'Cookie: a=b',
      'hello',
    ],
  );
  const line = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('Host: a', 'Accept: */*', 'Cookie: a', 'Connection: keep-alive'),
    },
    { weight: 1, arbitrary: fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('')) },
  );
  const message = fc
    .tuple(
      fc.constantFrom('GET / HTTP/1.1', 'GET /a?b HTTP/1.1', 'GET /a\tb HTTP/1.1'),
      fc.array(line, { maxLength: 5 }),
    )
    .map(([start, lines]) => [start, ...lines, '', ''].join('\r\n'));

  it('every request that it reads is one request with the same meaning and no body for Node', async () => {
    const seen: IncomingMessage[] = [];
    const port = await listen(
      createServer((request, response) => {
        seen.push(request);
        response.setHeader('Connection', 'close').end();
      }),
    );
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(message, async (bytes) => {
        const plain = plainRequest(Buffer.from(bytes, 'latin1'));
        if (!plain) return;
        taken += 1;
        const request = await readByNode(port, seen, bytes);
        expect(request).not.toBeNull();
        expect(request).toMatchObject({ method: 'GET', url: plain.path, httpVersion: '1.1' });
        expect(request?.headers).not.toHaveProperty('content-length');
        expect(request?.headers).not.toHaveProperty('transfer-encoding');
        expect(request?.headers['accept-encoding'] ?? '').toBe(plain.acceptEncoding);
        expect(request?.headers['if-none-match']).toBe(plain.ifNoneMatch);
      }),
      { numRuns: 1_500 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});
