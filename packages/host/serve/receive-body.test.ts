import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { closeAll, hear, listen, say } from '@/testing/servers/loopback';
import { FORM_LIMIT } from '@/lib/platform/http/body';
import { receiveBody } from './bodies';

afterEach(closeAll);

/** Answers with the body, or with its length if it is a long one. */
async function serve() {
  const received: string[] = [];
  const port = await listen(
    createServer(async (request, response) => {
      const body = (await receiveBody(request, FORM_LIMIT)).toString();
      received.push(`${request.url} ${request.complete}`);
      response.end(body.length > 100 ? String(body.length) : body);
    }),
  );
  return { port, received };
}

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n');

test.each([
  ['no body', '', ['Content-Length: 0'], ''],
  ['no length', '', [], ''],
  ['a body', 'abc', ['Content-Length: 3'], 'abc'],
  ['a large body', 'a'.repeat(150_000), ['Content-Length: 150000'], '150000'],
  ['chunks', '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n', ['Transfer-Encoding: chunked'], 'abcde'],
  ['no chunks', '0\r\n\r\n', ['Transfer-Encoding: chunked'], ''],
])('%s: all of it is received, however it arrived', async (_what, body, headers, read) => {
  const words = post('/', ...headers) + body;
  for (const cut of [0, 1, 2, 3, 6, 70_000]) {
    const { port } = await serve();
    const first = Math.max(0, words.length - cut);
    const socket = await say(port, words.slice(0, first));
    await wait(5);
    socket.write(words.slice(first));
    expect((await hear(socket)).split('\r\n\r\n')[1]?.replace(/^[\da-f]+\r\n/, '')).toContain(read);
  }
});

test('a handler begins when the last byte is here', async () => {
  const { port, received } = await serve();
  const socket = await say(port, `${post('/slow', 'Content-Length: 3')}ab`);
  await hear(await say(port, `${post('/fast', 'Content-Length: 2')}ab`));
  expect(received).toEqual(['/fast true']);
  socket.write('c');
  expect(await hear(socket)).toContain('abc');
  expect(received).toEqual(['/fast true', '/slow true']);
});

test('of a body that no handler would read to its end, the beginning is enough', async () => {
  const { port, received } = await serve();
  const socket = await say(port, post('/', 'Content-Length: 1000000') + 'a'.repeat(500_000));
  while (received.length === 0) await wait(1);
  expect(received).toEqual(['/ false']);
  socket.destroy();
});

test('a body in more pieces than anybody sends is one that is too long', async () => {
  const { port } = await serve();
  const pieces = `${post('/', 'Transfer-Encoding: chunked')}${'1\r\na\r\n'.repeat(20_001)}`;
  expect(await hear(await say(port, `${pieces}0\r\n\r\n`))).toContain(String(FORM_LIMIT + 1));
});

test('the wait ends when the client leaves', async () => {
  const { port, received } = await serve();
  (await say(port, `${post('/', 'Content-Length: 3')}ab`)).resetAndDestroy();
  while (received.length === 0) await wait(1);
  expect(received).toEqual(['/ false']);
});

test('a body in chunks of one byte takes no more memory than another, as long as its request is handled', async () => {
  const handled: unknown[] = [];
  const port = await listen(
    createServer(
      async (request, response) =>
        void handled.push([request, response, await receiveBody(request, FORM_LIMIT)]),
    ),
  );
  const gc = collector();
  gc();
  const before = process.memoryUsage().heapUsed;
  const chunked = `${post('/', 'Transfer-Encoding: chunked')}${'1\r\na\r\n'.repeat(100_000)}0\r\n\r\n`;
  for (let i = 0; i < 4; i += 1) await say(port, chunked);
  while (handled.length < 4) await wait(1);
  gc();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(30_000_000);
});

/** V8's own, which Node shows only where an option says so. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
