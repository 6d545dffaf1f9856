import type { IncomingMessage, ServerResponse } from 'node:http';
import { ask, closeAll } from '@/testing/servers/loopback';
import { log } from '@/lib/platform/log';
import { requestId } from '@/lib/platform/request-id';
import { openDoor } from './front-door.fixture';

afterEach(() => {
  closeAll();
  jest.restoreAllMocks();
});

/** A handler of Next that answers with the id it sees, after a turn of the event loop. */
const echo = async (_request: IncomingMessage, response: ServerResponse) => {
  await new Promise(setImmediate);
  response.end(requestId());
};
const NEW = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

test('each request has an id of its own, in its work and in its response', async () => {
  const { port } = await openDoor({ '/web': echo });
  const [first, second] = await Promise.all([ask(port, '/web?1'), ask(port, '/web?2')]);
  for (const { headers, text } of [first, second]) {
    expect(text).toMatch(NEW);
    expect(headers['x-request-id']).toBe(text);
  }
  expect(first.text).not.toBe(second.text);
});

test.each([
  ['that is well-formed is taken over', 'a-B_9', 'a-B_9'],
  ['of 64 characters too', 'a'.repeat(64), 'a'.repeat(64)],
  ['that is too long is replaced', 'a'.repeat(65), expect.stringMatching(NEW)],
  ['with other characters is replaced', 'a b', expect.stringMatching(NEW)],
  ['that is empty is replaced', '', expect.stringMatching(NEW)],
])("a client's id %s", async (_what, sent, expected) => {
  const { port, asked } = await openDoor({ '/web': echo });
  const { headers, text } = await ask(port, '/web?1', { headers: { 'X-Request-Id': sent } });
  expect(text).toEqual(expected);
  expect(headers['x-request-id']).toBe(text);
  expect(asked[0]?.headers['x-request-id']).toBe(text);
});

test('requests that wait in the queue are processed under their own ids', async () => {
  const { port } = await openDoor({ '/web': echo }, { hops: 1 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      ask(port, `/web?${i}`, { headers: { 'X-Request-Id': `id-${i}`, 'X-Forwarded-For': `192.0.${i}.1` } }),
    ),
  );
  expect(answers.map(({ text }) => text)).toEqual(answers.map((_, i) => `id-${i}`));
});

test('a rejected request keeps its id', async () => {
  const stay = () => new Promise<void>(() => {});
  const { port, queues } = await openDoor({ '/search': stay });
  for (let i = 0; i < 6; i += 1) void ask(port, `/search?${i}`).catch(() => undefined);
  while (queues.pages.running + queues.pages.waiting < 6) await new Promise(setImmediate);
  const refused = await ask(port, '/search?6', { headers: { 'X-Request-Id': 'refused' } });
  expect([refused.status, refused.headers['x-request-id']]).toEqual([503, 'refused']);
});

test('an error that nobody handled is logged with the id', async () => {
  const failed = jest.spyOn(log, 'error').mockImplementation();
  const { port } = await openDoor({
    '/web': async () => {
      throw new TypeError('unhandled');
    },
  });
  const { status, headers } = await ask(port, '/web?1', { headers: { 'X-Request-Id': 'broken' } });
  expect([status, headers['x-request-id']]).toEqual([500, 'broken']);
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ error: 'TypeError', requestId: 'broken' });
});

test('a page from memory has none, because its bytes are the same for everybody', async () => {
  const { port } = await openDoor();
  expect((await ask(port, '/')).headers['x-request-id']).toMatch(NEW);
  expect((await ask(port, '/')).headers['x-request-id']).toBeUndefined();
});
