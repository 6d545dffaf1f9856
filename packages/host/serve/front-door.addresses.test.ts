import { ask, closeAll } from '@/testing/servers/loopback';
import { openDoor } from './front-door.fixture';

afterEach(closeAll);

test.each([
  ['a slash at the end', '/blogs/a-post/', '/blogs/a-post'],
  ['parameters that track', '/blogs/a-post?utm_source=mail', '/blogs/a-post'],
  ['an old address', '/old-post', '/blogs/a-post'],
  ['capitals', '/Blogs/A-Post', '/blogs/a-post'],
  ['all at once', '/OLD-Post//?utm_source=mail&gclid=1', '/blogs/a-post'],
  ['a text as Markdown in capitals', '/blogs/A-Post.md', '/blogs/a-post.md'],
])('%s redirects to the canonical address in one step', async (_what, path, address) => {
  const { port, asked } = await openDoor();
  const { status, headers, body } = await ask(port, path);
  expect([status, headers.location, body.length]).toEqual([308, address, 0]);
  expect((await ask(port, address)).status).toBe(200);
  expect(asked.length).toBeLessThan(2);
});

test('requests that write, and addresses of the API, are not redirected', async () => {
  const { port } = await openDoor();
  expect((await ask(port, '/old-post', { method: 'POST' })).status).toBe(404);
  expect((await ask(port, '/api/widgets/dashboard?utm_source=a')).status).toBe(200);
});

test('a text is served as Markdown at the address of its page plus .md, from memory', async () => {
  const { port, asked } = await openDoor();
  for (let i = 0; i < 2; i += 1) {
    const { status, headers, text } = await ask(port, '/blogs/a-post.md');
    expect([status, headers['content-type'], text]).toEqual([200, 'text/markdown', '# A post']);
    expect(headers.etag).toMatch(/^"/);
  }
  expect(asked).toHaveLength(1);
  expect((await ask(port, '/blogs/a-post.md', { method: 'POST' })).status).toBe(405);
  expect((await ask(port, '/blogs/no-such.md')).status).toBe(404);
  expect((await ask(port, '/markdown/blogs/a-post')).status).toBe(404);
});

test('who may not read insights cannot tell one that is there from one that is not', async () => {
  const page = jest.fn((_request: unknown, response: { end: (text: string) => void }) =>
    response.end('sign in'),
  );
  const { port } = await openDoor({ '/web/insights/known': page, '/web/insights/no-such-insight': page });
  for (const name of ['known', 'no-such-insight'])
    expect(await ask(port, `/web/insights/${name}`)).toMatchObject({ status: 200, text: 'sign in' });
  const signedIn = { headers: { Cookie: 'adult' } };
  expect((await ask(port, '/web/insights/no-such-insight', signedIn)).status).toBe(404);
  for (const name of ['known', 'no-such-insight'])
    expect((await ask(port, `/web/insights/${name}/`)).headers.location).toBe(`/web/insights/${name}`);
  // No insight has such a name.
  expect((await ask(port, '/web/insights/no-such-<insight>')).status).toBe(404);
});

test('who asks for a chart of an insight is answered by its handler alone, each time', async () => {
  const chart = '/charts/insight/a.svg';
  const { port, asked } = await openDoor({
    [chart]: (_request, response) => {
      response.setHeader('Cache-Control', 'private, max-age=3600');
      response.end('<svg/>');
    },
  });
  for (let i = 0; i < 2; i += 1)
    expect(await ask(port, chart)).toMatchObject({ status: 200, text: '<svg/>' });
  expect(asked).toHaveLength(2);
});
