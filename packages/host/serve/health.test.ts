import type { IncomingMessage, ServerResponse } from 'node:http';
import { ask, closeAll } from '@/testing/servers/loopback';
import { log } from '@/lib/platform/log';
import type { Checks } from '@/lib/platform/sides';
import { openDoor } from './front-door.fixture';

const warned = jest.spyOn(log, 'warn').mockImplementation();
afterEach(() => {
  closeAll();
  warned.mockClear();
});

const ok = async () => 'ok' as const;
const broken = async () => ({ problem: 'The disk of db-1 is full.' });
const crashed = async () => {
  throw new TypeError('postgresql://user:password@db refuses');
};

async function ready(checks: Checks) {
  const { port } = await openDoor({}, { checks });
  const { status, text } = await ask(port, '/api/ready');
  return { httpStatus: status, text, ...(JSON.parse(text) as { status: string; checks: unknown }) };
}

test('/api/health says that the process is alive, and its version', async () => {
  const { port, asked } = await openDoor({}, { checks: { database: broken } });
  const { status, headers, text } = await ask(port, '/api/health');
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'alive', version: '1.2.3', build: 'abc' }]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(asked).toEqual([]);
});

test('both answer while the request queues are full', async () => {
  const hold = (_request: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      response.once('close', resolve);
    });
  const { port, queues } = await openDoor(
    { '/web': hold, '/api/widgets/dashboard': hold },
    { hops: 1, checks: { ok } },
  );
  // As many as run and wait; one address may open 256 connections.
  const asked = (
    [
      ['/web?', 4 + 32],
      ['/api/widgets/dashboard?', 4 + 128],
    ] as const
  ).flatMap(([path, length]) =>
    Array.from({ length }, (_, i) =>
      ask(port, path + i, { headers: { 'X-Forwarded-For': `192.0.${i}.1` } }).catch(() => undefined),
    ),
  );
  while (queues.visitorPages.waiting < 32 || queues.visitorReads.waiting < 128)
    await new Promise(setImmediate);
  expect((await ask(port, '/api/health')).status).toBe(200);
  expect((await ask(port, '/api/ready')).status).toBe(200);
  closeAll();
  await Promise.all(asked);
});

describe('/api/ready', () => {
  test('is 200 if all checks succeed, and names each', async () => {
    expect(await ready({ database: ok, upstream: async () => 'none' })).toMatchObject({
      httpStatus: 200,
      status: 'ready',
      version: '1.2.3',
      checks: { database: 'ok', upstream: 'none' },
    });
  });

  test('is 503 if one fails; the reason is in the log and not in the response', async () => {
    const answer = await ready({ database: broken, content: crashed, upstream: ok });
    expect(answer).toMatchObject({
      httpStatus: 503,
      status: 'not ready',
      checks: { database: 'failed', content: 'failed', upstream: 'ok' },
    });
    expect(answer.text).not.toMatch(/db-1|password/);
    const [first, second] = warned.mock.calls.map(([fields]) => fields);
    expect(first).toEqual({ check: 'database', reason: 'The disk of db-1 is full.' });
    expect(second).toMatchObject({ check: 'content', error: 'TypeError' });
    expect(JSON.stringify(second)).not.toContain('password');
  });

  test('stays 200 without the upstream, which the site survives', async () => {
    expect(await ready({ database: ok, upstream: broken })).toMatchObject({
      httpStatus: 200,
      status: 'degraded',
    });
  });

  test('is 503 if a check never ends', async () => {
    // The log has one line a minute for each name.
    expect(await ready({ never: () => new Promise(() => {}) })).toMatchObject({ httpStatus: 503 });
  });

  test('runs the checks once for many requests', async () => {
    const check = jest.fn(ok);
    const { port } = await openDoor({}, { checks: { database: check } });
    await Promise.all(Array.from({ length: 20 }, () => ask(port, '/api/ready')));
    await ask(port, '/api/ready');
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('rejects other methods', async () => {
    const { port } = await openDoor();
    expect((await ask(port, '/api/ready', { method: 'POST' })).status).toBe(405);
    expect((await ask(port, '/api/health', { method: 'HEAD' })).text).toBe('');
  });
});
