import { counted } from '@/lib/platform/counters';
import { log } from '@/lib/platform/log';
import { BreakerOpen, circuitBreaker } from './breaker';

let now = 1_000;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const AWAY = new Error('away');
const isFailure = (error: unknown) => error === AWAY;

function setUp() {
  const breaker = circuitBreaker('post');
  const attempts: string[] = [];
  let failing = new Set<string>();
  /** What becomes of a request: an answer, a failure, or nothing is asked. */
  const request = async (address: string): Promise<'answer' | 'failure' | 'not asked'> => {
    try {
      return await breaker.run(
        address,
        async () => {
          attempts.push(address);
          await Promise.resolve();
          if (failing.has(address) || failing.has('all')) throw AWAY;
          return 'answer' as const;
        },
        isFailure,
      );
    } catch (error) {
      return error instanceof BreakerOpen ? 'not asked' : 'failure';
    }
  };
  return { request, asked: attempts, fail: (...addresses: string[]) => (failing = new Set(addresses)) };
}

const times = <T>(length: number, work: (index: number) => T) => Array.from({ length }, (_, i) => work(i));
const open = () => counted('provider_breakers', 'opened') - counted('provider_breakers', 'closed');

test('five addresses that begin to fail in a row stop the call; one request in ten seconds finds its end', async () => {
  const { request, asked, fail } = setUp();
  fail('all');
  for (const address of times(5, String)) expect(await request(address)).toBe('failure');
  expect(open()).toBe(1);
  expect(await Promise.all(times(50, (i) => request(`later ${i}`)))).toEqual(times(50, () => 'not asked'));
  for (let probe = 1; probe <= 8; probe += 1) {
    now += 10_000;
    const states = await Promise.all(times(50, (i) => request(`${probe} ${i}`)));
    expect(states.filter((state) => state !== 'not asked')).toEqual(['failure']);
  }
  expect(asked).toHaveLength(5 + 8);
  fail();
  now += 10_000;
  expect(await request('0')).toBe('answer');
  expect(open()).toBe(0);
  for (const address of times(5, String)) expect(await request(address)).toBe('answer');
});

test('an answer of any address begins the count anew, also one that is a refusal', async () => {
  const { request, fail } = setUp();
  for (let i = 0; i < 12; i += 1) {
    fail(`bad ${i}`);
    expect(await request(`bad ${i}`)).toBe('failure');
    if (i % 4 === 3) expect(await request('good')).toBe('answer');
  }
  const breaker = circuitBreaker('post');
  const refused = () => Promise.reject(new Error('refused'));
  for (let i = 0; i < 20; i += 1)
    await expect(breaker.run('one', refused, isFailure)).rejects.toThrow('refused');
});

test('one address that fails is not asked after five times, and all others are', async () => {
  const { request, asked, fail } = setUp();
  fail('bad');
  await Promise.all(times(30, () => request('bad')));
  for (const address of times(40, String)) expect(await request(address)).toBe('answer');
  const before = asked.length;
  expect(await request('bad')).toBe('not asked');
  expect(asked).toHaveLength(before);
  now += 10_000;
  expect(await Promise.all([request('bad'), request('bad')])).toEqual(['failure', 'not asked']);
  fail();
  now += 10_000;
  expect(await request('bad')).toBe('answer');
  expect(await request('bad')).toBe('answer');
  expect(open()).toBe(0);
});

test('an address that fails by itself never keeps the others waiting after an outage', async () => {
  const { request, fail } = setUp();
  fail('bad');
  await Promise.all(times(5, () => request('bad')));
  fail('all');
  for (const address of times(5, String)) await request(address);
  expect(await request('another')).toBe('not asked');
  fail('bad');
  now += 10_000;
  // It comes first, and most often.
  expect(await Promise.all(times(20, () => request('bad')))).toContain('failure');
  expect(await request('another')).toBe('answer');
  expect(await request('0')).toBe('answer');
});

test('if only one address is asked for, it is found that it answers again', async () => {
  const { request, fail } = setUp();
  fail('all');
  await Promise.all(times(5, () => request('list')));
  for (const address of times(5, String)) await request(address);
  fail();
  now += 10_000;
  expect(await request('list')).toBe('answer');
  expect(await request('7')).toBe('answer');
});

test('alarms name the call, and no address', async () => {
  const { request, fail } = setUp();
  fail('all');
  const logged = jest.mocked(log.error);
  await Promise.all(times(5, () => request('secret')));
  for (const address of times(5, String)) await request(address);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
});
