import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { CHALLENGE_COOKIE, sessionCookieName } from '@/lib/platform/http/cookies';
import { sendCode } from '@/lib/services/sign-in/sign-in';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { exposeToNextAuth, siteOrigin } from '@/lib/platform/env';
import { declareAdult } from '@/lib/records/declarations';
import { log } from '@/lib/platform/log';
import { serverSecret } from '@/lib/platform/secret';
import { outboxDir } from '@/lib/platform/mail/outbox';
import { readLegal } from '@/lib/content/legal';
import { inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { tokenInCookie } from '@/lib/services/sign-in/session-cookie';
import { inFormScope, type FormScope } from '@/lib/platform/http/form-page';
import { GET, POST } from './[...nextauth]/route';
import { POST as signInHandler } from './callback/credentials/route';
import { POST as signOutHandler } from './signout/route';

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
/** The handlers of posts, by their address. */
const HANDLERS = new Map([
  ['callback/credentials', signInHandler],
  ['signout', signOutHandler],
]);
type Fields = Record<string, unknown>;
const post = (address: string, body: string | Fields, cookie = '', headers: Record<string, string> = {}) =>
  (HANDLERS.get(address.split('?')[0] ?? '') ?? POST)(
    new Request(`${siteOrigin()}/api/auth/${address}`, {
      method: 'POST',
      headers: {
        cookie,
        ...headers,
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

let people = 0;
const nextAddress = () => `reader-${(people += 1)}@example.com`;

async function askForCode(email: string) {
  const challenge = await sendCode({ email, client: 'browser', channel: 'browser' });
  const mails = readdirSync(outboxDir())
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(outboxDir(), name), 'utf8'));
  const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? '';
  return { otp: /^ {4}(\d{6})$/m.exec(mail)?.[1] ?? '', cookie: `${CHALLENGE_COOKIE}=${challenge}` };
}

/** What a browser sends from a page of this site. */
const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' };
const CREDENTIALS = 'callback/credentials';
const valueOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

/** The two proofs of a post: next-auth's own token, which a script asks for, and a page of ours. */
const PROOFS: Record<string, () => Promise<Proof>> = {
  'next-auth’s token': async () => {
    const { csrfToken, cookie } = await csrf();
    return { fields: { csrfToken }, cookie, headers: {} };
  },
  'a page of ours': async () => ({ fields: {}, cookie: '', headers: FROM_OUR_PAGE }),
};
type Proof = { fields: Record<string, string>; cookie: string; headers: Record<string, string> };

describe.each(Object.entries(PROOFS))('with %s', (_, proof) => {
  const signIn = async (email: string, { asForm = false, older = '' } = {}) => {
    const { fields, cookie, headers } = await proof();
    const code = await askForCode(email);
    const sent = { ...fields, email, otp: code.otp, callbackUrl: '/web/account' };
    const body = asForm ? new URLSearchParams(sent).toString() : sent;
    return post(CREDENTIALS, body, [cookie, code.cookie, older].join('; '), headers);
  };
  const signedInAs = async (jar: string) => (await get('session', jar)).json();

  test('a form signs in and out with a redirect, JSON with an object', async () => {
    for (const asForm of [true, false]) {
      const email = nextAddress();
      const signedIn = await signIn(email, { asForm });
      const jar = cookiesOf(signedIn);
      expect(await signedInAs(jar)).toMatchObject({ user: { email } });
      if (asForm) expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([303, '/web/account']);
      else expect(await signedIn.json()).toMatchObject({ data: { location: '/web/account' } });

      const { fields, cookie, headers } = await proof();
      const body = asForm ? new URLSearchParams(fields).toString() : fields;
      const signedOut = await post('signout', body, `${cookie}; ${jar}`, headers);
      expect(signedOut.status).toBe(asForm ? 303 : 200);
      expect(signedOut.headers.getSetCookie().join()).toContain(`${SESSION}=;`);
      // The same cookie, replayed.
      expect(await signedInAs(jar)).toEqual({});
    }
  });

  test('signing in sets the cookies of this site alone, and scripts can read the mark of being signed in', async () => {
    const response = await signIn(nextAddress());
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      SESSION,
      'signed-in',
      'known-browser',
      CHALLENGE_COOKIE,
      'sign-in-flash',
    ]);
    expect(valueOf(response, SESSION)).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(valueOf(response, 'signed-in')).toMatch(/^signed-in=1; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    const token = await tokenInCookie(valueOf(response, SESSION).split(/[=;]/)[1]);
    expect(token).toMatch(/^[\w-]{20,}$/);
    expect(valueOf(response, SESSION)).not.toContain(token);
  });

  test('signing in again ends the session of the older cookie, and not that of another browser', async () => {
    const email = nextAddress();
    const [first, elsewhere] = [cookiesOf(await signIn(email)), cookiesOf(await signIn(nextAddress()))];
    expect(await signedInAs(first)).toMatchObject({ user: { email } });
    const second = cookiesOf(await signIn(nextAddress(), { older: first }));
    expect(await signedInAs(second)).toHaveProperty('user');
    expect(await signedInAs(first)).toEqual({});
    expect(await signedInAs(elsewhere)).toHaveProperty('user');
  });

  test.each([
    ['errors.code-missing', {}],
    ['errors.code-length', { otp: '1' }],
    ['errors.code-characters', { otp: '12345-?' }],
    ['errors.email', { email: { $ne: '' }, otp: 'abcdef' }],
    ['errors.code-expired', { otp: 'abcdef' }],
  ])('the refusal has the message %s', async (key, wrong) => {
    const { fields, cookie, headers } = await proof();
    const response = await post(CREDENTIALS, { ...fields, email: EMAIL, ...wrong }, cookie, headers);
    expect([response.status, await response.json()]).toEqual([400, { status: 400, message: text(key) }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('a refused form leads to the sign-in screen, which shows the message', async () => {
    const { fields, cookie, headers } = await proof();
    const form = new URLSearchParams({ ...fields, email: EMAIL, otp: 'abcdef', callbackUrl: '/web/account' });
    const scope: FormScope = {};
    const response = await inFormScope(scope, () => post(CREDENTIALS, form.toString(), cookie, headers));
    expect(response.status).toBe(400);
    expect(scope.page).toMatchObject({
      path: '/web?callbackUrl=%2Fweb%2Faccount',
      problem: { message: text('errors.code-expired'), fields: { email: EMAIL } },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

test.each([CREDENTIALS, 'signout'])('without a proof, or with a wrong one, %s is refused', async (action) => {
  const { cookie } = await csrf();
  const code = await askForCode(nextAddress());
  for (const [sent, headers] of [
    [{}, {}],
    [{}, { 'sec-fetch-site': 'cross-site' }],
    [{}, { origin: 'https://evil.example' }],
    [{ csrfToken: 'made-up' }, {}],
    [{ csrfToken: 'made-up' }, FROM_OUR_PAGE],
    [{ csrfToken: null }, {}],
  ] as [Fields, Record<string, string>][]) {
    const fields = { ...sent, email: EMAIL, otp: code.otp };
    const response = await post(action, fields, `${cookie}; ${code.cookie}`, headers);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test.each([
  ['GET', 'signin'],
  ['GET', 'signin/credentials'],
  ['GET', 'signout'],
  ['GET', 'providers'],
  ['GET', 'error?error=%0A%1B%5B31mforged'],
  ['GET', 'verify-request'],
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

test.each([
  ['where it was asked for', '/hi/web/saved', { page: '/hi/web/saved', path: '/hi/web', locale: 'hi' }],
  ['the declaration, before the feed', '/web', { page: '/hi/web', path: '/hi/web', locale: 'hi' }],
  ['the feed, after it', '/web', { page: '/web', path: '/web', locale: 'en' }],
])(
  'who signs in on a Hindi page is told so by the next page, %s, in its language',
  async (next, callbackUrl, { page, path, locale }) => {
    const email = nextAddress();
    const [terms, privacy] = [readLegal('terms-and-conditions'), readLegal('privacy-and-policies')];
    if (next.startsWith('the feed'))
      await declareAdult(db(), email, terms.version, Date.now, privacy.version);
    const { otp, cookie } = await askForCode(email);
    const sent = new URLSearchParams({ email, otp, callbackUrl, 'x-locale': 'hi' });
    const response = await post(CREDENTIALS, String(sent), cookie, FROM_OUR_PAGE);
    expect(response.headers.get('location')).toBe(page);
    const flash = valueOf(response, 'sign-in-flash');
    expect(flash).toContain(`Path=${path};`);
    expect(decodeURIComponent(flash)).toContain(inLocale(locale, () => text('sign-in.done')));
  },
);

test('a body is read up to 64 kB', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16 * 1024).fill(0x61));
    },
  });
  const request = new Request(`${siteOrigin()}/api/auth/${CREDENTIALS}`, {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit);
  expect((await signInHandler(request, undefined)).status).toBe(413);
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
    CREDENTIALS,
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
