import { once } from 'node:events';
import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/platform/log';
import { ask, closeAll, hear, listen, say } from '@/testing/servers/loopback';
import { drain } from './private-node';
import { siteServer } from './site-server';

const failed = jest.spyOn(log, 'error').mockImplementation();
afterEach(() => {
  closeAll();
  expect(failed).not.toHaveBeenCalled();
});

const LARGE = 8_000_000;

/** What the lane has at hand. */
const answerOf = (body: string) =>
  Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
const AT_HAND: Record<string, Buffer> = {
  '/page': answerOf('from the lane'),
  '/large': answerOf('x'.repeat(LARGE)),
};
const TIMEOUTS = {
  headersTimeout: 300,
  requestTimeout: 2_000,
  keepAliveTimeout: 600,
  connectionsCheckingInterval: 50,
};

const byNode = jest.fn();
beforeEach(() => byNode.mockClear());

function laneServer(timeouts?: typeof TIMEOUTS) {
  return siteServer(
    (request, response) => {
      byNode(request.url);
      response.end(`from Node, ${request.method} ${request.url}`);
    },
    { atOnce: ({ path }) => AT_HAND[path], ...(timeouts && { timeouts }) },
  );
}
const serve = (timeouts?: typeof TIMEOUTS) => listen(laneServer(timeouts));

const get = (path: string, ...more: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...more, '', ''].join('\r\n');

/** The next thing that comes in on a socket. */
async function next(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString();
}

it('sends responses from memory, repeatedly on one connection', async () => {
  const socket = await say(await serve(), get('/page'));
  expect(await next(socket)).toMatch(/from the lane$/);
  for (let i = 0; i < 3; i += 1) {
    socket.write(get('/page'));
    expect(await next(socket)).toMatch(/from the lane$/);
  }
  expect(byNode).not.toHaveBeenCalled();
});

it('gives a connection to Node at the first request of another kind, for good', async () => {
  const socket = await say(await serve(), get('/page'));
  expect(await next(socket)).toMatch(/from the lane$/);
  socket.write(get('/elsewhere'));
  expect(await next(socket)).toMatch(/from Node, GET \/elsewhere/);
  socket.write(get('/page'));
  expect(await next(socket)).toMatch(/from Node, GET \/page/);
});

it('a client of Node keeps its connection across both', async () => {
  const port = await serve();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const texts = [];
  for (const path of ['/page', '/page', '/other', '/page'])
    texts.push((await ask(port, path, { agent })).text);
  expect(texts).toEqual(['from the lane', 'from the lane', 'from Node, GET /other', 'from Node, GET /page']);
  agent.destroy();
});

it('requests in one packet get their responses in order', async () => {
  const heard = await hear(
    await say(await serve(), get('/page') + get('/b') + get('/c', 'Connection: close')),
  );
  expect(heard.match(/from (?:the lane|Node, GET \/[a-z]+)/g)).toEqual([
    'from Node, GET /page',
    'from Node, GET /b',
    'from Node, GET /c',
  ]);
});

it('a request in many packets gets its response', async () => {
  const socket = await say(await serve(), 'GET /pa');
  await wait(20);
  socket.write('ge HTTP/1.1\r\nHos');
  await wait(20);
  socket.write('t: a\r\n\r\n');
  expect(await next(socket)).toMatch(/from Node, GET \/page/);
});

it('a request with a body is read by Node', async () => {
  const port = await listen(
    siteServer(
      async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        response.end(body);
      },
      { atOnce: ({ path }) => AT_HAND[path] },
    ),
  );
  const words = 'word '.repeat(40_000);
  expect((await ask(port, '/page', { method: 'POST', body: words })).text).toBe(words);
});

it.each([
  ['nothing', ''],
  ['half a request', 'GET /page HTTP/1.1\r\nHost: a\r\n'],
  ['one request and no other', get('/page')],
])('a connection that sends %s is closed after its time', async (_what, words) => {
  const patient = await say(await serve(), words);
  await hear(await say(await serve(TIMEOUTS), words));
  // With the timeouts of the site itself it would be.
  expect(patient.destroyed).toBe(false);
});

it('a client that closes its side after the request gets the response', async () => {
  const socket = await say(await serve(), '');
  socket.end(get('/page'));
  expect(await hear(socket)).toMatch(/from the lane$/);
});

it('a client that reads nothing gets no further responses, and affects no other', async () => {
  const port = await serve();
  const greedy = await say(port, get('/large'));
  greedy.pause();
  await wait(50);
  greedy.write(get('/page', 'Connection: close'));
  await wait(50);
  const other = await say(port, get('/page'));
  expect(await next(other)).toMatch(/from the lane$/);
  expect(byNode).not.toHaveBeenCalled();
  // What it was sent comes whole, and the second answer behind it.
  const heard = await hear(greedy);
  expect(heard.length).toBeGreaterThan(LARGE);
  expect(heard).toMatch(/from Node, GET \/page/);
});

it('a client that disconnects affects no other', async () => {
  const port = await serve();
  const broken = await say(port, get('/large'));
  broken.resetAndDestroy();
  const agent = new Agent({ keepAlive: true });
  expect((await ask(port, '/page', { agent })).text).toBe('from the lane');
  agent.destroy();
});

it('a server that stops does not wait for idle connections of the fast path', async () => {
  const server = laneServer();
  const socket = await say(await listen(server), get('/page'));
  await next(socket);
  // Were it to wait, this would outlast the limit of a test.
  await drain(server, 60 * 60_000);
});
