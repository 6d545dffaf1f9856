import type { RequestListener } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fakeUpstream, json, type FakeUpstream } from '@/testing/servers/fake-upstream';
import { log } from '@/lib/platform/log';
import type { Upstream } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { upstreamProvider } from '.';
import { notedPublications } from './publication-moments';

let upstream: FakeUpstream;
let provider: Upstream;

beforeEach(async () => {
  upstream = await fakeUpstream();
  provider = upstreamProvider(upstream.url);
});
afterEach(() => upstream.close());

const POST_ON_GOLD = { id: 7, title: 'On gold', title_as_url: 'on-gold', content: null, created_at: null };

describe('a post', () => {
  it('is read from the envelope, with empty values for missing fields', async () => {
    upstream.answer(json({ status: 200, message: 'ok', data: POST_ON_GOLD }));
    expect(await provider.blog('on-gold')).toEqual({
      id: '7',
      title: 'On gold',
      title_as_url: 'on-gold',
      description: '',
      content: [],
      meta_data: { title: '', description: '' },
      created_by_name: '',
      created_at: '',
      updated_at: '',
      tags: [],
      draft: false,
      publish_at: '',
    });
    expect(upstream.requests[0]?.url).toBe('/api/v1/blogs/on-gold');
  });

  it('is requested so that Next can prerender its page', async () => {
    upstream.answer(json({ status: 200, message: 'ok', data: POST_ON_GOLD }));
    const fetchSpy = jest.spyOn(globalThis, 'fetch');
    await provider.blog('on-gold');
    // With "no-store" a build with an upstream ends in DYNAMIC_SERVER_USAGE.
    expect(fetchSpy.mock.calls[0]?.[1]).not.toHaveProperty('cache');
    fetchSpy.mockRestore();
  });

  it('is missing only after two such responses', async () => {
    upstream.answer(json({ status: 404, message: 'gone' }, 404));
    expect(await provider.blog('on-gold')).toBeNull();
    expect(upstream.requests).toHaveLength(2);
  });

  it.each(['<h1>404</h1>', '', '{"detail":"Not Found"}', '{"status":200,"data":{"id":7}}'])(
    'that is gone may be so in any words, as %j',
    async (body) => {
      upstream.answer((_request, response) => response.writeHead(404).end(body));
      expect(await provider.blog('on-gold')).toBeNull();
    },
  );

  it.each([
    { status: 404, data: null },
    { status: '404', message: null },
    { status: 200, data: null },
    { status: 200 },
  ])('that is gone may be so in the body of a 200: %j', async (body) => {
    upstream.answer(json(body));
    expect(await provider.blog('on-gold')).toBeNull();
    expect(upstream.requests).toHaveLength(2);
  });

  it('is not missing if only one response says so', async () => {
    upstream.answer((request, response) => {
      const first = upstream.requests.length === 1;
      (first ? json({ status: 404 }, 404) : json({ status: 200, data: POST_ON_GOLD }))(request, response);
    });
    expect((await provider.blog('on-gold'))?.title).toBe('On gold');
  });

  it.each([
    ['a page of HTML with status 200', 200, '<!doctype html><h1>Hello</h1>', 'invalid'],
    ['half an answer', 200, '{"status":200,"data":{"id":', 'invalid'],
    ['an answer of another shape', 200, '{"ok":true}', 'invalid'],
    ['a post without an id', 200, '{"status":200,"data":{"title":"x"}}', 'invalid'],
    ['a fault of its own', 500, '{"status":500}', 'unreachable'],
    ['a call to wait', 429, '{"status":429}', 'unreachable'],
  ] as const)('throws on %s', async (_name, status, body, kind) => {
    upstream.answer((_request, response) => response.writeHead(status).end(body));
    await expect(provider.blog('on-gold')).rejects.toMatchObject({
      kind,
      key: 'errors.blog',
      // Logged and reported as it is.
      message: 'Failed to fetch blog',
    });
  });

  it("fails with the upstream's message", async () => {
    upstream.answer(json({ status: 403, message: 'Not for you' }));
    await expect(provider.blog('on-gold')).rejects.toMatchObject({
      kind: 'refused',
      message: 'Not for you',
    });
  });

  it('is retried twice at most', async () => {
    upstream.answer((request, response) => {
      (upstream.requests.length < 3 ? json({}, 502) : json({ status: 200, data: POST_ON_GOLD }))(
        request,
        response,
      );
    });
    expect((await provider.blog('on-gold'))?.id).toBe('7');
    expect(upstream.requests).toHaveLength(3);
  });

  it('gives up within the deadline when the provider never answers, stops in the middle or is collected', async () => {
    upstream.answer((request, response) => {
      if (request.url?.endsWith('/in-the-middle')) response.writeHead(200).write('{"sta');
    });
    setFlagsFromString('--expose-gc');
    const collect = setInterval(runInNewContext('gc') as () => void, 500);
    await Promise.all(
      ['never', 'in-the-middle'].map((slug) =>
        expect(provider.blog(slug)).rejects.toBeInstanceOf(ProviderError),
      ),
    );
    clearInterval(collect);
  });

  it('is not read beyond sixteen megabytes', async () => {
    upstream.answer((_request, response) => {
      response.writeHead(200);
      for (let i = 0; i < 18; i += 1) response.write('x'.repeat(1_000_000));
      response.end();
    });
    await expect(provider.blog('on-gold')).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('the list of posts', () => {
  it('sends paging as headers and reads it from headers', async () => {
    upstream.answer(
      json({ status: 200, data: [POST_ON_GOLD] }, 200, { 'x-total-pages': '9', 'x-current-page': '3' }),
    );
    const list = await provider.blogs({ page: 3, limit: 5, q: 'gold & silver' });
    expect(list).toMatchObject({ page: 3, totalPages: 9 });
    const [request] = upstream.requests;
    expect(request?.url).toBe('/api/v1/blogs?q=gold%20%26%20silver');
    expect(request?.headers).toMatchObject({ 'x-requested-page': '3', 'x-requested-limit': '5' });
  });

  it('has one page if the headers are missing or invalid', async () => {
    upstream.answer(json({ status: 200, data: [POST_ON_GOLD] }, 200, { 'x-total-pages': '-4' }));
    expect(await provider.blogs({ page: 2 })).toMatchObject({ page: 2, totalPages: 1 });
  });

  it('that fails says so in the words of the specification', async () => {
    upstream.answer(json({ status: 400, message: null }, 400));
    await expect(provider.blogs()).rejects.toThrow('Failed to fetch blogs');
  });

  it('has no post where a null is', async () => {
    upstream.answer(json({ status: 200, message: null, data: [null, POST_ON_GOLD] }));
    expect((await provider.blogs()).items.map(({ id }) => id)).toEqual(['7']);
  });

  it('is empty without data, after two such responses', async () => {
    upstream.answer(json({ status: 200, data: [] }));
    expect((await provider.blogs()).items).toEqual([]);
    expect(upstream.requests).toHaveLength(2);
  });
});

describe('a malformed post', () => {
  const faulty = { id: null, title: 'No id', created_by_name: 'reader@example.com' };

  it('is left out of the list, and the log contains its index and nothing of its content', async () => {
    const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    upstream.answer(json({ status: 200, data: [POST_ON_GOLD, faulty, 'text', { ...POST_ON_GOLD, id: 8 }] }));
    expect((await provider.blogs()).items.map(({ id }) => id)).toEqual(['7', '8']);
    expect(warned.mock.calls.map(([fields]) => fields)).toEqual([
      {
        count: 2,
        first: [
          { index: 1, fields: ['id'] },
          { index: 2, fields: ['post'] },
        ],
      },
    ]);
    warned.mockRestore();
  });

  it('as the only one fails the whole list, which would otherwise be empty', async () => {
    const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    upstream.answer(json({ status: 200, data: [faulty] }));
    await expect(provider.blogs()).rejects.toMatchObject({ kind: 'invalid' });
    warned.mockRestore();
  });
});

describe('a post that is not public yet', () => {
  const MOMENT = '2026-08-01T09:00:00Z';
  const later = { ...POST_ON_GOLD, id: 8, title_as_url: 'later', publish_at: MOMENT };
  const draft = { ...POST_ON_GOLD, id: 9, title_as_url: 'draft', draft: true };
  const at = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment);
  afterEach(() => jest.restoreAllMocks());

  it('is neither listed nor there, and its moment is noted', async () => {
    upstream.answer((request, response) => {
      const one = request.url?.endsWith('/later') ? later : draft;
      json({ status: 200, data: request.url?.includes('?') ? [POST_ON_GOLD, later, draft] : one })(
        request,
        response,
      );
    });
    at(Date.parse(MOMENT) - 1);
    expect((await provider.blogs()).items.map(({ id }) => id)).toEqual(['7']);
    expect([await provider.blog('later'), await provider.blog('draft')]).toEqual([null, null]);
    expect(notedPublications()).toContain(Date.parse(MOMENT));
    at(Date.parse(MOMENT));
    expect((await provider.blogs()).items.map(({ id }) => id)).toEqual(['7', '8']);
    expect((await provider.blog('later'))?.id).toBe('8');
    expect(await provider.blog('draft')).toBeNull();
  });

  it('alone makes an empty list, which is no fault', async () => {
    upstream.answer(json({ status: 200, data: [draft] }));
    expect((await provider.blogs()).items).toEqual([]);
  });
});

it('5 MB of text in one post do not take the list with them', async () => {
  const long = { ...POST_ON_GOLD, id: 8, content: [{ paragraph: 'word '.repeat(1_000_000) }] };
  upstream.answer(json({ status: 200, data: [POST_ON_GOLD, long] }));
  const { items } = await provider.blogs();
  expect(items.map(({ id }) => id)).toEqual(['7', '8']);
  expect(JSON.stringify(items).length).toBeLessThan(250_000);
});

describe('an outage', () => {
  it.each([
    ['of one post', () => 'on-gold'],
    ['of different posts', (index: number) => `post-${index}`],
  ])(
    'opens the circuit breaker after five failures in a row %s, and then no request is sent',
    async (_what, slug) => {
      upstream.answer(json({}, 503));
      for (let i = 0; i < 5; i += 1) await provider.blog(slug(i)).catch(() => undefined);
      expect(upstream.requests).toHaveLength(3 * 5);
      await expect(provider.blog(slug(5))).rejects.toMatchObject({ kind: 'unreachable' });
      expect(upstream.requests).toHaveLength(3 * 5);
    },
  );

  it('is no outage if the attempts of one request fail', async () => {
    upstream.answer((request, response) =>
      (upstream.requests.length % 3 === 0 ? json({ status: 200, data: POST_ON_GOLD }) : json({}, 500))(
        request,
        response,
      ),
    );
    for (let i = 0; i < 4; i += 1) expect((await provider.blog('on-gold'))?.id).toBe('7');
    expect(upstream.requests).toHaveLength(12);
  });

  it('of one post, however often it is asked for at once, leaves all other posts and calls', async () => {
    upstream.answer((request, response) => {
      const isBad = request.url?.endsWith('/bad');
      const data = request.url?.includes('?') ? [POST_ON_GOLD] : POST_ON_GOLD;
      json(isBad ? {} : { status: 200, success: true, data, widgets: [] }, isBad ? 500 : 200)(
        request,
        response,
      );
    });
    const bad = () => expect(provider.blog('bad')).rejects.toMatchObject({ kind: 'unreachable' });
    await Promise.all(Array.from({ length: 20 }, bad));
    for (let i = 0; i < 6; i += 1) await bad();
    const requestCount = upstream.requests.length;
    await bad();
    expect(upstream.requests).toHaveLength(requestCount);
    expect((await provider.blog('on-gold'))?.id).toBe('7');
    expect((await provider.blogs()).items).toHaveLength(1);
    await provider.sendOtp({ email: 'reader@example.com', code: '000000', purpose: 'sign-in' });
    await provider.verifyOtp({ email: 'reader@example.com', code: '000000', isMailed: false });
    await provider.widgets({ feed: 'dashboard', page: 1, token: 't' });
  });

  it("of one person's feed leaves everybody else's, and sign-in", async () => {
    upstream.answer((request, response) => {
      const isBad = request.headers.authorization === 'Bearer bad';
      json(isBad ? {} : { success: true, widgets: [] }, isBad ? 500 : 200)(request, response);
    });
    const feed = (token: string, page: number) =>
      provider.widgets({ feed: page % 2 ? 'dashboard' : 'trending', page, token });
    const pages = Array.from({ length: 20 }, (_, page) => page + 1);
    await Promise.all(pages.map((page) => expect(feed('bad', page)).rejects.toThrow()));
    expect((await feed('good', 1)).items).toEqual([]);
    await provider.sendOtp({ email: 'reader@example.com', code: '000000', purpose: 'sign-in' });
    await provider.verifyOtp({ email: 'reader@example.com', code: '000000', isMailed: false });
  });

  it('of the feed leaves sign-in and posts', async () => {
    upstream.answer((request, response) => {
      const isBad = request.url?.includes('/widgets/');
      json(isBad ? {} : { status: 200, success: true, data: POST_ON_GOLD }, isBad ? 500 : 200)(
        request,
        response,
      );
    });
    const people = Array.from({ length: 8 }, (_, i) => `token ${i}`);
    await Promise.all(
      people.map((token) => expect(provider.widgets({ feed: 'trending', page: 1, token })).rejects.toThrow()),
    );
    await provider.sendOtp({ email: 'reader@example.com', code: '000000', purpose: 'sign-in' });
    expect((await provider.blog('on-gold'))?.id).toBe('7');
  });

  it('uses the operator’s fallback', async () => {
    const fallback = await fakeUpstream();
    fallback.answer(json({ status: 200, data: POST_ON_GOLD }));
    upstream.answer(json({}, 502));
    const both = upstreamProvider(upstream.url, [fallback.url]);
    expect((await both.blog('on-gold'))?.id).toBe('7');
    await fallback.close();
  });

  it('of nothing: a provider that needs longer is given the time of the setting', async () => {
    upstream.answer(
      (request, response) =>
        void setTimeout(() => json({ status: 200, data: POST_ON_GOLD })(request, response), 3_500),
    );
    const patient = upstreamProvider(upstream.url, [], 5_000);
    const [served] = await Promise.all([
      patient.blog('on-gold'),
      expect(upstreamProvider(upstream.url).blog('on-gold')).rejects.toMatchObject({ kind: 'unreachable' }),
    ]);
    expect(served?.id).toBe('7');
  });

  it('of nothing: a slow provider is waited for, whatever number of addresses it has', async () => {
    const fallback = await fakeUpstream();
    const slow: RequestListener = (request, response) =>
      void setTimeout(() => json({ status: 200, data: POST_ON_GOLD })(request, response), 1_500);
    upstream.answer(slow);
    fallback.answer(slow);
    const three = upstreamProvider(upstream.url, [fallback.url, fallback.url]);
    expect((await three.blog('on-gold'))?.id).toBe('7');
    await fallback.close();
  });

  it('in which the first address hangs leaves the fallback time to respond', async () => {
    const fallback = await fakeUpstream();
    fallback.answer(json({ status: 200, data: POST_ON_GOLD }));
    upstream.answer(() => undefined);
    expect((await upstreamProvider(upstream.url, [fallback.url]).blog('on-gold'))?.id).toBe('7');
    await fallback.close();
  });
});

describe('a contact message', () => {
  const message = { email: 'reader@example.com', user_type: 'broker' as const, message: 'Hello' };

  it('is sent once, with its key, even if the response is an error', async () => {
    upstream.answer(json({}, 500));
    await expect(provider.submitWaitlist(message, 'k1')).rejects.toMatchObject({
      kind: 'unreachable',
    });
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]?.headers['idempotency-key']).toBe('k1');
  });

  it.each([
    ['{"status":422,"message":"Already on the list"}', 'Already on the list'],
    ['{"message":"Already on the list"}', 'Already on the list'],
    ['{"status":500,"message":null}', 'Submission failed'],
    ['<h1>No</h1>', 'Submission failed'],
    ['', 'Submission failed'],
  ])('is refused by a 4xx, whatever its body: %s', async (body, words) => {
    for (const status of [400, 401, 403, 404, 405, 409, 413, 422]) {
      upstream.answer((_request, response) => response.writeHead(status).end(body));
      await expect(provider.submitWaitlist(message, 'k1')).rejects.toMatchObject({
        kind: 'refused',
        message: words,
      });
    }
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('has an unknown outcome after a %i', async (status) => {
    upstream.answer(json({ status: 422, message: 'No' }, status));
    await expect(provider.submitWaitlist(message, 'k1')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it.each(['<h1>Welcome</h1>', '', '"what?"', '{"status":'])(
    'has an unknown outcome after a 200 that is no answer: %s',
    async (body) => {
      upstream.answer((_request, response) => response.writeHead(200).end(body));
      await expect(provider.submitWaitlist(message, 'k1')).rejects.toMatchObject({ kind: 'invalid' });
    },
  );

  it.each([{ status: 200 }, { status: '200', message: null, data: null }])('is accepted by %j', (body) => {
    upstream.answer(json(body));
    return provider.submitWaitlist(message, 'k1');
  });

  it.each([
    [{ status: 422, message: 'Already on the list' }, 'Already on the list'],
    [{ status: 500 }, 'Submission failed'],
    [{ status: null, message: null }, 'Submission failed'],
    [{ ok: true }, 'Submission failed'],
    [{ status: 422, message: ['No'] }, 'Submission failed'],
    [{ status: 422, message: ' \n\u0000' }, 'Submission failed'],
    [{ status: 422, message: 'No\r\n{"level":60}\u001b[31m\u202e' }, 'No {"level":60} [31m'],
    [{ status: 422, message: 'x'.repeat(5_000_000) }, 'x'.repeat(300)],
  ])('is refused in the provider’s words, else the catalogue’s', async (body, words) => {
    upstream.answer(json(body));
    await expect(provider.submitWaitlist(message, 'k1')).rejects.toMatchObject({
      kind: 'refused',
      message: words,
    });
  });
});
