import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { CHALLENGE_COOKIE, sessionCookieName } from '@/lib/platform/http/cookies';
import { sendCode } from '@/lib/services/sign-in/sign-in';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { exposeToNextAuth, siteOrigin } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { serverSecret } from '@/lib/platform/secret';
import { outboxDir } from '@/lib/platform/mail/mail';
import { GET, POST } from './[...nextauth]/route';

freshDataDir();
beforeAll(migrate);
// As instrumentation.ts does at a start: next-auth reads variables of its own.
beforeAll(() => exposeToNextAuth(serverSecret(), undefined));
afterAll(closeDb);

let written: string[] = [];
beforeEach(() => {
  written = [];
  for (const level of ['info', 'warn', 'error'] as const)
    jest
      .spyOn(log, level)
      .mockImplementation((...line: unknown[]) => void written.push(JSON.stringify(line)));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const EMAIL = 'reader@example.com';
const SESSION = sessionCookieName();
const context = (address: string) => ({
  params: Promise.resolve({ nextauth: (address.split('?')[0] ?? '').split('/') }),
});
const get = (address: string, cookie = '') =>
  GET(new Request(`${siteOrigin()}/api/auth/${address}`, { headers: { cookie } }), context(address));
const post = (address: string, body: string | Record<string, unknown>, cookie = '') =>
  POST(
    new Request(`${siteOrigin()}/api/auth/${address}`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    context(address),
  );

/** The cookies of a response as a Cookie header. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

async function csrf() {
  const response = await get('csrf');
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  return { csrfToken, cookie: cookiesOf(response) };
}

async function askForCode(email = EMAIL) {
  const challenge = await sendCode({ email, client: 'browser', channel: 'browser' });
  const mails = readdirSync(outboxDir())
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(outboxDir(), name), 'utf8'));
  const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? '';
  return { otp: /^ {4}(\d{6})$/m.exec(mail)?.[1] ?? '', cookie: `${CHALLENGE_COOKIE}=${challenge}` };
}

test.each(['a form', 'JSON'])(
  'credentials sign in and out with %s, as a client of next-auth does it',
  async (as) => {
    const email = as === 'JSON' ? 'other@example.com' : EMAIL;
    const { csrfToken, cookie } = await csrf();
    const code = await askForCode(email);
    const fields = {
      csrfToken,
      email,
      otp: code.otp,
      callbackUrl: `${siteOrigin()}/web/account`,
      json: 'true',
    };
    const signedIn = await post(
      'callback/credentials',
      as === 'JSON' ? fields : new URLSearchParams(fields).toString(),
      `${cookie}; ${code.cookie}`,
    );
    expect(await signedIn.json()).toEqual({ url: `${siteOrigin()}/web/account` });

    const jar = `${cookie}; ${cookiesOf(signedIn)}`;
    expect(await (await get('session', jar)).json()).toMatchObject({ user: { email } });
    const signedOut = await post('signout', { csrfToken }, jar);
    expect(signedOut.status).toBe(302);
    expect(signedOut.headers.getSetCookie().join()).toContain(`${SESSION}=;`);
    // The same cookie, replayed.
    expect(await (await get('session', jar)).json()).toEqual({});
  },
);

test('a wrong code, an invalid code and a post without the CSRF token lead to the sign-in screen', async () => {
  const { csrfToken, cookie } = await csrf();
  for (const fields of [
    { csrfToken, email: EMAIL, otp: 'abcdef' },
    { csrfToken, email: EMAIL },
    { csrfToken, email: { $ne: '' }, otp: ['x'] },
    { email: EMAIL, otp: 'abcdef' },
  ]) {
    const response = await post('callback/credentials', fields, cookie);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(
      /^http:\/\/localhost:\d+\/web\?error=CredentialsSignin$/,
    );
    expect(response.headers.getSetCookie().join()).not.toContain(SESSION);
  }
});

test.each([
  ['GET', 'signin'],
  ['GET', 'signin/credentials'],
  ['GET', 'signout'],
  ['GET', 'providers'],
  ['GET', 'error?error=%0A%1B%5B31mforged'],
  ['GET', 'verify-request'],
  ['GET', 'callback/credentials'],
  ['GET', 'csrf/more'],
  ['GET', '_log'],
  ['POST', '_log'],
  ['POST', 'session'],
  ['POST', 'signin/credentials'],
  ['POST', 'callback/google'],
  ['POST', 'constructor'],
])('%s %s is not found, and leaves nothing in the log', async (method, address) => {
  const body = { level: 'error', code: 'forged\n{"level":50}', message: '\u001b[31m' };
  const response = method === 'GET' ? await get(address) : await post(address, body);
  expect(response.status).toBe(404);
  expect(written).toEqual([]);
});

test('a body is read up to 64 kB', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16 * 1024).fill(0x61));
    },
  });
  const request = new Request(`${siteOrigin()}/api/auth/callback/credentials`, {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit);
  expect((await POST(request, context('callback/credentials'))).status).toBe(413);
  expect(sent).toBeLessThan(10);
});

describe('a callbackUrl', () => {
  const FOREIGN = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://',
    'x',
    '%',
    '%00',
    '\n{"forged":1}',
    '[object Object]',
    `${siteOrigin()}.evil.example/`,
  ];
  const isHere = (response: Response) => {
    expect(response.status).toBeLessThan(500);
    const said = [response.headers.get('Location') ?? '', decodeURIComponent(cookiesOf(response))].join();
    expect(said).not.toMatch(/evil|javascript|forged/);
  };

  test.each(FOREIGN)('%j causes no error and no redirect, in any field', async (callbackUrl) => {
    const { csrfToken, cookie } = await csrf();
    const query = new URLSearchParams({ callbackUrl }).toString();
    const kept = `${cookie}; next-auth.callback-url=${encodeURIComponent(callbackUrl)}`;
    const raw = `${cookie}; next-auth.callback-url=${callbackUrl.replace(/[^\x20-\x7e]/g, '')}`;
    for (const jar of [kept, raw]) {
      isHere(await get('csrf', jar));
      isHere(await get('session', jar));
      isHere(await post('signout', { csrfToken }, jar));
    }
    isHere(await get(`session?${query}`));
    isHere(await post(`signout?${query}`, { csrfToken }, cookie));
    isHere(await post('signout', { csrfToken, callbackUrl }, cookie));
    isHere(await post('signout', new URLSearchParams({ csrfToken, callbackUrl }).toString(), cookie));
    expect(written.join()).not.toMatch(/evil|forged/);
  });

  test.each([[null], [5], [{ a: 1 }], [['/web']]])(
    '%j in JSON causes no error either',
    async (callbackUrl) => {
      const { csrfToken, cookie } = await csrf();
      isHere(await post('signout', { csrfToken, callbackUrl }, cookie));
    },
  );
});

test('a database that cannot be read causes a 503, and ends no session', async () => {
  const { csrfToken, cookie } = await csrf();
  const code = await askForCode('third@example.com');
  const signedIn = await post(
    'callback/credentials',
    { csrfToken, email: 'third@example.com', otp: code.otp },
    `${cookie}; ${code.cookie}`,
  );
  const broken = jest.spyOn(db(), 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_READ' });
  });
  const response = await get('session', cookiesOf(signedIn));
  broken.mockRestore();
  expect(response.status).toBe(503);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('an invalid session that is sent repeatedly does not fill the log', async () => {
  for (let i = 0; i < 200; i += 1) await get('session', `${SESSION}=made-up-${i}`);
  expect(written.join()).toContain('JWT_SESSION_ERROR');
  // The minute of the log's limit may end in the middle of the test.
  expect(written.length).toBeLessThanOrEqual(2 * 61);
});
