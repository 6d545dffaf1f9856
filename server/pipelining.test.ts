import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAll, hear, listen, say } from '@/e2e/support/loopback';
import { limitPipelining } from './pipelining';

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

/** Answers after a moment, and knows the most that it was asked at once. */
function counting() {
  let running = 0;
  let most = 0;
  const asked: string[] = [];
  const handler: Handler = (request, response) => {
    asked.push(request.url ?? '');
    running += 1;
    most = Math.max(most, running);
    setImmediate(() => response.end(`answer to ${request.url}.`));
    response.on('close', () => (running -= 1));
  };
  return { handler, asked, most: () => most };
}

it('1,500 requests in one piece are handled one after the other, in their order', async () => {
  const { handler, asked, most } = counting();
  const heard = await hear(await say(await serve(handler), many(1_500) + last));
  expect(heard.match(/answer to [^.]*/g)).toEqual([...asked].map((path) => `answer to ${path}`));
  expect(asked).toHaveLength(1_501);
  expect(most()).toBe(1);
});

it('others are answered in between', async () => {
  const { handler, asked } = counting();
  const port = await serve(handler);
  const greedy = hear(await say(port, many(1_500) + last));
  await hear(await say(port, get('/other', 'Connection: close')));
  expect(asked.length).toBeLessThan(1_500);
  await greedy;
});

it('nothing behind an answer that nobody reads is handled, or held', async () => {
  const { port, asked } = await deafened();
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 50; i += 1) (await say(port, many(5_000))).pause();
  await wait(200);
  expect(asked.length).toBeLessThanOrEqual(50);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

it('once it is read, everything comes', async () => {
  const { port, asked } = await deafened();
  const socket = await say(port, many(3) + last);
  socket.pause();
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

it('a body comes in while its request waits for the answer; what is behind it does not', async () => {
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

it('a body in chunks with a trailer, and a request in pieces, are read as they are', async () => {
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

it('what comes behind an answer that ends the connection is not looked at', async () => {
  const { handler, asked } = counting();
  await hear(await say(await serve(handler), get('/a', 'Connection: close') + many(10)));
  expect(asked).toEqual(['/a']);
});

it('a client that breaks off between its requests harms nobody', async () => {
  const { handler } = counting();
  const port = await serve(handler);
  for (let i = 0; i < 10; i += 1) (await say(port, many(200))).resetAndDestroy();
  expect(await hear(await say(port, last))).toContain('answer to /last');
});
