import { randomUUID } from 'node:crypto';
import { BLOG_PAGE_SIZE } from '@/lib/contract/provider';
import { BLOG_PAGES, POSTS } from '@/testing/pages/addresses';
import { routes } from '@/lib/web/routes';
import { rows } from '@/testing/database/rows';
import { expect, test } from '@/testing/browser/test';

type Headers = Record<string, string>;

test.describe('/api/v1/blogs', () => {
  test(
    'uses the envelope and paging headers, and limits page and limit',
    { tag: '@smoke' },
    async ({ request }) => {
      const first = await request.get('/api/v1/blogs');
      expect(first.headers()).toMatchObject({ 'x-total-pages': String(BLOG_PAGES), 'x-current-page': '1' });
      const { status, data } = await first.json();
      expect(status).toBe(200);
      expect(data).toHaveLength(BLOG_PAGE_SIZE);
      expect(Object.keys(data[0]).sort()).toEqual(
        [
          'content',
          'created_at',
          'created_by_name',
          'description',
          'id',
          'meta_data',
          'title',
          'title_as_url',
          // Beside the specified fields: lib/texts/decisions/one-document-for-every-format.md.
          ...['draft', 'publish_at', 'tags', 'updated_at'],
        ].sort(),
      );
      expect(data[0].content[0].thumbnail_url).toMatch(/^http:\/\//);
      for (const [page, expected] of [
        ['0', '1'],
        ['-1', '1'],
        ['1000000000', '1000000000'],
        ['x', '1'],
        ['2', '2'],
      ] as const) {
        const response = await request.get('/api/v1/blogs', { headers: { 'X-Requested-Page': page } });
        expect(response.status()).toBe(200);
        expect(response.headers()['x-current-page']).toBe(expected);
      }
      const all = await request.get('/api/v1/blogs', { headers: { 'X-Requested-Limit': '100000' } });
      expect((await all.json()).data).toHaveLength(POSTS.length);
    },
  );

  test('finds a post by id and by title_as_url, and returns 404 for others', async ({ request }) => {
    const [blog] = (await (await request.get('/api/v1/blogs')).json()).data;
    const byId = await (await request.get(`/api/v1/blogs/${blog.id}`)).json();
    expect(byId.data).toEqual(blog);
    for (const slug of ['no-such-post', 'a..b', 'a'.repeat(5000), '%00', '%E2%80%AE']) {
      const response = await request.get(`/api/v1/blogs/${slug}`);
      expect(response.status()).toBe(404);
      // The server rejects an undecodable address before the handler.
      const message = slug === '%00' ? 'There is no such address.' : 'Blog not found.';
      expect(await response.json()).toEqual({ status: 404, message, data: null });
    }
  });
});

test('the API is described at an address that any site may read', async ({ request }) => {
  const response = await request.get('/api/v1/openapi.json');
  expect([response.status(), response.headers()['access-control-allow-origin']]).toEqual([200, '*']);
  expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
});

test.describe('/api/v1/general/waitlist', () => {
  test('accepts the four fields, and fifty simultaneous repeats as one', async ({ request }) => {
    const email = `api-${randomUUID()}@example.org`;
    const post = () =>
      request.post('/api/v1/general/waitlist', {
        data: { email, phone_number: '1', user_type: 'broker', message: 'x' },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, post));
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]));
    expect(await rows('select id from waitlist where email = ?', email)).toHaveLength(1);
  });

  for (const [name, data, status] of [
    ['malformed JSON', '{', 400],
    ['no address', '{}', 400],
    ['a body over 64 kB', JSON.stringify({ email: 'a@example.org', message: 'x'.repeat(70_000) }), 413],
  ] as const)
    test(`answers ${name} with ${status} in the envelope`, async ({ request }) => {
      const response = await request.post('/api/v1/general/waitlist', {
        data: Buffer.from(data),
        headers: { 'Content-Type': 'application/json' },
      });
      expect(response.status()).toBe(status);
      expect(await response.json()).toMatchObject({ status, data: null });
    });
});

test.describe('calls that need a session', () => {
  for (const [method, path] of [
    ['get', '/api/widgets/dashboard'],
    ['get', '/api/widgets/trending'],
    ['post', '/api/widgets/views'],
    ['post', '/api/account/sessions'],
    ['post', '/api/account/delete'],
    ['post', '/api/account/nominee'],
    ['post', '/api/account/sessions/end'],
    ['post', '/api/account/consent'],
    ['post', '/api/account/code'],
    ['post', '/api/account/proof'],
    ['post', '/api/account/name'],
    ['post', '/api/account/address'],
    ['post', '/api/account/address/confirm'],
    ['get', routes.accountReceipts],
    ['get', routes.accountCopy('json')],
    ['get', routes.accountCopy('csv')],
    ['post', '/api/declaration'],
  ] as const)
    test(`${method} ${path} is 401 without one`, async ({ request }) => {
      const response = await request[method](path, {
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        ...(method === 'post' && { data: '{}' }),
      });
      expect(response.status()).toBe(401);
    });

  for (const path of [
    '/api/otp',
    '/api/auth/callback/credentials',
    '/api/otp/back',
    '/api/auth/signout',
    '/api/account/delete',
    '/api/account/nominee',
    '/api/requests',
    '/api/account/sessions/end',
    '/api/account/consent',
    '/api/account/code',
    '/api/account/proof',
    '/api/account/sessions',
    '/api/account/name',
    '/api/account/address',
    '/api/account/address/confirm',
    '/api/declaration',
  ])
    test(`${path} wants proof of our own pages, and no GET`, async ({ request }) => {
      for (const headers of [
        {},
        { Origin: 'https://evil.example' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ] as Headers[]) {
        const response = await request.post(path, {
          headers: { 'Content-Type': 'application/json', ...headers },
          data: '{}',
        });
        expect(response.status()).toBe(403);
      }
      expect((await request.get(path)).status()).toBe(405);
    });

  test('calls 6 and 7 of /api/v1 need our bearer token', async ({ request }) => {
    for (const headers of [
      {},
      { Authorization: 'Bearer made-up' },
      { Authorization: 'Basic eDp5' },
    ] as Headers[])
      expect((await request.get('/api/v1/widgets/dashboard', { headers })).status()).toBe(401);
  });
});

test('next-auth redirects to this site only, for any callbackUrl', async ({ request }) => {
  for (const callbackUrl of [
    'https://evil.example',
    '//evil.example',
    '/\\evil',
    'javascript:alert(1)',
    '%',
    '\u0000',
  ]) {
    const response = await request.get('/api/auth/session', { params: { callbackUrl }, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(JSON.stringify(response.headers())).not.toContain('evil');
    const page = await request.get('/api/auth/signin', { params: { callbackUrl }, maxRedirects: 0 });
    expect(page.status()).toBe(404);
  }
});
