import { parseSetCookie } from 'cookie';
import { sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { responseToForm } from '@/testing/site/form-response';
import { sessionCookie } from '@/testing/site/session-cookie';
import { log } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/mail';
import { embeddedProvider } from '@/lib/provider/embedded';
import { readAddressChange } from '@/lib/records/address-changes';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { nomineeOf } from '@/lib/records/nominees';
import { deleteSendLimits } from '@/lib/records/send-limits';
import { createSession, openSessions } from '@/lib/records/sessions';
import { sharedByToken, shareInsight } from '@/lib/records/shared-insights';
import { declare, hasDeclared, isInForce } from '@/lib/services/sign-in/declared';
import { readFlash } from '@/lib/services/sign-in/flash';
import { sessionHandle } from '@/lib/services/sign-in/session-handle';
import { routes } from '@/lib/web/routes';
import { POST as signIn } from '../auth/callback/credentials/route';
import { POST as sendRequest } from '../requests/route';
import { POST as askForAddress } from './address/route';
import { POST as confirmAddress } from './address/confirm/route';
import { POST as undo } from './address/undo/route';
import { POST as withdraw } from './consent/route';
import { POST as askForCode } from './code/route';
import { GET as copy } from './copy/[file]/route';
import { POST as deleteAccount } from './delete/route';
import { POST as setName } from './name/route';
import { POST as nominee } from './nominee/route';
import { POST as prove } from './proof/route';
import { GET as receipts } from './receipts/route';
import { POST as endSession } from './sessions/end/route';
import { POST as endAll } from './sessions/route';

// The forms of the account as a browser without scripts posts them.

jest.mock('@/lib/provider/embedded', () => {
  const { embeddedProvider: real } = jest.requireActual('@/lib/provider/embedded');
  return { embeddedProvider: { ...real, sendOtp: jest.fn() } };
});
jest.mock('@/lib/platform/mail/mail', () => ({ sendMail: jest.fn(async () => undefined) }));
const sent = jest.mocked(sendMail);
jest.spyOn(log, 'info').mockImplementation();
jest.spyOn(log, 'error').mockImplementation();

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(() => jest.mocked(embeddedProvider.sendOtp).mockClear());

const mailed = () =>
  jest.mocked(embeddedProvider.sendOtp).mock.lastCall?.[0] ?? { email: '', code: '', purpose: 'sign-in' };
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

let people = 0;
/** A signed-in person, and a browser that holds cookies and posts forms. */
async function someone() {
  const email = `reader-${(people += 1)}@example.com`;
  const user = { id: email, email, name: null };
  await db().insertInto('users').values({ id: email, email, created_at: 0 }).execute();
  const token = await createSession(db(), { user, token: 'p' });
  const [name = '', value = ''] = (await sessionCookie(token)).split('=');
  const jar = new Map([[name, value]]);
  const cookie = () => [...jar].map(([key, one]) => `${key}=${encodeURIComponent(one)}`).join('; ');
  const post = async (handler: typeof setName, fields: Record<string, string> = {}) => {
    const { response, page } = await responseToForm(
      handler,
      new Request('http://site/', {
        method: 'POST',
        headers: {
          cookie: cookie(),
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(fields).toString(),
      }),
    );
    const set = response.headers.getSetCookie().map((one) => parseSetCookie(one));
    for (const one of set) jar.set(one.name, one.value ?? '');
    const flash = readFlash(set.find((one) => one.name === 'sign-in-flash')?.value);
    const location = response.headers.get('location') ?? page?.path;
    return { status: response.status, location, flash, problem: page?.problem, result: page?.result };
  };
  const get = (path: string) => new Request(`http://site${path}`, { headers: { cookie: cookie() } });
  const load = (file: string) => copy(get('/'), { params: Promise.resolve({ file }) });
  return { email, token, user, jar, post, get, load };
}
type Person = Awaited<ReturnType<typeof someone>>;

const NOMINEE = { name: 'Ravi', contact: 'ravi at work', relation: 'brother' };

test('a session is ended by its handle; that of somebody else, or a made-up one, is not', async () => {
  const [asha, other] = [await someone(), await someone()];
  await createSession(db(), { user: { id: 'x', email: asha.email, name: null }, token: 'p' });
  const [stranger] = await openSessions(db(), other.email);
  for (const handle of ['', 'x', sessionHandle(stranger?.id ?? '')])
    await asha.post(endSession, { session: handle });
  expect(await openSessions(db(), other.email)).toHaveLength(1);
  expect(await openSessions(db(), asha.email)).toHaveLength(2);
  for (const { id } of await openSessions(db(), asha.email)) {
    const { status, location } = await asha.post(endSession, { session: sessionHandle(id) });
    expect([status, location]).toEqual([303, '/web/account']);
  }
  expect(await openSessions(db(), asha.email)).toEqual([]);
});

test('a name is stored on one line; one that is too long comes back with a sentence', async () => {
  const { email, post } = await someone();
  expect(await post(setName, { name: ' आशा \t Rao ' })).toMatchObject({ flash: expect.any(String) });
  const names = () =>
    Promise.all([
      db().selectFrom('users').select('name').where('email', '=', email).executeTakeFirst(),
      db().selectFrom('sessions').select('name').where('email', '=', email).executeTakeFirst(),
    ]);
  expect(await names()).toEqual([{ name: 'आशा Rao' }, { name: 'आशा Rao' }]);
  expect(await post(setName, { name: 'x'.repeat(81) })).toMatchObject({
    location: '/web/account',
    status: 400,
    problem: { fields: { name: 'x'.repeat(81) }, message: 'Please write a name of at most 80 characters' },
  });
  await post(setName, { name: '' });
  expect(await names()).toEqual([{ name: null }, { name: null }]);
});

test('on a full disk a sentence says so, and what was typed comes back', async () => {
  const { post } = await someone();
  await sql`pragma query_only = on`.execute(db());
  try {
    const { status, location, problem } = await post(setName, { name: 'Asha' });
    expect([status, location, problem?.fields]).toEqual([503, '/form-again/name', { name: 'Asha' }]);
    expect(problem?.message).toMatch(/^Our storage is not available, so nothing was saved\./);
  } finally {
    await sql`pragma query_only = off`.execute(db());
  }
});

/** Asks for a code and returns it. */
async function codeFor({ email, post }: Person, purpose: string): Promise<string> {
  // Another one may be asked for at once.
  await deleteSendLimits(db(), email);
  if (purpose === 'nominee') await post(nominee, NOMINEE);
  else await post(askForCode, { purpose });
  expect(mailed()).toMatchObject({ email, purpose });
  return mailed().code;
}

test('a copy needs a code of this session, and is a private file', async () => {
  const [asha, other] = [await someone(), await someone()];
  expect((await asha.load('data.json')).status).toBe(403);
  expect(await asha.post(askForCode, { purpose: 'copy' })).toMatchObject({
    status: 303,
    location: '/web/account/data',
  });
  const { email, code } = mailed();
  expect(email).toBe(asha.email);
  const confirm = (person: Person, otp: string) => person.post(prove, { purpose: 'copy', otp });
  expect(await confirm(asha, wrong(code))).toMatchObject({
    problem: { message: 'Invalid OTP. Please try again.' },
  });
  expect((await confirm(other, code)).problem?.message).toMatch(/^This code has expired/);
  expect(await confirm(asha, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
    location: '/web/account/data',
    flash: null,
  });
  const file = await asha.load('data.json');
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="data.json"',
  });
  expect(await file.json()).toMatchObject({ address: asha.email, stored: { accounts: [{ email }] } });
  expect(await (await asha.load('data.csv')).text()).toContain(`accounts,1,email,${email}\r\n`);
  expect((await asha.load('data.xml')).status).toBe(404);
  expect((await other.load('data.json')).status).toBe(403);
});

describe('a cookie alone', () => {
  /** What takes an account away, as somebody with the cookie of its session posts it. */
  const ATTEMPTS: Record<string, (thief: Person, otp: string) => Promise<unknown>> = {
    copy: (thief, otp) => thief.post(prove, { purpose: 'copy', otp }),
    address: (thief, otp) => thief.post(prove, { purpose: 'address', otp }),
    'new-address': (thief, otp) =>
      thief.post(confirmAddress, { email: 'thief@example.com', otp, purpose: 'address' }),
    deletion: (thief, otp) => thief.post(deleteAccount, { email: thief.email, otp }),
    sessions: (thief, otp) => thief.post(endAll, { otp }),
    nominee: (thief, otp) => thief.post(nominee, { ...NOMINEE, otp }),
  };
  const codes = ['copy', 'address', 'deletion', 'sessions', 'nominee'];

  /** What an owner would miss. */
  async function stateOf({ email, load, post }: Person) {
    return {
      sessions: (await openSessions(db(), email)).length,
      account: await db().selectFrom('users').select('id').where('email', '=', email).execute(),
      nominee: await nomineeOf(db(), email),
      copy: (await load('data.json')).status,
      // Who has proven the address is told here that it is the same.
      move: (await post(askForAddress, { email })).problem?.message,
    };
  }

  test.each(Object.entries(ATTEMPTS))(
    'does nothing to the %s: no code, a wrong one, no proof',
    async (purpose, attempt) => {
      const thief = await someone();
      const before = await stateOf(thief);
      for (const otp of ['', '000000']) await attempt(thief, otp);
      expect((await thief.post(askForAddress, { email: 'thief@example.com' })).problem?.message).toBe(
        'Please confirm your address with a new code first.',
      );
      const code = await codeFor(thief, codes.includes(purpose) ? purpose : 'address');
      await attempt(thief, wrong(code));
      expect(await stateOf(thief)).toEqual(before);
    },
  );

  test.each(codes)('does nothing with a code for the %s where another is asked for', async (purpose) => {
    for (const [other, attempt] of Object.entries(ATTEMPTS)) {
      if (other === purpose) continue;
      const thief = await someone();
      const before = await stateOf(thief);
      const code = await codeFor(thief, purpose);
      await attempt(thief, code);
      expect([other, await stateOf(thief)]).toEqual([other, before]);
    }
  });

  test.each(codes)('does not sign in, or send a request, with a code for the %s', async (purpose) => {
    const thief = await someone();
    const otp = await codeFor(thief, purpose);
    const challenge = thief.jar.get('account-challenge') ?? '';
    for (const post of [signIn, sendRequest]) {
      const request = new Request('http://site/', {
        method: 'POST',
        headers: {
          cookie: `sign-in-challenge=${challenge}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ email: thief.email, kind: 'access', otp }),
      });
      const response = await post(request, undefined);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: expect.stringMatching(/^This code has expired/),
      });
    }
  });
});

test('with its code the account is deleted, and all sessions end', async () => {
  const [asha, ravi] = [await someone(), await someone()];
  const deletion = await codeFor(asha, 'deletion');
  expect(await asha.post(deleteAccount, { otp: deletion })).toMatchObject({ location: '/web' });
  expect(await db().selectFrom('users').select('id').where('email', '=', asha.email).execute()).toEqual([]);
  await createSession(db(), { user: ravi.user, token: 'p' });
  const sessions = await codeFor(ravi, 'sessions');
  expect(await ravi.post(endAll, { otp: wrong(sessions) })).toMatchObject({
    location: '/web/account/sessions',
    problem: { message: 'Invalid OTP. Please try again.' },
  });
  expect(await ravi.post(endAll, { otp: sessions })).toMatchObject({ location: '/web' });
  expect(await openSessions(db(), ravi.email)).toEqual([]);
});

test('a nominee is stored with a code; what was typed stands in the page that asks for it', async () => {
  const asha = await someone();
  const first = await asha.post(nominee, NOMINEE);
  expect(first).toMatchObject({ status: 200, result: { email: asha.email, fields: NOMINEE } });
  expect(await nomineeOf(db(), asha.email)).toBeUndefined();
  const { code } = mailed();
  // Pressed twice: the same page, and no second mail.
  expect((await asha.post(nominee, NOMINEE)).status).toBe(200);
  expect(embeddedProvider.sendOtp).toHaveBeenCalledTimes(1);
  expect(await asha.post(nominee, { ...NOMINEE, otp: wrong(code) })).toMatchObject({
    status: 400,
    location: '/form-again/nominee',
    problem: { message: expect.stringContaining('Invalid OTP'), fields: NOMINEE },
  });
  expect(await asha.post(nominee, { ...NOMINEE, otp: code })).toMatchObject({ location: '/web/account' });
  expect(await nomineeOf(db(), asha.email)).toMatchObject({ name: 'Ravi' });

  expect(await asha.post(nominee, { remove: 'yes' })).toMatchObject({
    result: { fields: { remove: 'yes' } },
  });
  expect(await nomineeOf(db(), asha.email)).toBeDefined();
  await asha.post(nominee, { remove: 'yes', otp: mailed().code });
  expect(await nomineeOf(db(), asha.email)).toBeUndefined();
});

/** A person who has just proven the present address. */
async function proven(): Promise<Person> {
  const person = await someone();
  await person.post(prove, { purpose: 'address', otp: await codeFor(person, 'address') });
  return person;
}

test('an address moves after both codes; a code of another address, or without one, moves nothing', async () => {
  const [asha, other] = [await proven(), await someone()];
  await declare(db(), asha.user);
  const to = 'new.asha@example.com';
  expect(await asha.post(askForAddress, { email: 'nobody' })).toMatchObject({
    location: '/web/account/address',
    problem: { fields: { email: 'nobody' }, message: 'Please enter a valid email address' },
  });
  expect((await asha.post(askForAddress, { email: asha.email })).problem?.message).toBe(
    'This is already your address.',
  );
  await asha.post(askForAddress, { email: to });
  expect(mailed()).toMatchObject({ email: to, purpose: 'new-address' });
  const { code } = mailed();
  const refused = async (fields: Record<string, string>) =>
    (await asha.post(confirmAddress, fields)).problem?.message;
  expect(await refused({ email: other.email, otp: code })).toMatch(/^This code has expired/);
  expect(await refused({ email: to, otp: wrong(code) })).toBe('Invalid OTP. Please try again.');
  expect(await refused({ email: to })).toBe('Please enter the code');
  // A thief with a proof of his own address has none of this session.
  const thief = await proven();
  const proof = asha.jar.get('fresh-code') ?? '';
  asha.jar.set('fresh-code', thief.jar.get('fresh-code') ?? '');
  expect(await refused({ email: to, otp: code })).toMatch(/^Please confirm your address with a new code/);
  asha.jar.set('fresh-code', proof);
  expect(await asha.post(confirmAddress, { email: to, otp: code })).toMatchObject({
    location: '/web/account',
    flash: expect.any(String),
  });
  expect(await hasDeclared(db(), to)).toBe(true);
  expect(await openSessions(db(), asha.email)).toEqual([]);
});

test('who has the code of an address with an account may know that; nobody else can tell', async () => {
  const [asha, other] = [await proven(), await someone()];
  await asha.post(askForAddress, { email: other.email });
  // A stranger could not tell from this whether there is an account.
  expect(mailed().email).toBe(other.email);
  const { problem } = await asha.post(confirmAddress, { email: other.email, otp: mailed().code });
  expect(problem?.message).toMatch(/^There is already an account/);
  expect(await openSessions(db(), asha.email)).toHaveLength(1);
});

test('the old address can take the account back with the link in its mail, without a session, once', async () => {
  const asha = await proven();
  const to = `thief-of-${asha.email}`;
  await asha.post(askForAddress, { email: to });
  await asha.post(confirmAddress, { email: to, otp: mailed().code });
  const mail = sent.mock.calls.map(([one]) => one).find((one) => one.to === asha.email);
  expect(mail?.text).not.toContain(to);
  const [, token = ''] = /\/address-change\/([\w-]{43})$/m.exec(mail?.text ?? '') ?? [];
  // A mail program that opens the link changes nothing.
  expect((await readAddressChange(db(), token))?.from).toBe(asha.email);
  expect(await openSessions(db(), to)).toHaveLength(1);
  const press = () => asha.post(undo, { token });
  const path = routes.addressChange(token);
  expect(await press()).toMatchObject({ status: 200, location: path, result: true });
  expect(await openSessions(db(), to)).toEqual([]);
  expect(await openSessions(db(), asha.email)).toEqual([]);
  const { id } = await db()
    .selectFrom('users')
    .select('id')
    .where('email', '=', asha.email)
    .executeTakeFirstOrThrow();
  expect(id).toBe(asha.user.id);
  expect(await press()).toMatchObject({ location: path, result: false });
  expect(await readAddressChange(db(), token)).toBeNull();
  expect(await asha.post(undo, { token: '../web' })).toMatchObject({
    location: '/address-change/-',
    result: false,
  });
  expect(sent.mock.calls.some(([one]) => one.to === to && /earlier address/.test(one.subject))).toBe(true);
});

test('a consent is withdrawn: links end, receipts stay', async () => {
  const { email, user, post, get } = await someone();
  const other = await someone();
  const links = [];
  for (const one of [user, other.user]) {
    await declare(db(), one);
    links.push(await shareInsight(db(), one, { insight: 'gold-record', isInForce }));
  }
  expect(await post(withdraw)).toMatchObject({ location: '/web/account', flash: expect.any(String) });
  expect(await hasDeclared(db(), email)).toBe(false);
  const [own, others] = await Promise.all(links.map((token) => sharedByToken(db(), token)));
  expect([own, others?.user_id]).toEqual([undefined, other.email]);
  const file = await receipts(get('/'), undefined);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  const { receipts: rows } = (await file.json()) as { receipts: { withdrawn_at: string | null }[] };
  expect(rows.map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([true, true, true]);
});

test('after the session has ended a form comes back with what was typed, and a file is refused', async () => {
  const { email, post, get, load } = await someone();
  await db().deleteFrom('sessions').where('email', '=', email).execute();
  expect(await post(askForAddress, { email: 'new@example.com' })).toMatchObject({
    status: 401,
    location: '/form-again/address',
    problem: { message: 'Please sign in again.', fields: { email: 'new@example.com' } },
  });
  expect(mailed().email).toBe('');
  expect((await load('data.json')).status).toBe(401);
  expect((await receipts(get('/'), undefined)).status).toBe(401);
});
