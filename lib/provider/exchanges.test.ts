import { Exchanges } from './exchanges';

const URL_OF_POST = 'https://provider.example/api/v1/blogs/gold';

test('it notes of each call the status, the type and the names of the response, and no value', async () => {
  const exchanges = new Exchanges();
  const send = exchanges.noting(async () => Response.json({ data: 'a reader', message: 'ok' }));
  await send(URL_OF_POST);
  expect(await (await send(URL_OF_POST)).json()).toEqual({ data: 'a reader', message: 'ok' });
  await exchanges.noting(async () => new Response('<html>', { status: 502 }))(URL_OF_POST, {
    method: 'POST',
  });
  expect(exchanges.lines()).toEqual([
    'GET /blogs/…\n    200 application/json {data, message}',
    'POST /blogs/…\n    502 text/plain;charset=UTF-8 no JSON',
  ]);
});

test('it notes why there was no response, and the caller gets the error', async () => {
  const exchanges = new Exchanges();
  const error = new TypeError('fetch failed', { cause: new Error('refused') });
  await expect(exchanges.noting(() => Promise.reject(error))(URL_OF_POST)).rejects.toBe(error);
  expect(exchanges.lines()).toEqual(['GET /blogs/…\n    no answer: refused']);
});
