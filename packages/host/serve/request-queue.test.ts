import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { RequestQueue } from './request-queue';
import { Turns } from './turns';

const BOUNDS = { running: 2, waiting: 4, waitingOfClient: 3, deadline: 60_000, refuseAfter: 0 };

const atOnce = (_client: string, begin: () => void) => begin();

/** A queue, and what became of the requests in it, in order. */
function queueOf(bounds: Partial<ConstructorParameters<typeof RequestQueue>[0]> = {}) {
  const queue = new RequestQueue({ ...BOUNDS, ...bounds }, atOnce);
  const begun: string[] = [];
  const refused: string[] = [];
  const failed: unknown[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const add = (name: string, client = name) =>
    queue.add({
      client,
      run: () => {
        begun.push(name);
        return new Promise<void>((resolve, reject) =>
          finish.set(name, (error) => (error ? reject(error) : resolve())),
        );
      },
      refuse: () => void refused.push(name),
      fail: (error) => void failed.push(error),
    });
  return {
    queue,
    add,
    begun,
    refused,
    failed,
    finish: (name: string, error?: Error) => finish.get(name)?.(error),
  };
}

/** Lets promises and the event loop go on. */
const turn = async () => {
  for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('runs a limited number at once, the others in order', async () => {
  const { add, begun, finish } = queueOf();
  for (const name of ['a', 'b', 'c', 'd']) add(name);
  expect(begun).toEqual(['a', 'b']);
  finish('b');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  finish('a');
  finish('c');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('takes turns by client: who has many waiting adds one place to what another waits for', async () => {
  const { add, begun, finish } = queueOf({ running: 1, waiting: 8 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, '192.0.2.1');
  add('b', '198.51.100.1');
  for (const name of ['a1', 'a2']) {
    finish(name);
    await turn();
  }
  expect(begun).toEqual(['a1', 'a2', 'b']);
});

it('a full queue gives the last place of who has the most to who has fewer', async () => {
  const { add, queue, refused } = queueOf({ running: 1, waiting: 4, waitingOfClient: 4 });
  for (let i = 1; i <= 5; i += 1) add(`greedy ${i}`, 'greedy');
  add('a');
  add('b');
  await wait(20);
  expect(refused).toEqual(['greedy 5', 'greedy 4']);
  // With a second one `a` would have as many as `greedy`.
  add('a 2', 'a');
  await wait(20);
  add('c');
  await wait(20);
  expect(refused).toEqual(['greedy 5', 'greedy 4', 'a 2', 'greedy 3']);
  expect([queue.waiting, queue.refused]).toEqual([4, 4]);
});

it('rejects a request if the queue is full', async () => {
  const { add, refused } = queueOf();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) add(name);
  await wait(20);
  expect(refused).toEqual(['g', 'h']);
});

it('limits the waiting requests of one client, and not those of others', async () => {
  const { add, begun, refused, finish } = queueOf();
  for (let i = 1; i <= 7; i += 1) add(`greedy ${i}`, 'greedy');
  add('other');
  await wait(20);
  expect(refused).toEqual(['greedy 6', 'greedy 7']);
  for (const name of ['greedy 1', 'greedy 2', 'greedy 3', 'greedy 4', 'greedy 5']) {
    finish(name);
    await turn();
  }
  expect(begun).toContain('other');
});

it('runs later requests of other clients if a client is at its limit', async () => {
  const { add, begun, finish } = queueOf({ running: 3, runningOfClient: 2 });
  for (let i = 1; i <= 4; i += 1) add(`greedy ${i}`, 'greedy');
  add('other');
  expect(begun).toEqual(['greedy 1', 'greedy 2', 'other']);
  finish('greedy 2');
  await turn();
  expect(begun.at(-1)).toBe('greedy 3');
});

it('limits one IPv6 network to twice the number of one client', async () => {
  const { add, begun, refused } = queueOf({ running: 8, runningOfClient: 2, waiting: 8, waitingOfClient: 2 });
  const greedy = Array.from({ length: 12 }, (_, i) => `2001:db8:1:${i.toString(16)}::/64`);
  for (const client of greedy) add(client);
  add('2001:db8:2:0::/64');
  add('203.0.113.9');
  await wait(20);
  expect(begun).toEqual([...greedy.slice(0, 4), '2001:db8:2:0::/64', '203.0.113.9']);
  expect(refused.sort()).toEqual(greedy.slice(8).sort());
});

it('lets the event loop turn between two requests, also for those that arrive then', async () => {
  const order: string[] = [];
  const turns = new Turns();
  const queue = new RequestQueue({ ...BOUNDS, running: 1 }, turns.add.bind(turns));
  const add = (name: string) =>
    queue.add({
      client: name,
      run: async () => void order.push(name),
      refuse: () => {},
      fail: () => {},
    });
  add('first');
  add('second');
  await Promise.resolve();
  add('third');
  setImmediate(() => order.push('everybody else'));
  await turn();
  await turn();
  expect(order.slice(0, 2)).toEqual(['first', 'everybody else']);
  expect(order.slice(2)).toEqual(['second', 'third']);
});

it('a full queue that replaces rejects what has run longest, but not for a client at its limit', () => {
  const { add, begun, refused } = queueOf({
    running: 3,
    runningOfClient: 2,
    waiting: 0,
    replacesOldest: true,
  });
  for (const [name, client] of [
    ['slow 1', 'slow'],
    ['slow 2', 'slow'],
    ['a', 'a'],
    ['b', 'b'],
    ['b 2', 'b'],
    ['b 3', 'b'],
  ] as const)
    add(name, client);
  expect(begun).toEqual(['slow 1', 'slow 2', 'a', 'b', 'b 2']);
  expect(refused).toEqual(['slow 1', 'slow 2']);
});

it('removes a request that no longer waits', async () => {
  const { add, begun, refused, finish } = queueOf();
  add('a');
  add('b');
  const leave = add('c');
  add('d');
  leave();
  finish('a');
  await turn();
  expect(begun).toEqual(['a', 'b', 'd']);
  expect(refused).toEqual([]);
});

it('a rejected request whose client leaves before the rejection is removed', async () => {
  const { add, refused } = queueOf({ running: 1, waiting: 0 });
  add('a');
  add('b')();
  await wait(20);
  expect(refused).toEqual([]);
});

it('an error is reported, and frees its slot', async () => {
  const { add, begun, failed, finish } = queueOf({ running: 1 });
  add('a');
  add('b');
  finish('a', new Error('broken'));
  await turn();
  expect(failed).toEqual([new Error('broken')]);
  expect(begun).toEqual(['a', 'b']);
});

describe('at the deadline', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('a request that hangs is rejected and frees its slot; one that waited as long is rejected too', async () => {
    const { add, begun, refused } = queueOf({ running: 1 });
    add('hung');
    add('waited');
    jest.advanceTimersByTime(30_000);
    add('later');
    jest.advanceTimersByTime(30_000);
    await turn();
    expect(refused).toEqual(['hung', 'waited']);
    expect(begun).toEqual(['hung', 'later']);
  });

  it('a finished request, or one whose client has left, is not rejected', async () => {
    const { add, refused, finish } = queueOf({ running: 1 });
    add('done');
    add('gone')();
    finish('done');
    await turn();
    jest.advanceTimersByTime(120_000);
    expect(refused).toEqual([]);
  });
});

it('never exceeds its limits, and in the end every request has run or was rejected', async () => {
  const clients = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(clients, async (asking) => {
      let running = 0;
      let settled = 0;
      const queue = new RequestQueue(BOUNDS, atOnce);
      for (const [i, client] of asking.entries()) {
        queue.add({
          client,
          run: async () => {
            running += 1;
            expect(running).toBeLessThanOrEqual(BOUNDS.running);
            await Promise.resolve();
            running -= 1;
            settled += 1;
          },
          refuse: () => void (settled += 1),
          fail: (error) => {
            throw error;
          },
        });
        if (i % 5 === 0) await turn();
      }
      for (let i = 0; i < 30; i += 1) await turn();
      await wait(20);
      expect(settled).toBe(asking.length);
    }),
    { numRuns: 30 },
  );
});
