import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAll, hear, listen, say } from '@/testing/servers/loopback';
import { limitPipelining } from './private-node';

afterEach(closeAll);
/** Against hanging. */
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function serve(handler: Handler) {
  const server = createServer({ requireHostHeader: false }, handler);
  limitPipelining(server);
  return listen(server);
}

const get = (path: string, ...more: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...more, '', ''].join('\r\n');
const many = (count: number) => Array.from({ length: count }, (_, i) => get(`/${i}`)).join('');
const last = get('/last', 'Connection: close');

/**
 * Answers after a moment, when asked to also after the body, and knows the most that it was asked at once.
 */
function counting({ reading = false } = {}) {
  let running = 0;
  let most = 0;
  const asked: string[] = [];
  const handler: Handler = (request, response) => {
    asked.push(request.url ?? '');
    running += 1;
    most = Math.max(most, running);
    const answer = () => setImmediate(() => response.end(`answer to ${request.url}.`));
    if (reading) request.resume().on('end', answer);
    else answer();
    response.on('close', () => (running -= 1));
  };
  return { handler, asked, most: () => most };
}

it('1,500 requests in one packet are handled one after the other, in their order', async () => {
  const { handler, asked, most } = counting();
  const heard = await hear(await say(await serve(handler), many(1_500) + last));
  expect(heard.match(/answer to [^.]*/g)).toEqual([...asked].map((path) => `answer to ${path}`));
  expect(asked).toHaveLength(1_501);
  expect(most()).toBe(1);
});

it('requests of other clients are handled in between', async () => {
  const { handler, asked } = counting();
  const port = await serve(handler);
  const greedy = hear(await say(port, many(1_500) + last));
  await hear(await say(port, get('/other', 'Connection: close')));
  expect(asked.length).toBeLessThan(1_500);
  await greedy;
});

it('of one connection one request is handled in a turn of the event loop', async () => {
  let inThisTurn = 0;
  let most = 0;
  const turn = () => {
    inThisTurn = 0;
    if (isCounting) setImmediate(turn);
  };
  let isCounting = true;
  const body = 'a'.repeat(20_000);
  const port = await serve((_request, response) => {
    most = Math.max(most, (inThisTurn += 1));
    response.end(body);
  });
  turn();
  await hear(await say(port, many(3_000) + last));
  isCounting = false;
  // A turn ends between two handlers at most.
  expect(most).toBeLessThanOrEqual(2);
});

it('no request after an unread response is handled or buffered', async () => {
  const { port, asked } = await deafened();
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 50; i += 1) (await say(port, many(5_000))).pause();
  await wait(200);
  expect(asked.length).toBeLessThanOrEqual(50);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

it('when the response is read, the following requests are handled', async () => {
  const { port, asked } = await deafened();
  const socket = await say(port, many(3) + last);
  socket.pause();
  while (asked.length === 0) await wait(1);
  await wait(100);
  expect(asked).toEqual(['/0']);
  expect((await hear(socket)).length).toBeGreaterThan(4 * LARGE.length);
});

/** More than any system takes off us at once. */
const LARGE = Buffer.alloc(8_000_000);
async function deafened() {
  const asked: string[] = [];
  const port = await serve((request, response) => {
    asked.push(request.url ?? '');
    response.end(LARGE);
  });
  return { port, asked };
}

it('a body is read while its request is handled; the next request is not', async () => {
  const asked: string[] = [];
  const port = await serve(async (request, response) => {
    asked.push(request.url ?? '');
    let body = '';
    for await (const chunk of request) body += String(chunk);
    await wait(20);
    expect(asked).toHaveLength(request.url === '/first' ? 1 : 2);
    response.end(`${request.url} ${body.length};`);
  });
  const body = 'a\r\n\r\n'.repeat(20_000);
  const post = `POST /first HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const heard = await hear(await say(port, post + get('/second', 'Connection: close')));
  expect(heard.match(/\/\w+ \d+;/g)).toEqual([`/first ${body.length};`, '/second 0;']);
});

const chunked = ['Transfer-Encoding: chunked'];
it.each([
  ['bodies of one byte', 'a', ['Content-Length: 1']],
  ['bodies the client asks about first', 'a', ['Content-Length: 1', 'Expect: 100-continue']],
  ['bodies that look like heads', '\r\n\r\n', ['Content-Length: 4']],
  ['bodies in chunks', '1\r\na\r\n0\r\n\r\n', chunked],
  ['bodies in chunks with trailers', '1\r\na\r\n0\r\nX-A: b\r\n\r\n', chunked],
])('one request at a time, however the packets are cut: %s', async (_what, body, headers) => {
  const all = Array.from({ length: 12 }, (_, i) => get(`/${i}`, ...headers) + body).join('') + last;
  const { handler, asked, most } = counting({ reading: true });
  // In one piece, and in two that end wherever the end of a head or a body may be cut.
  const cuts = [0, ...Array.from({ length: 90 }, (_, i) => all.length - last.length - 60 + i)];
  for (const cut of cuts) {
    const socket = await say(await serve(handler), all.slice(0, cut));
    await wait(1);
    socket.write(all.slice(cut));
    const heard = await hear(socket);
    expect(heard.match(/answer to/g)).toHaveLength(13);
  }
  expect(asked).toHaveLength(13 * cuts.length);
  expect(most()).toBe(1);
});

it('a request whose last byte comes later does not include the next one', async () => {
  const { handler, most } = counting();
  const socket = await say(await serve(handler), get('/0').slice(0, -1));
  for (let i = 1; i < 20; i += 1) {
    await wait(1);
    socket.write(`\n${get(`/${i}`).slice(0, -1)}`);
  }
  socket.write(`\n${last}`);
  expect((await hear(socket)).match(/answer to/g)).toHaveLength(21);
  expect(most()).toBe(1);
});

it('large requests wait for a slow one before them', async () => {
  const { handler, most } = counting({ reading: true });
  const port = await serve((request, response) => {
    if (request.url !== '/slow') return handler(request, response);
    setTimeout(() => response.end('answer to /slow.'), 50);
  });
  const large = get('/large', 'Content-Length: 20000') + 'a'.repeat(20_000);
  const socket = await say(port, get('/slow'));
  for (let i = 0; i < 5; i += 1) socket.write(large);
  socket.write(last);
  expect((await hear(socket)).match(/answer to/g)).toHaveLength(7);
  expect(most()).toBe(1);
});

it('a chunked body with a trailer, and a request in pieces, are read unchanged', async () => {
  const port = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.end(`[${request.url} ${body}]`);
  });
  const socket = await say(
    port,
    'POST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX-A: b\r\n\r',
  );
  await wait(20);
  socket.write('\nGET /b HT');
  await wait(20);
  socket.write('TP/1.1\r\nConnection: close\r\n\r\n');
  expect((await hear(socket)).match(/\[[^\]]*\]/g)).toEqual(['[/a abc]', '[/b ]']);
});

it('data after a response that closes the connection is not parsed', async () => {
  const { handler, asked } = counting();
  await hear(await say(await serve(handler), get('/a', 'Connection: close') + many(10)));
  expect(asked).toEqual(['/a']);
});

it('a client that disconnects between its requests affects no other', async () => {
  const { handler } = counting();
  const port = await serve(handler);
  for (let i = 0; i < 10; i += 1) (await say(port, many(200))).resetAndDestroy();
  expect(await hear(await say(port, last))).toContain('answer to /last');
});
