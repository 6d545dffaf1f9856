import { revalidatePath } from 'next/cache';
import { log } from '@/lib/platform/log';
import { sides } from '@/lib/platform/sides';
import * as route from './route';

jest.mock('next/cache', () => ({ revalidatePath: jest.fn() }));

const woken = jest.fn();
sides().revalidate = woken;
const logged = jest.spyOn(log, 'error').mockImplementation();
const SECRET = 'a secret of thirty-two characters';
beforeEach(() => {
  jest.clearAllMocks();
  process.env.REVALIDATE_SECRET = SECRET;
});

const post = (body: string, headers: Record<string, string> = {}, url = 'http://site/api/revalidate') =>
  route.POST(
    new Request(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } }),
    undefined,
  );
const wake = (body: unknown) => post(JSON.stringify(body), { Authorization: `Bearer ${SECRET}` });

it('revalidates one page', async () => {
  const response = await wake({ path: '/blogs/a-post' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 200, message: 'Revalidated', path: '/blogs/a-post' });
  expect(woken.mock.calls).toEqual([[[{ path: '/blogs/a-post' }, { path: '/en/blogs/a-post' }], 'all']]);
});

it('without the server in front asks Next', async () => {
  sides().revalidate = undefined;
  try {
    expect((await wake({ path: '/blogs/a-post' })).status).toBe(200);
    expect(jest.mocked(revalidatePath).mock.calls).toEqual([
      ['/blogs/a-post', undefined],
      ['/en/blogs/a-post', undefined],
    ]);
    expect(woken).not.toHaveBeenCalled();
  } finally {
    sides().revalidate = woken;
  }
});

it('accepts a form too', async () => {
  const response = await post('path=%2Fblogs', {
    Authorization: `bearer ${SECRET}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  expect(response.status).toBe(200);
  expect(woken).toHaveBeenCalledWith([{ path: '/blogs' }, { path: '/en/blogs' }], 'all');
});

it.each([
  ['no secret', {}],
  ['another secret', { Authorization: 'Bearer another secret of thirty-two signs' }],
  ['the beginning of it', { Authorization: `Bearer ${SECRET.slice(0, -1)}` }],
  ['more than it', { Authorization: `Bearer ${SECRET}x` }],
  ['an empty one', { Authorization: 'Bearer ' }],
  ['another way of saying it', { Authorization: `Basic ${btoa(`a:${SECRET}`)}` }],
  ['it without a word before it', { Authorization: SECRET }],
  ['it in a cookie', { Cookie: `REVALIDATE_SECRET=${SECRET}` }],
] as [string, Record<string, string>][])(
  'with %s is 401, and nothing is read or woken',
  async (_, headers) => {
    const response = await post('{"path":"/"}', headers);
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 401, message: 'Unauthorized' });
    expect(woken).not.toHaveBeenCalled();
  },
);

it('does not accept the secret in the address', async () => {
  const query = new URLSearchParams({ secret: SECRET, token: SECRET, authorization: `Bearer ${SECRET}` });
  expect((await post('{"path":"/"}', {}, `http://site/api/revalidate?${query}`)).status).toBe(401);
});

it.each([
  ['nothing', {}],
  ['a tag nobody has', { tag: 'everything' }],
  ['a tag every object has', { tag: 'constructor' }],
  ['a path without a slash', { path: 'blogs' }],
  ['another host', { path: '//evil.example' }],
  ['a whole address', { path: 'http://evil.example/' }],
  ['a query', { path: '/blogs?page=2' }],
  ['a path without end', { path: `/${'a'.repeat(400)}` }],
  ['a list', { path: ['/'] }],
])('%s is 400, and the words say what to send', async (_, body) => {
  const response = await wake(body);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain('{"tag": "blogs" | "day" | "figures" | "views"}');
  expect(woken).not.toHaveBeenCalled();
});

it.each([
  ['{', 400],
  ['x'.repeat(70_000), 413],
])('a body that is none (%#) is %d at most', async (body, status) => {
  expect((await post(body, { Authorization: `Bearer ${SECRET}` })).status).toBe(status);
});

it('does not accept GET', () => {
  expect(Object.keys(route).filter((name) => /^[A-Z]+$/.test(name))).toEqual(['POST']);
});

it('an error is 500, and neither response nor log contains the secret', async () => {
  woken.mockImplementationOnce(() => {
    throw new Error(`cannot wake with ${SECRET}`);
  });
  const response = await wake({ path: '/' });
  expect(response.status).toBe(500);
  expect((await response.text()) + JSON.stringify(logged.mock.calls)).not.toContain(SECRET);
});

it('is disabled without REVALIDATE_SECRET, and names the setting', async () => {
  await jest.isolateModulesAsync(async () => {
    delete process.env.REVALIDATE_SECRET;
    const { POST } = await import('./route');
    for (const given of ['', 'undefined', SECRET]) {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${given}` };
      const response = await POST(
        new Request('http://site/api/revalidate', { method: 'POST', body: '{"path":"/"}', headers }),
        undefined,
      );
      expect(response.status).toBe(404);
      expect((await response.json()).message).toBe(
        'Revalidation is off here: the setting REVALIDATE_SECRET is not set.',
      );
    }
    expect(woken).not.toHaveBeenCalled();
  });
});
