import { log } from '@/lib/platform/log';
import { formProblem, respondWithPage } from '@/lib/platform/http/form-page';
import { sendAsUnavailable } from '@/lib/platform/http/page-status';
import { nextOf, type Handle } from './next-handler';

const HOST = 'samvit.example';

const get = (handle: Handle) =>
  nextOf(handle)({ method: 'GET', url: '/search.json', headers: { host: HOST } });

test('a handler that throws fails the request, which would otherwise never end', async () => {
  const asked = get(async () => {
    throw new Error('away');
  });
  await expect(asked).rejects.toThrow('away');
});

test('a handler that throws after its response is logged: nobody waits for it any more', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation();
  const { body } = await get(async (_, response) => {
    response.end('a page');
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('too late');
  });
  expect(body.toString()).toBe('a page');
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

describe('a handler that names a page', () => {
  const DOCUMENT = { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-store' };
  const FORM = {
    host: HOST,
    cookie: 'session=1; old=1; kept=x; a b=%',
    'content-security-policy': "script-src 'nonce-a'",
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': '9',
    rsc: '1',
    'if-none-match': '"a"',
  };

  /** @param page answers the request for the page */
  const post = (page: Handle, form = 'name=Asha') => {
    const next = nextOf(async (request, response) => {
      if (request.method === 'GET') return page(request, response);
      let name = '';
      for await (const chunk of request) name += String(chunk);
      respondWithPage({ path: '/form/again', problem: { message: 'No', status: 422, fields: { name } } });
      response
        .writeHead(422, {
          'Set-Cookie': ['a=1; Path=/', 'old=; Max-Age=0'],
          'Retry-After': '7',
          'Cache-Control': 'no-store',
          'Content-Length': '0',
        })
        .end();
    });
    return next({ method: 'POST', url: '/api/form', headers: FORM, body: Buffer.from(form) });
  };

  test('is answered with that page, with the status, cookies and wait of the handler', async () => {
    let told: Record<string, unknown> = {};
    const response = await post(async (request, reply) => {
      told = { url: request.url, ...request.headers };
      await new Promise((resolve) => setImmediate(resolve));
      reply.writeHead(200, DOCUMENT).end(`${formProblem()?.message} ${String(formProblem()?.fields.name)}`);
    });
    expect(response.body.toString()).toBe('No name=Asha');
    expect(response).toMatchObject({
      status: 422,
      headers: {
        'content-type': 'text/html',
        'cache-control': 'no-store',
        'set-cookie': ['a=1; Path=/', 'old=; Max-Age=0'],
        'retry-after': '7',
      },
    });
    expect(told).toMatchObject({
      url: '/form/again',
      host: HOST,
      // As the browser will have them.
      cookie: 'session=1; kept=x; a b=%; a=1',
      'content-security-policy': "script-src 'nonce-a'",
    });
    for (const name of ['content-type', 'content-length', 'rsc', 'if-none-match'])
      expect(told).not.toHaveProperty(name);
  });

  test('belongs to its request alone, however many there are at once', async () => {
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((form) =>
        post(async (_, reply) => {
          await new Promise((resolve) => setTimeout(resolve, form === 'a' ? 10 : 1));
          reply.end(String(formProblem()?.fields.name));
        }, form),
      ),
    );
    expect(responses.map(({ body }) => body.toString())).toEqual(['a', 'b', 'c']);
    expect(formProblem()).toBeUndefined();
  });

  test.each([
    [307, 303],
    [404, 404],
    [500, 500],
  ])('is answered with what became of the page instead: %d as %d', async (ofPage, sent) => {
    const response = await post(async (_, reply) => reply.writeHead(ofPage, { Location: '/web' }).end());
    expect(response).toMatchObject({
      status: sent,
      headers: { location: '/web', 'set-cookie': ['a=1; Path=/', 'old=; Max-Age=0'] },
    });
  });

  test('says of its status what the page says of it', async () => {
    const response = await post(async (_, reply) => {
      sendAsUnavailable('5');
      reply.end();
    });
    expect(response.page).toEqual({ retryAfter: '5' });
  });
});
