import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { html, openDoor } from './front-door.fixture';
import { MOST_ANALYSES, NotNow } from './answers-in-turn';
import type { Next } from './next-handler';
import { ask, closeAll } from '@/testing/servers/loopback';

afterEach(closeAll);

const PATH = '/analysis/growth/a~b/10y';
const CACHING = 'public, max-age=300';

const json = (status: number, text: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': CACHING })
    .end(JSON.stringify(text));

const open = () =>
  openDoor(
    {
      [PATH]: html('10.3%', CACHING),
      [`${PATH}.json`]: json(200, 'values'),
      '/analysis/growth/rates/10y.json': json(422, 'a rate'),
      '/charts/analysis/growth/a~b/10y.svg': json(200, 'chart'),
      '/charts/analysis/growth/a~b/10y.png': json(200, 'picture'),
      '/analysis/growth/broken/10y': html('broken', CACHING, 500),
      '/analysis/ask': ({ method, url }, response) => void response.end(`${method} ${url}`),
    },
    { hops: 1 },
  );
const as = (client: string, headers = {}) => ({ headers: { 'X-Forwarded-For': client, ...headers } });

test('an answer is asked of Next once, whoever asks, and kept for five minutes by browsers', async () => {
  const { port, asked } = await open();
  const visitors: [string, Record<string, string>][] = [
    [PATH, {}],
    [`${PATH}?utm=1`, { Cookie: 'next-auth.session-token=a' }],
    [PATH, { 'X-Unknown': 'not for the fast path' }],
  ];
  for (const [address, headers] of visitors) {
    const answer = await ask(port, address, { headers });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, CACHING]);
    expect(answer.text).toContain('10.3%');
  }
  expect(asked.map(({ url, headers }) => [url, headers.cookie])).toEqual([[PATH, undefined]]);
});

test('files and pictures are asked of Next once, too; a refused one keeps its status', async () => {
  const { port, asked } = await open();
  const chart = '/charts/analysis/growth/a~b/10y';
  for (let i = 0; i < 2; i += 1)
    for (const path of [`${PATH}.json`, `${chart}.svg`, `${chart}.png`])
      expect((await ask(port, path)).status).toBe(200);
  expect(asked).toHaveLength(3);
  const refused = await ask(port, '/analysis/growth/rates/10y.json');
  expect([refused.status, refused.text, refused.headers['cache-control']]).toEqual([
    422,
    '"a rate"',
    'no-store',
  ]);
});

test('another spelling leads to the one address', async () => {
  const { port, asked } = await open();
  const { status, headers } = await ask(port, '/analysis/growth/b~a/10y/');
  expect([status, headers.location]).toEqual([308, PATH]);
  expect(asked).toEqual([]);
});

test('what is no address of an analysis gets its own 404 page, and is not asked of Next', async () => {
  const { port, asked } = await open();
  for (const path of [
    '/analysis/growth/no-such/10y',
    '/hi/analysis/growth/no-such/10y',
    '/analysis/no-such',
  ]) {
    const answer = await ask(port, path);
    expect([path, answer.status, answer.text]).toEqual([
      path,
      404,
      expect.stringContaining('no such analysis'),
    ]);
  }
  expect(asked.map(({ url }) => url)).toEqual(['/analysis/-']);
});

test('invented addresses push no page out of memory', async () => {
  const { port, asked, pages, answers } = await open();
  await ask(port, '/');
  const before = pages.size;
  for (let i = 0; i < 50; i += 1) await answers.get(`/analysis/growth/broken/${i}y`).catch(() => undefined);
  await ask(port, PATH);
  await ask(port, '/');
  expect(asked.filter(({ url }) => url === '/')).toHaveLength(1);
  expect(pages.size).toBe(before);
  expect(answers.size).toBeGreaterThan(0);
});

test('an answer that cannot be made is 503', async () => {
  const { port } = await open();
  const { status, headers } = await ask(port, '/analysis/growth/broken/10y');
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a revalidation has answers worked out anew', async () => {
  const { port, asked, revalidate } = await open();
  await ask(port, PATH);
  revalidate();
  await ask(port, PATH);
  expect(asked.filter(({ url }) => url === PATH)).toHaveLength(2);
});

test('the scripts of an answer stand at the address that it names', async () => {
  const { port } = await open();
  const { text } = await ask(port, PATH);
  const [, address = ''] = /data-boot="([^"]*)"/.exec(text) ?? [];
  const boot = await ask(port, address);
  expect([boot.status, boot.text]).toEqual([200, expect.stringContaining('self.__next_f.push("10.3%")')]);
});

test('a page that is worked out for one visitor comes without scripts of Next, and with our own', async () => {
  const own = '/analysis/growth/own.x7k2m9qa/all';
  const answer = 'An answer. '.repeat(30);
  const { port, asked } = await openDoor({ [own]: html(answer, 'no-store') });
  const { text } = await ask(port, own);
  expect(text).toContain(`<script>theme()</script></head><body><p>${answer}</p></body></html>`);
  const headers = { 'Accept-Encoding': 'gzip' };
  const compressed = await fetch(`http://localhost:${port}${own}`, { headers });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(await compressed.text()).toBe(text);
  expect(asked.map((request) => request.headers['accept-encoding'])).toEqual([undefined, undefined]);
});

test('a question may be posted, and an answer may not', async () => {
  const { port, asked } = await open();
  const post = {
    method: 'POST',
    body: 'q=gold',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };
  expect((await ask(port, '/analysis/ask', post)).text).toBe('POST /analysis/ask');
  expect(asked[0]?.body).toBe('q=gold');
  expect((await ask(port, PATH, post)).status).toBe(405);
});

describe('a client that had many analyses in this minute', () => {
  const many = '192.0.2.1';

  async function afterMany() {
    const door = await open();
    for (let i = 0; i < MOST_ANALYSES.ofClient; i += 1) await ask(door.port, `/analysis/ask?${i}`, as(many));
    return door;
  }

  /** Takes half of the places to wait. */
  function crowd({ queues: { analyses } }: Awaited<ReturnType<typeof open>>): () => void {
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    for (let i = 0; i < 18; i += 1)
      analyses.add({ client: `198.51.100.${i}`, run: () => held, refuse: () => {}, fail: () => {} });
    return finish;
  }

  test('gets more of them while few wait', async () => {
    const { port } = await afterMany();
    expect((await ask(port, PATH, as(many))).status).toBe(200);
    expect((await ask(port, '/analysis/ask', as(many))).status).toBe(200);
  });

  test('gets 429 with the seconds to wait while many do, and what is in memory as before', async () => {
    const door = await afterMany();
    const { port } = door;
    await ask(port, PATH, as('203.0.113.1'));
    const finish = crowd(door);
    const [question, file, other] = await Promise.all([
      ask(port, '/analysis/ask', as(many)),
      ask(port, `${PATH}.json`, as(many)),
      ask(port, '/analysis/growth/broken/10y', as(many)),
    ]);
    expect([question.status, question.headers['retry-after']]).toEqual([429, '60']);
    expect(question.text).toContain('too many analyses');
    expect([file.status, file.headers['retry-after']]).toEqual([429, '60']);
    expect(JSON.parse(file.text)).toMatchObject({
      status: 429,
      message: expect.stringContaining('60 seconds'),
    });
    expect(other.status).toBe(429);
    expect((await ask(port, PATH, as(many, { 'X-Unknown': '1' }))).status).toBe(200);
    const waiting = ask(port, '/analysis/ask', as('203.0.113.2'));
    await wait(50);
    finish();
    expect((await waiting).status).toBe(200);
  });
});

const UPLOAD = { method: 'POST', body: 'a table', headers: { 'Content-Type': 'text/plain' } };
/** All that the thread of analyses answers. */
const ANALYSES: [path: string, options: Parameters<typeof ask>[2]][] = [
  [PATH, {}],
  [`${PATH}.json`, {}],
  ['/charts/analysis/growth/a~b/10y.svg', {}],
  ['/analysis/ask?q=gold', {}],
  ['/analysis/growth/own.x7k2m9qa/all', {}],
  ['/analysis/own/answer', UPLOAD],
];

test('analyses, their files, questions and own data go to the thread of analyses, and nothing else does', async () => {
  const ofThread: string[] = [];
  const analyses: Next = async ({ method, url }) => {
    ofThread.push(`${method} ${url}`);
    return { status: 200, headers: {}, body: Buffer.from('an answer'), page: {} };
  };
  const { port, asked } = await openDoor({}, { analyses });
  for (const [path, options] of ANALYSES) expect((await ask(port, path, options)).text).toBe('an answer');
  expect(ofThread).toEqual(ANALYSES.map(([path, { method = 'GET' } = {}]) => `${method} ${path}`));
  await ask(port, '/');
  expect(asked.map(({ url }) => url)).toEqual(['/']);
  expect(ofThread).toHaveLength(ANALYSES.length);
});

test.each(ANALYSES)(
  'one that takes too long is 503 at %s, and says when to come back',
  async (path, options) => {
    const analyses = () => Promise.reject(new NotNow(503));
    const { port } = await openDoor({}, { analyses });
    const { status, headers } = await ask(port, path, options);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  },
);
