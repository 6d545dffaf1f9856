import { once } from 'node:events';
import { request as openRequest, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { html, openDoor } from './front-door.fixture';
import { ask, closeAll, hear, say, type Answered } from '@/testing/servers/loopback';

jest.spyOn(log, 'error').mockImplementation();
const warned = jest.spyOn(log, 'warn').mockImplementation();
afterEach(closeAll);
/** Against hanging. */
const as = (client: string) => ({ headers: { 'X-Forwarded-For': client } });

/** A site whose dynamic pages and handlers answer when they are told to. */
async function slowDoor() {
  const held = new Map<string, ServerResponse>();
  const hold = ({ url = '' }: { url?: string }, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      held.set(url, response);
      response.once('close', resolve);
    });
  const door = await openDoor(
    {
      '/search': hold,
      '/web': hold,
      '/api/waitlist': hold,
      '/hi/web': hold,
      '/api/widgets/dashboard': hold,
      '/api/v1/blogs': hold,
    },
    { hops: 1 },
  );
  const begun = () => [...held.keys()];
  const finish = (url: string) => void held.get(url)?.end(`answer to ${url}`);
  /** Waits until so many have begun. */
  const begins = async (count: number) => {
    while (held.size < count) await wait(1);
  };
  return { ...door, begun, begins, finish };
}

const statuses = (answers: Answered[]) => answers.map(({ status }) => status).sort();

test('two pages render at once, four more of one client wait, and the next gets 503 with Retry-After', async () => {
  const { port, begun, begins, finish, queues } = await slowDoor();
  const asked: Promise<Answered>[] = [];
  for (let i = 0; i < 6; i += 1) {
    asked.push(ask(port, `/search?${i}`, as('192.0.2.1')));
    while (queues.pages.running + queues.pages.waiting <= i) await wait(1);
  }
  const refused = await ask(port, '/search?6', as('192.0.2.1'));
  expect(refused.status).toBe(503);
  expect(warned).toHaveBeenCalledWith({ status: 503, part: 'pages' }, 'A request was refused');
  expect(refused.text).toContain('come back later');
  expect(refused.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
    'x-content-type-options': 'nosniff',
  });
  expect(begun()).toEqual(['/search?0', '/search?1']);
  for (let i = 0; i < 6; i += 1) {
    await begins(Math.min(6, i + 2));
    finish(`/search?${i}`);
  }
  expect(statuses(await Promise.all(asked))).toEqual(Array(6).fill(200));
  expect(begun()).toEqual([0, 1, 2, 3, 4, 5].map((i) => `/search?${i}`));
});

test('32 requests wait, from any clients', async () => {
  const { port, begun, begins, finish } = await slowDoor();
  const answers: Promise<Answered>[] = [];
  for (let i = 0; i < 40; i += 1) answers.push(ask(port, `/search?${i}`, as(`192.0.2.${i}`)));
  const refused: Answered[] = [];
  for (const answer of answers) void answer.then((one) => one.status === 503 && refused.push(one));
  while (refused.length < 6) await wait(1);
  for (let i = 0; i < 34; i += 1) {
    await begins(Math.min(34, i + 2));
    finish(begun()[i] ?? '');
  }
  expect(statuses(await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(34);
});

test('a flood of pages does not block data and writes, nor the other way round', async () => {
  const { port, begins, finish } = await slowDoor();
  const flood = Array.from({ length: 12 }, (_, i) => ask(port, `/search?${i}`, as('192.0.2.1')));
  await begins(2);
  const written = ask(port, '/api/waitlist', { method: 'POST', ...as('192.0.2.1') });
  const read = ask(port, '/api/widgets/dashboard', as('192.0.2.1'));
  await begins(4);
  finish('/api/waitlist');
  finish('/api/widgets/dashboard');
  expect(statuses([await written, await read])).toEqual([200, 200]);
  expect((await ask(port, '/', as('192.0.2.1'))).text).toContain('<p>home</p>');

  const posts = Array.from({ length: 60 }, (_, i) =>
    ask(port, `/api/waitlist?${i}`, { method: 'POST', body: 'a', ...as('192.0.2.2') }),
  );
  const refused = await Promise.any(
    posts.map(async (post) => ((await post).status === 503 ? post : Promise.reject(new Error('later')))),
  );
  expect(JSON.parse(refused.text)).toEqual({ status: 503, message: expect.any(String), data: null });
  expect(refused.headers).toHaveProperty('retry-after');
  const form = { 'X-Forwarded-For': '192.0.2.2', Accept: 'text/html,*/*;q=0.8' };
  expect((await ask(port, '/api/waitlist', { method: 'POST', headers: form })).text).toContain(
    'come back later',
  );
  await begins(10);
  const other = ask(port, '/api/waitlist?other', { method: 'POST', ...as('192.0.2.3') });
  await begins(11);
  finish('/api/waitlist?other');
  expect((await other).status).toBe(200);
  closeAll();
  await Promise.allSettled([...flood, ...posts]);
});

test('what is for visitors waits for the database in places of its own, which content takes none of', async () => {
  const { port, begins, finish, queues } = await slowDoor();
  const visitors = ['/web?', '/hi/web?', '/api/widgets/dashboard?'].flatMap((path) =>
    Array.from({ length: 10 }, (_, i) => ask(port, path + i, as(`192.0.2.${i}`)).catch(() => undefined)),
  );
  await begins(8);
  while (queues.visitorPages.waiting < 16 || queues.visitorReads.waiting < 6) await wait(1);
  const [page, data] = [
    ask(port, '/search?q', as('198.51.100.1')),
    ask(port, '/api/v1/blogs', as('198.51.100.1')),
  ];
  await begins(10);
  finish('/search?q');
  finish('/api/v1/blogs');
  expect(statuses([await page, await data])).toEqual([200, 200]);
  closeAll();
  await Promise.all(visitors);
});

test('nothing is rendered for a client that has left', async () => {
  const { port, begun, begins, finish, queues } = await slowDoor();
  const first = [ask(port, '/search?0'), ask(port, '/search?1')];
  await begins(2);
  const gone = openRequest({ port, host: '127.0.0.1', path: '/search?gone', agent: false }).end();
  gone.on('error', () => {});
  while (queues.pages.waiting < 1) await wait(1);
  const last = ask(port, '/search?last');
  while (queues.pages.waiting < 2) await wait(1);
  gone.destroy();
  while (queues.pages.waiting > 1) await wait(1);
  finish('/search?0');
  await begins(3);
  expect(begun()).toEqual(['/search?0', '/search?1', '/search?last']);
  finish('/search?1');
  finish('/search?last');
  expect(statuses(await Promise.all([...first, last]))).toEqual([200, 200, 200]);
});

test('a response that is not read occupies no slot', async () => {
  const LARGE = 'x'.repeat(8_000_000);
  const { port, asked } = await openDoor({
    // As Next does: waits for the reader, also after the end.
    '/search': async (_request, response) => {
      if (!response.write(LARGE)) await once(response, 'drain');
      response.end();
      await once(response, 'close');
    },
  });
  for (let i = 0; i < 6; i += 1) (await say(port, `GET /search?${i} HTTP/1.1\r\nHost: a\r\n\r\n`)).pause();
  while (asked.length < 6) await wait(5);
  const heard = await hear(
    await say(port, 'GET /search?last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
  );
  expect(heard.length).toBeGreaterThan(LARGE.length);
});

test('one connection with 300 requests in one packet has one rendered at a time', async () => {
  let running = 0;
  let most = 0;
  const { port } = await openDoor({
    '/search': async (_request, response) => {
      running += 1;
      most = Math.max(most, running);
      await wait(0);
      running -= 1;
      response.end('page');
    },
  });
  const words = Array.from({ length: 300 }, (_, i) => `GET /search?${i} HTTP/1.1\r\nHost: a\r\n\r\n`).join(
    '',
  );
  const end = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const heard = await hear(await say(port, words + end));
  expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(301);
  expect(most).toBe(1);
});

describe('a page that hangs', () => {
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: [
        'setImmediate',
        'nextTick',
        'queueMicrotask',
        'setInterval',
        'clearInterval',
        'Date',
        'hrtime',
      ],
    }),
  );
  afterEach(() => jest.useRealTimers());

  test('gets 503 after its deadline, and its slot is free', async () => {
    const { port, asked } = await openDoor({
      '/search': ({ url }, response) => {
        if (!url?.includes('hangs')) return void response.end('page');
        if (url.endsWith('halfway'))
          response.writeHead(200, { 'Content-Type': 'text/html' }).write('half a p');
        return new Promise(() => {});
      },
    });
    const hung = [ask(port, '/search?hangs'), ask(port, '/search?hangs=halfway')];
    while (asked.length < 2) await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(60_000);
    const refused = await Promise.all(hung);
    expect(statuses(refused)).toEqual([503, 503]);
    for (const { text } of refused) expect(text).toMatch(/^<!DOCTYPE html>.*come back later/);
    expect((await ask(port, '/search?answers')).text).toBe('page');
  });

  test.each([
    ['answers', 200],
    ['fails', 503],
  ])('and %s while the refusal is prepared: one whole answer, %i', async (ending, status) => {
    jest.spyOn(log, 'warn').mockImplementation();
    let [end, prepared] = [() => {}, () => {}];
    const { port, asked } = await openDoor({
      '/search': (_request, response) =>
        new Promise((resolve, reject) => {
          end = () =>
            ending === 'fails' ? reject(new Error('too late')) : resolve(void response.end('page'));
        }),
      '/unavailable': (request, response) =>
        new Promise((resolve) => {
          prepared = () => resolve(html('come back later', 's-maxage=31536000')(request, response));
        }),
    });
    const begin = async (count: number) => {
      while (asked.length < count) await new Promise((resolve) => setImmediate(resolve));
    };
    const answer = ask(port, '/search?late');
    await begin(1);
    jest.advanceTimersByTime(60_000);
    await begin(2);
    end();
    await new Promise((resolve) => setImmediate(resolve));
    prepared();
    expect((await answer).status).toBe(status);
    expect((await answer).text).toContain(status === 200 ? 'page' : 'come back later');
  });
});

describe('a body that arrives slowly', () => {
  const slow = (client: string) =>
    `POST /api/waitlist HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\nContent-Length: 9\r\n\r\nabc`;

  test('takes no place: nothing is handled before all of it is here', async () => {
    const { port, begun, begins, finish, queues } = await slowDoor();
    const socket = await say(port, slow('192.0.2.1'));
    while (queues.bodies.running === 0) await wait(1);
    expect(queues.writes.running).toBe(0);
    expect(begun()).toEqual([]);
    socket.write('defghi');
    await begins(1);
    finish('/api/waitlist');
  });

  test('takes a place of uploads also where its length is refused', async () => {
    const { port, begun, queues } = await slowDoor();
    await say(
      port,
      `POST /analysis/own/answer HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Length: 2000000\r\n\r\nabc`,
    );
    while (queues.uploads.running === 0) await wait(1);
    expect(begun()).toEqual([]);
  });

  test('does not delay others, from however many clients it comes', async () => {
    const { port } = await openDoor({}, { hops: 1 });
    for (let i = 0; i < 60; i += 1) await say(port, slow(`192.0.2.${i % 10}`));
    const others = Array.from({ length: 20 }, (_, i) =>
      ask(port, '/api/waitlist', { method: 'POST', body: 'a', ...as(`198.51.100.${i}`) }),
    );
    expect(statuses(await Promise.all(others))).toEqual(Array(20).fill(200));
  });

  test('is refused at its deadline', async () => {
    const { port } = await openDoor({}, { bodyDeadline: 50 });
    const heard = await Promise.all(
      Array.from({ length: 12 }, async () => hear(await say(port, slow('192.0.2.1')))),
    );
    for (const each of heard) expect(each).toMatch(/^HTTP\/1\.1 503 [^]*Connection: close/i);
    expect((await ask(port, '/api/waitlist', { method: 'POST', body: 'a' })).text).toBe('thanks');
  });
});

test('after 120 refused writes of a client in a minute its next one reaches no handler; others do', async () => {
  // All in one minute, which the limit counts by the clock.
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { port, asked } = await openDoor(
    { '/api/waitlist': (_request, response) => void response.writeHead(400).end('no') },
    { hops: 1 },
  );
  const post = (client: string) =>
    ask(port, '/api/waitlist', { method: 'POST', body: 'a'.repeat(60_000), ...as(client) });
  for (let i = 0; i < 12; i += 1) await Promise.all(Array.from({ length: 10 }, () => post('192.0.2.1')));
  expect(asked).toHaveLength(120);
  expect((await post('192.0.2.1')).status).toBe(503);
  expect(asked).toHaveLength(120);
  expect((await post('192.0.2.2')).status).toBe(400);
  now.mockReturnValue(Date.now() + MINUTE);
  expect((await post('192.0.2.1')).status).toBe(400);
  now.mockRestore();
});
