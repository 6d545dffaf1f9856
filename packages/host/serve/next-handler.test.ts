import { AsyncLocalStorage } from 'node:async_hooks';
import { log } from '@/lib/platform/log';
import { asking, nextOf } from './next-handler';

const HOST = 'samvit.example';

test('a request of the site itself has its host and headers, and belongs to no other request', async () => {
  const current = new AsyncLocalStorage<string>();
  const ask = asking(
    nextOf(async (request, response) => {
      const { method, url, headers } = request;
      const seen = [method, url, headers.host, headers.authorization, current.getStore()];
      response.writeHead(201).end(JSON.stringify(seen));
    }),
    HOST,
  );
  const headers = { authorization: 'Bearer a' };
  const answer = await current.run('of a visitor', () =>
    ask({ method: 'GET', url: '/search.json', headers }),
  );
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.text)).toEqual(['GET', '/search.json', HOST, 'Bearer a', null]);
});

test('a handler that throws fails the request, which would otherwise never end', async () => {
  const ask = asking(
    nextOf(async () => {
      throw new Error('away');
    }),
    HOST,
  );
  await expect(ask({ method: 'GET', url: '/search.json' })).rejects.toThrow('away');
});

test('a handler that throws after its response is logged: nobody waits for it any more', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation();
  const ask = asking(
    nextOf(async (_, response) => {
      response.end('a page');
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('too late');
    }),
    HOST,
  );
  expect((await ask({ method: 'GET', url: '/' })).text).toBe('a page');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(logged).toHaveBeenCalledWith(expect.anything(), 'Next failed after its response');
  logged.mockRestore();
});

test('a response that is ended from outside tells its writer, and fails the request', async () => {
  const end = new AbortController();
  const told = jest.fn();
  const next = nextOf((_, response) => {
    response.on('close', told).write('half a p');
    return new Promise(() => {});
  });
  const answered = next({ method: 'GET', url: '/', headers: {} }, end.signal);
  await new Promise((resolve) => setImmediate(resolve));
  end.abort();
  await expect(answered).rejects.toThrow();
  expect(told).toHaveBeenCalledTimes(1);
});
