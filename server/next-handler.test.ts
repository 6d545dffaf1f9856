import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import { log } from '@/lib/platform/log';
import { type Handle, asking, revalidating, withoutSocket } from './next-handler';

const HOST = 'samvit.example';

test('a request of the site itself has its host, headers and body, and belongs to no other request', async () => {
  const current = new AsyncLocalStorage<string>();
  const ask = asking(async (request, response) => {
    const { method, url, headers } = request;
    const seen = [method, url, headers.host, headers.authorization, await text(request), current.getStore()];
    response.writeHead(201).end(JSON.stringify(seen));
  }, HOST);
  const headers = { authorization: 'Bearer a' };
  const answer = await current.run('of a visitor', () =>
    ask({ method: 'POST', url: '/api/revalidate', headers, body: { tag: 'blogs' } }),
  );
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.text)).toEqual([
    'POST',
    '/api/revalidate',
    HOST,
    'Bearer a',
    '{"tag":"blogs"}',
    null,
  ]);
});

test('a handler that throws fails the request, which would otherwise never end', async () => {
  const ask = asking(async () => {
    throw new Error('away');
  }, HOST);
  await expect(ask({ method: 'GET', url: '/search.json' })).rejects.toThrow('away');
});

test('a handler that throws after its response is logged: nobody waits for it any more', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation();
  const ask = asking(async (_, response) => {
    response.end('a page');
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('too late');
  }, HOST);
  expect((await ask({ method: 'GET', url: '/' })).text).toBe('a page');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(logged).toHaveBeenCalledWith(expect.anything(), 'Next failed after its response');
  logged.mockRestore();
});

test('a response that is ended from outside tells its writer, and fails the request', async () => {
  const end = new AbortController();
  const told = jest.fn();
  const answered = withoutSocket(
    (_, response) => {
      response.on('close', told).write('half a p');
      return new Promise(() => {});
    },
    { url: '/', signal: end.signal },
  );
  await new Promise((resolve) => setImmediate(resolve));
  end.abort();
  await expect(answered).rejects.toThrow();
  expect(told).toHaveBeenCalledTimes(1);
});

test.each(['pages', 'reports', 'all'])('a revalidation of %s says so', async (revalidated) => {
  const forget = jest.fn();
  const handle: Handle = async (_, response) => {
    response.setHeader('x-revalidated', revalidated);
    response.writeHead(200).end();
  };
  await asking(revalidating(handle, forget), HOST)({ method: 'POST', url: '/api/revalidate' });
  expect(forget).toHaveBeenCalledWith(revalidated);
});

test.each([
  ['/api/revalidate', 200, 1],
  ['/api/revalidate?of=x', 200, 1],
  ['/api/revalidate', 401, 0],
  ['/api/waitlist', 200, 0],
])('after %s with status %d what is in memory is forgotten %d times', async (url, status, times) => {
  const forget = jest.fn();
  const handle: Handle = async (request, response) => {
    // As Next does.
    request.url = '/';
    response.writeHead(status).end();
  };
  await asking(revalidating(handle, forget), HOST)({ method: 'POST', url });
  expect(forget).toHaveBeenCalledTimes(times);
});
