import { parseSetCookie } from 'cookie';
import { sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { sessionCookie } from '@/testing/site/session-cookie';
import { log } from '@/lib/platform/log';
import { embeddedProvider } from '@/lib/provider/embedded';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { createSession, openSessions } from '@/lib/records/sessions';
import { sharedByToken, shareInsight } from '@/lib/records/shared-insights';
import { declare, hasDeclared, isInForce } from '@/lib/services/sign-in/declared';
import { readFlash } from '@/lib/services/sign-in/flash';
import { sessionHandle } from '@/lib/services/sign-in/session-handle';
import { POST as askForAddress } from './address/route';
import { POST as confirmAddress } from './address/confirm/route';
import { POST as withdraw } from './consent/route';
import { POST as askForCopy } from './copy/code/route';
import { POST as confirmCopy } from './copy/route';
import { GET as copy } from './copy/[file]/route';
import { POST as setName } from './name/route';
import { GET as receipts } from './receipts/route';
import { POST as endSession } from './sessions/end/route';

// The forms of the account as a browser without scripts posts them.

jest.mock('@/lib/provider/embedded', () => {
  const { embeddedProvider: real } = jest.requireActual('@/lib/provider/embedded');
  return { embeddedProvider: { ...real, sendOtp: jest.fn() } };
});
jest.mock('@/lib/platform/mail/mail', () => ({ sendMail: jest.fn(async () => undefined) }));
jest.spyOn(log, 'info').mockImplementation();
jest.spyOn(log, 'error').mockImplementation();

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(() => jest.mocked(embeddedProvider.sendOtp).mockClear());

const mailed = () => jest.mocked(embeddedProvider.sendOtp).mock.lastCall?.[0] ?? { email: '', code: '' };
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
    const response = await handler(
      new Request('http://site/', {
        method: 'POST',
        headers: {
          cookie: cookie(),
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(fields).toString(),
      }),
      undefined,
    );
    const set = response.headers.getSetCookie().map((one) => parseSetCookie(one));
    for (const one of set) jar.set(one.name, one.value ?? '');
    const flash = readFlash(set.find((one) => one.name === 'sign-in-flash')?.value);
    return { status: response.status, location: response.headers.get('location'), flash };
  };
  const get = (path: string) => new Request(`http://site${path}`, { headers: { cookie: cookie() } });
  const load = (file: string) => copy(get('/'), { params: Promise.resolve({ file }) });
  return { email, token, user, post, get, load };
}

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
  expect(await post(setName, { name: ' आशा \t Rao ' })).toMatchObject({ flash: { kind: 'done' } });
  const names = () =>
    Promise.all([
      db().selectFrom('users').select('name').where('email', '=', email).executeTakeFirst(),
      db().selectFrom('sessions').select('name').where('email', '=', email).executeTakeFirst(),
    ]);
  expect(await names()).toEqual([{ name: 'आशा Rao' }, { name: 'आशा Rao' }]);
  expect(await post(setName, { name: 'x'.repeat(81) })).toMatchObject({
    location: '/web/account',
    flash: { kind: 'problem', name: 'x'.repeat(81), message: 'Please write a name of at most 80 characters' },
  });
  await post(setName, { name: '' });
  expect(await names()).toEqual([{ name: null }, { name: null }]);
});

test('on a full disk a sentence says so, and what was typed comes back', async () => {
  const { post } = await someone();
  await sql`pragma query_only = on`.execute(db());
  try {
    const { location, flash } = await post(setName, { name: 'Asha' });
    expect([location, flash?.name]).toEqual(['/web/account', 'Asha']);
    expect(flash?.message).toMatch(/^Our storage is not available, so nothing was saved\./);
  } finally {
    await sql`pragma query_only = off`.execute(db());
  }
});

test('a copy needs a code of this session, and is a private file', async () => {
  const [asha, other] = [await someone(), await someone()];
  expect((await asha.load('data.json')).status).toBe(403);
  expect(await asha.post(askForCopy)).toMatchObject({ status: 303, location: '/web/account/data' });
  const { email, code } = mailed();
  expect(email).toBe(asha.email);
  expect(await asha.post(confirmCopy, { otp: wrong(code) })).toMatchObject({
    flash: { message: 'Invalid OTP. Please try again.' },
  });
  expect((await other.post(confirmCopy, { otp: code })).flash?.message).toMatch(/^This code has expired/);
  expect(await asha.post(confirmCopy, { otp: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
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

test('an address moves after its code; a code of another address, or without one, moves nothing', async () => {
  const [asha, other] = [await someone(), await someone()];
  await declare(db(), asha.user);
  const to = 'new.asha@example.com';
  expect(await asha.post(askForAddress, { email: 'nobody' })).toMatchObject({
    location: '/web/account/address',
    flash: { email: 'nobody', message: 'Please enter a valid email address' },
  });
  expect((await asha.post(askForAddress, { email: asha.email })).flash?.message).toBe(
    'This is already your address.',
  );
  await asha.post(askForAddress, { email: to });
  const { code } = mailed();
  const refused = async (fields: Record<string, string>) =>
    (await asha.post(confirmAddress, fields)).flash?.message;
  expect(await refused({ email: other.email, otp: code })).toMatch(/^This code has expired/);
  expect(await refused({ email: to, otp: wrong(code) })).toBe('Invalid OTP. Please try again.');
  expect(await refused({ email: to })).toBe('Please enter the code');
  expect(await asha.post(confirmAddress, { email: to, otp: code })).toMatchObject({
    location: '/web/account',
    flash: { kind: 'done' },
  });
  expect(await hasDeclared(db(), to)).toBe(true);
  expect(await openSessions(db(), asha.email)).toEqual([]);

  await asha.post(askForAddress, { email: other.email });
  // A stranger could not tell from this whether there is an account.
  expect(mailed().email).toBe(other.email);
  expect(await refused({ email: other.email, otp: mailed().code })).toMatch(/^There is already an account/);
  expect(await openSessions(db(), to)).toHaveLength(1);
});

test('a consent is withdrawn: links end, receipts stay', async () => {
  const { email, user, post, get } = await someone();
  const other = await someone();
  const links = [];
  for (const one of [user, other.user]) {
    await declare(db(), one);
    links.push(await shareInsight(db(), one, { insight: 'gold-record', isInForce }));
  }
  expect(await post(withdraw)).toMatchObject({ location: '/web/account', flash: { kind: 'done' } });
  expect(await hasDeclared(db(), email)).toBe(false);
  const [own, others] = await Promise.all(links.map((token) => sharedByToken(db(), token)));
  expect([own, others?.user_id]).toEqual([undefined, other.email]);
  const file = await receipts(get('/'), undefined);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  const { receipts: rows } = (await file.json()) as { receipts: { withdrawn_at: string | null }[] };
  expect(rows.map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([true, true, true]);
});

test('after the session has ended a form leads to its page, which asks to sign in, and a file is refused', async () => {
  const { email, post, get, load } = await someone();
  await db().deleteFrom('sessions').where('email', '=', email).execute();
  expect(await post(askForAddress, { email: 'new@example.com' })).toMatchObject({
    location: '/web/account/address',
    flash: { kind: 'problem', message: 'Please sign in again.' },
  });
  expect(mailed().email).toBe('');
  expect((await load('data.json')).status).toBe(401);
  expect((await receipts(get('/'), undefined)).status).toBe(401);
});
