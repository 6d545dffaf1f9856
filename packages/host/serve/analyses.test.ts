import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { counted } from '@/lib/platform/counters';
import { log } from '@/lib/platform/log';
import { analysesInThread } from './analyses';

const folder = mkdtempSync(path.join(tmpdir(), 'analyses-'));
afterAll(() => rmSync(folder, { recursive: true }));
const logged = (['warn', 'error'] as const).map((level) => jest.spyOn(log, level).mockImplementation());
beforeEach(() => logged.forEach((each) => each.mockClear()));

/** Plays the program of the thread: a path says what it does, and the answer how many it had before. */
const PROGRAM = path.join(folder, 'analyses.cjs');
writeFileSync(
  PROGRAM,
  `const { parentPort } = require('node:worker_threads');
  let before = 0;
  let values = 0;
  parentPort.on('message', (asked) => {
    if (asked === 'values') return void (values += 1);
    const { id, request } = asked;
    if (request.url === '/endless') for (;;);
    if (request.url === '/crash') throw new Error('crashed');
    const counts = [['analyses answered', 1]];
    if (request.url === '/broken') return parentPort.postMessage({ id, counts: [], error: 'Error: broken' });
    const sent = request.body && Buffer.from(request.body).toString();
    const body = Buffer.from(JSON.stringify({ before, values, body: sent }));
    before += 1;
    const response = { status: 200, headers: { 'content-type': 'a' }, body, page: { isMissing: true } };
    parentPort.postMessage({ id, counts, response });
  });`,
);
const DEADLINE = 300;

function analyses() {
  const { ask, renew } = analysesInThread({ instrumented: '/favicon.ico' }, PROGRAM, DEADLINE);
  const of = async (url: string, body?: Buffer) => {
    const response = await ask({ method: 'GET', url, headers: {}, body });
    return { ...response, body: JSON.parse(response.body.toString()) as object };
  };
  return { of, renew };
}

test('a request goes in and a whole response comes out, with the status of the page and what was counted', async () => {
  const { of } = analyses();
  const before = counted('analyses', 'answered');
  expect(await of('/a', Buffer.from('rows'))).toEqual({
    status: 200,
    headers: { 'content-type': 'a' },
    body: { before: 0, values: 0, body: 'rows' },
    page: { isMissing: true },
  });
  expect(await of('/b')).toMatchObject({ body: { before: 1 } });
  expect(counted('analyses', 'answered')).toBe(before + 2);
});

test('one that takes too long is refused with all that wait behind it, and the next has a new thread', async () => {
  const { of } = analyses();
  await of('/a');
  const results = await Promise.allSettled([of('/endless'), of('/b')]);
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: { name: 'NotNow', status: 503 } });
  expect(await of('/c')).toMatchObject({ body: { before: 0 } });
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a thread that fails is replaced', async () => {
  const { of } = analyses();
  await expect(of('/crash')).rejects.toMatchObject({ name: 'NotNow', status: 503 });
  expect(await of('/a')).toMatchObject({ body: { before: 0 } });
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a page that cannot be rendered fails, and its thread goes on', async () => {
  const { of } = analyses();
  await of('/a');
  await expect(of('/broken')).rejects.toThrow('broken');
  expect(await of('/b')).toMatchObject({ body: { before: 1 } });
});

test('values that came in are read before the next analysis', async () => {
  const { of, renew } = analyses();
  // No thread has anything to read again.
  renew();
  expect(await of('/a')).toMatchObject({ body: { values: 0 } });
  renew();
  expect(await of('/b')).toMatchObject({ body: { values: 1 } });
});
