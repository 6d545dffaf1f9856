import type { IncomingMessage, ServerResponse } from 'node:http';
import { fakeUpstream, json, type FakeUpstream } from '@/testing/servers/fake-upstream';
import type { Provider } from '@/lib/contract/provider';
import { upstreamProvider } from '.';
import { SEND_PATHS, VERIFY_PATHS } from './otp';

let upstream: FakeUpstream;
let provider: Provider;

beforeEach(async () => {
  upstream = await fakeUpstream();
  provider = upstreamProvider(upstream.url);
});
afterEach(() => upstream.close());

const EMAIL = 'reader@example.com';

/** The address of a server that was closed, so that nothing listens there. */
async function nobody(): Promise<string> {
  const gone = await fakeUpstream();
  await gone.close();
  return gone.url;
}

/** A second upstream, closed with the first. */
let fallback: FakeUpstream | undefined;
async function openFallback(): Promise<FakeUpstream> {
  fallback = await fakeUpstream();
  fallback.answer(json({ status: 200 }));
  return fallback;
}
afterEach(async () => {
  await fallback?.close();
  fallback = undefined;
});

const send = () => provider.sendOtp({ email: EMAIL, code: '000000', purpose: 'sign-in' });
const verify = () => provider.verifyOtp({ email: EMAIL, code: '123456', isMailed: false });
const paths = () => upstream.requests.map((request) => request.url?.replace('/api/v1', ''));

/** Answers only at one path; elsewhere with this status. */
const onlyAt =
  (path: string, body: unknown, elsewhere = 404) =>
  (request: IncomingMessage, response: ServerResponse) =>
    request.url === `/api/v1${path}`
      ? json(body)(request as never, response as never)
      : response.writeHead(elsewhere).end('<h1>No</h1>');

describe('sending a code', () => {
  it.each([404, 405])(
    'tries the specification’s paths in order past a %i, and remembers the one that answers',
    async (status) => {
      upstream.answer(onlyAt('/send-otp', { status: 200 }, status) as never);
      await send();
      expect(paths()).toEqual(SEND_PATHS.slice(0, 4));
      await send();
      expect(paths().slice(4)).toEqual(['/send-otp']);
    },
  );

  it('fails if no path exists', async () => {
    upstream.answer((_request, response) => response.writeHead(404).end());
    await expect(send()).rejects.toMatchObject({ key: 'errors.no-send-path' });
    expect(paths()).toEqual(SEND_PATHS);
  });

  it('fails with the same message however often it is tried, and other calls are made as before', async () => {
    upstream.answer((_request, response) => response.writeHead(404).end());
    for (let i = 0; i < 7; i += 1) await expect(send()).rejects.toThrow('All OTP endpoints failed');
    expect(await provider.blog('none')).toBeNull();
  });

  it('tries the others, in their order, when the remembered path is no longer there', async () => {
    upstream.answer(onlyAt('/otp/send', { status: 200 }) as never);
    await send();
    upstream.answer(onlyAt('/send-otp', { status: 200 }) as never);
    await send();
    expect(paths().slice(3)).toEqual(['/otp/send', '/auth/otp/send', '/auth/send-otp', '/send-otp']);
    await send();
    expect(paths().slice(7)).toEqual(['/send-otp']);
  });

  it('asks a fallback when no path exists, each address by its own path', async () => {
    const fallback = await openFallback();
    fallback.answer(onlyAt('/otp/send', { status: 200 }) as never);
    provider = upstreamProvider(upstream.url, [fallback.url]);
    upstream.answer(onlyAt('/auth/send-otp', { status: 200 }) as never);
    await send();
    expect(fallback.requests).toHaveLength(0);
    upstream.answer((_request, response) => response.writeHead(405).end());
    await send();
    expect(paths().slice(2).sort()).toEqual([...SEND_PATHS].sort());
    expect(fallback.requests).toHaveLength(3);
    upstream.answer(onlyAt('/auth/otp/send', { status: 200 }) as never);
    await send();
    expect(paths().slice(7)).toEqual(['/auth/otp/send']);
  });

  it('is over at once after a fault', async () => {
    upstream.answer(json({ status: 500, message: 'No' }, 500));
    await expect(send()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(upstream.requests).toHaveLength(1);
  });

  it.each([400, 401, 403, 408, 410, 422, 425, 429])(
    'has its answer in a %i, whose words are shown',
    async (status) => {
      const fallback = await openFallback();
      provider = upstreamProvider(upstream.url, [fallback.url]);
      upstream.answer(json({ message: 'Not now' }, status));
      await expect(send()).rejects.toMatchObject({ kind: 'refused', message: 'Not now' });
      upstream.answer((_request, response) => response.writeHead(status).end('<h1>No</h1>'));
      await expect(send()).rejects.toMatchObject({ kind: 'refused', key: 'errors.code-not-sent' });
      expect(upstream.requests).toHaveLength(2);
      expect(fallback.requests).toHaveLength(0);
    },
  );

  it('is not repeated if its outcome is unknown', async () => {
    const fallback = await openFallback();
    provider = upstreamProvider(upstream.url, [fallback.url]);
    upstream.answer((request) => request.socket.destroy());
    await expect(send()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(upstream.requests).toHaveLength(1);
    expect(fallback.requests).toHaveLength(0);
  });

  it('uses the fallback if the upstream is unreachable or responds with an error status', async () => {
    const fallback = await openFallback();
    await upstreamProvider(await nobody(), [fallback.url]).sendOtp({
      email: EMAIL,
      code: '000000',
      purpose: 'sign-in',
    });
    upstream.answer(json({}, 502));
    await upstreamProvider(upstream.url, [fallback.url]).sendOtp({
      email: EMAIL,
      code: '000000',
      purpose: 'sign-in',
    });
    expect(fallback.requests).toHaveLength(2);
  });

  it.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'EHOSTUNREACH',
  ])('uses the fallback if the connection fails with %s, before anything is sent', async (code) => {
    const fallback = await openFallback();
    const cause = Object.assign(new Error(code), { code });
    const failing = jest
      .spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
    await upstreamProvider(upstream.url, [fallback.url]).sendOtp({
      email: EMAIL,
      code: '000000',
      purpose: 'sign-in',
    });
    failing.mockRestore();
    expect(fallback.requests).toHaveLength(1);
  });

  it('has the specification’s message if the upstream is unreachable', async () => {
    await expect(
      upstreamProvider(await nobody()).sendOtp({ email: EMAIL, code: '000000', purpose: 'sign-in' }),
    ).rejects.toMatchObject({
      key: 'errors.no-connection',
    });
  });

  it.each([
    ['<h1>Welcome</h1>', {}],
    ['\ufeff\n<!doctype html><p>Welcome', { 'Content-Type': 'text/plain' }],
    ['Welcome', { 'Content-Type': 'text/html; charset=utf-8' }],
  ])('treats an HTML page as a failure: %j with %j', async (body, headers) => {
    upstream.answer((_request, response) => response.writeHead(200, headers).end(body));
    await expect(send()).rejects.toMatchObject({ kind: 'invalid' });
  });

  it.each([
    [200, '', {}],
    [204, '', {}],
    [200, ' \n', { 'Content-Type': 'text/html' }],
    [202, 'OTP sent', { 'Content-Type': 'text/plain' }],
    [201, 'Sent', {}],
    [200, '{"status":', { 'Content-Type': 'application/json' }],
    [200, '"sent"', {}],
    [200, 'null', {}],
    [200, '[]', {}],
    [200, '{"success":"yes","status":"ok","message":7,"token":""}', { 'Content-Type': 'text/html' }],
  ])('succeeds with a %i that is no page: %j with %j', async (status, body, headers) => {
    upstream.answer((_request, response) => response.writeHead(status, headers).end(body));
    await send();
    expect(upstream.requests).toHaveLength(1);
  });

  it.each([
    '{"success":false,"status":{},"message":"Not now"}',
    '{"success":"false","token":7,"message":"Not now"}',
    '\ufeff{"success":false,"message":"Not now"}',
    '{"status":422,"user":[],"message":"Not now"}',
    '{"success":true,"message":[],"data":{"success":false,"message":"Not now"}}',
  ])('is refused by a 200 that says so, whatever stands beside it: %s', async (body) => {
    upstream.answer((_request, response) => response.writeHead(200).end(body));
    await expect(send()).rejects.toMatchObject({ kind: 'refused', message: 'Not now' });
  });
});

describe('checking a code', () => {
  it('sends the code and the address under both names', async () => {
    let body = '';
    upstream.answer((request, response) => {
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => json({ user: { id: 1 }, token: 't' })(request, response));
    });
    await verify();
    expect(JSON.parse(body)).toEqual({ identifier: EMAIL, email: EMAIL, otp: '123456', code: '123456' });
    expect(paths()).toEqual(VERIFY_PATHS.slice(0, 1));
  });

  it.each([
    [
      'user plus token',
      { user: { id: 7, name: 'Asha', email: 'a@example.com' }, token: 't' },
      { id: '7', name: 'Asha', email: 'a@example.com' },
      't',
    ],
    [
      'the same under data',
      { status: 200, data: { user: { id: '7' }, token: 't' } },
      { id: '7', name: null, email: EMAIL },
      't',
    ],
    ['access_token alone', { access_token: 't' }, { id: EMAIL, name: null, email: EMAIL }, 't'],
    [
      'access_token and user_id',
      { access_token: 't', user_id: 42 },
      { id: '42', name: null, email: EMAIL },
      't',
    ],
    [
      'access_token and user',
      { access_token: 't', user: { id: 'u', name: null } },
      { id: 'u', name: null, email: EMAIL },
      't',
    ],
    [
      'a success flag',
      { success: true },
      { id: EMAIL, name: null, email: EMAIL },
      expect.stringMatching(/^[\w-]{20,}$/),
    ],
    [
      'a success flag beside nulls',
      { success: true, token: null, user: null, user_id: null, message: null, status: null, data: null },
      { id: EMAIL, name: null, email: EMAIL },
      expect.stringMatching(/^[\w-]{20,}$/),
    ],
    [
      'access_token beside nulls',
      { success: null, access_token: 't', token: null, user: null },
      { id: EMAIL, name: null, email: EMAIL },
      't',
    ],
    [
      'a user whose fields are nulls',
      { user: { id: null, email: null, name: null }, token: 't', access_token: null },
      { id: EMAIL, name: null, email: EMAIL },
      't',
    ],
    ['a user without fields', { user: {}, token: 't' }, { id: EMAIL, name: null, email: EMAIL }, 't'],
    [
      'nulls under data beside fields',
      { access_token: 't', user_id: 7, data: { access_token: null, user_id: null } },
      { id: '7', name: null, email: EMAIL },
      't',
    ],
    [
      'a success flag and a token',
      { success: true, token: 't' },
      { id: EMAIL, name: null, email: EMAIL },
      't',
    ],
  ])('accepts %s', async (_name, answer, user, token) => {
    upstream.answer(json(answer));
    expect(await verify()).toEqual({ user, token });
  });

  it.each([
    ['a user beside empty tokens', { user: { id: 7 }, token: 't', access_token: '' }, '7', null],
    ['an access token beside an empty one', { access_token: 't', token: '', user: 'Asha' }, EMAIL, null],
    ['a success flag that is a number', { success: 1, token: 't' }, EMAIL, null],
    ['a success flag that is text', { success: 'true', token: 't' }, EMAIL, null],
    ['an id that is none', { access_token: 't', user_id: {}, user: { id: [] } }, EMAIL, null],
    ['an id beside a user without one', { access_token: 't', user_id: 7, user: { id: '' } }, '7', null],
    ['a name that is a number', { token: 't', user: { id: 1, name: 5 } }, '1', null],
    ['an id and a name that no column takes', { token: 't', user: { id: 'a\0', name: '\0A' } }, EMAIL, 'A'],
    ['a name of two lines', { token: 't', user: { name: ' Asha\nRao ' } }, EMAIL, 'Asha Rao'],
    ['an address that is none', { token: 't', user: { id: 1, email: 'Asha' } }, '1', null],
    ['data that are none', { token: 't', user: { id: 1 }, data: 'x', status: [500] }, '1', null],
    ['fields under data that are none', { access_token: 't', data: { access_token: 5 } }, EMAIL, null],
  ])('accepts %s', async (_name, answer, id, name) => {
    upstream.answer(json(answer));
    expect(await verify()).toEqual({ user: { id, name, email: EMAIL }, token: 't' });
  });

  it('gives a temporary token in place of one that no header can have', async () => {
    for (const token of ['', ' ', '€', 'a\nb', 'a'.repeat(5_000), 7]) {
      upstream.answer(json({ success: true, token, access_token: token }));
      expect((await verify())?.token).toMatch(/^[\w-]{20,}$/);
    }
  });

  it.each([
    ['nothing', {}],
    ['a user without a token', { user: { id: 1 } }],
    ['a token without a user', { token: 't' }],
    ['a token beside a null', { token: 't', user: null }],
    ['nulls alone', { success: null, access_token: null, user: null, token: null }],
    ['a list', []],
    ['a success flag that is any text', { success: 'yes' }],
    ['a user that is a list', { user: [], token: 't' }],
    ['an empty access token', { access_token: '' }],
    ['a token with a line break', { access_token: 'a\nb' }],
    ['a token that no header can have', { user: { id: 1 }, token: '€' }],
    ['a token that is too long', { access_token: 'a'.repeat(5_000) }],
  ])('takes %s for the invalid format it is', async (_name, answer) => {
    upstream.answer(json(answer));
    await expect(verify()).rejects.toMatchObject({ kind: 'invalid' });
  });

  it.each([
    ['in the status', { message: 'Wrong code' }, 400],
    ['in the envelope', { status: 401, message: 'Wrong code' }, 200],
    ['in a flag', { success: false, message: 'Wrong code' }, 200],
    [
      'in a flag that is a number',
      { success: 0, message: 'Wrong code', data: { token: 't', user: {} } },
      200,
    ],
    ['around data', { status: 401, message: 'Wrong code', data: { status: 200, access_token: 't' } }, 200],
  ])('passes a no on, said %s', async (_name, answer, status) => {
    upstream.answer(json(answer, status));
    await expect(verify()).rejects.toMatchObject({ kind: 'refused', message: 'Wrong code' });
  });

  it('fails if no path exists', async () => {
    upstream.answer((_request, response) => response.writeHead(404).end());
    await expect(verify()).rejects.toMatchObject({ key: 'errors.no-verify-path' });
  });
});

describe('widgets', () => {
  const widgets = () => provider.widgets({ feed: 'trending', page: 2, token: 'secret' });

  it('are requested with the bearer token, and read from widgets or data', async () => {
    upstream.answer(json({ widgets: [{ id: 1, title: 'One', content: 'Text', engagement_count: 0 }] }));
    expect((await widgets()).items).toEqual([
      {
        id: '1',
        title: 'One',
        description: 'Text',
        imageUrl: null,
        views: 0,
        trending: false,
        createdAt: '',
      },
    ]);
    expect(upstream.requests[0]?.url).toBe('/api/v1/widgets/trending?page=2&limit=9');
    expect(upstream.requests[0]?.headers.authorization).toBe('Bearer secret');
    upstream.answer(json({ status: 200, data: [{ id: 2 }] }));
    expect((await widgets()).items[0]).toMatchObject({
      id: '2',
      description: 'Advanced investment analysis',
    });
  });

  it.each([
    ['in JSON', json({ message: 'expired' }, 401)],
    ['in HTML', (_: unknown, response: ServerResponse) => void response.writeHead(401).end('<h1>401</h1>')],
    ['in the envelope', json({ status: 401, message: 'expired' })],
  ])('end the session on a 401 said %s', async (_name, answer) => {
    upstream.answer(answer);
    await expect(widgets()).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it.each([200, 400, 401, 403, 404, 422, 429, 500, 503])(
    'tell missing onboarding from everything else, also when it comes with a %i',
    async (status) => {
      upstream.answer(
        json({ status, success: false, message: 'Error: User has not completed onboarding.' }, status),
      );
      await expect(widgets()).rejects.toMatchObject({
        kind: 'refused',
        message: 'User has not completed onboarding',
      });
      expect(upstream.requests).toHaveLength(1);
    },
  );

  it('has other messages passed on', async () => {
    upstream.answer(json({ message: 'Not in your country' }, 403));
    await expect(widgets()).rejects.toMatchObject({ kind: 'refused', message: 'Not in your country' });
  });
});
