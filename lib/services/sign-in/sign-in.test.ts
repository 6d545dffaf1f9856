import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { createSession } from '@/lib/records/sessions';
import { counted } from '@/lib/platform/counters';
import { log } from '@/lib/platform/log';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { outboxDir } from '@/lib/platform/mail/outbox';
import { provider } from '@/lib/provider';
import { deleteAccount } from './account';
import { isKnownBrowser, markBrowser } from './known-browser';
import { sendCode, verifyCode } from './sign-in';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const NOW = Date.parse('2026-11-20T10:00:00Z');
let now = NOW;
beforeEach(() => {
  now = NOW;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(log, 'info').mockImplementation();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const table of ['otp_challenges', 'rate_limits', 'users'] as const)
    await db().deleteFrom(table).execute();
  rmSync(outboxDir(), { recursive: true, force: true });
});

const EMAIL = 'reader@example.com';
let client = 0;
/** Every request from another client, as an attacker with unlimited addresses sends them. */
const send = (options: Partial<Parameters<typeof sendCode>[0]> = {}) =>
  sendCode({ email: EMAIL, client: `client-${(client += 1)}`, channel: 'browser', ...options });
const sendByApi = (options: Partial<Parameters<typeof sendCode>[0]> = {}) =>
  send({ channel: 'api', client: 'phone', ...options });
/** The specification's fields alone, unless a challenge is given. */
const verifyByApi = (
  code: string,
  { client = 'phone', challenge }: { client?: string; challenge?: string } = {},
) => verifyCode({ email: EMAIL, code, challenge, channel: 'api', client });
const verify = (challenge: string | undefined, code: string, email = EMAIL) =>
  verifyCode({ email, code, challenge, channel: 'browser' });

/** The codes of all mails so far. */
function mailedCodes(): string[] {
  return readdirSync(outboxDir())
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^ {4}(\d{6})$/m.exec(readFileSync(path.join(outboxDir(), name), 'utf8'))?.[1] ?? '');
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('mails six digits that sign the person in, once', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  expect(code).toMatch(/^\d{6}$/);
  expect(await verify(challenge, code)).toMatchObject({ user: { email: EMAIL } });
  await expect(verify(challenge, code)).rejects.toMatchObject({ status: 400 });
});

it('stores a keyed hash of the code, and neither the code nor the token of its challenge', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  const rows = JSON.stringify(await db().selectFrom('otp_challenges').selectAll().execute());
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(challenge);
});

it('gives a person the same id, however the address is spelled', async () => {
  const first = await verify(await send(), mailedCodes()[0] ?? '');
  rmSync(outboxDir(), { recursive: true });
  now += MINUTE;
  const challenge = await send({ email: 'Reader@Example.com' });
  const second = await verify(challenge, mailedCodes()[0] ?? '', ' READER@example.com');
  expect(second.user.id).toBe(first.user.id);
});

it('accepts exactly one of many simultaneous correct attempts', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => verify(challenge, code)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

it('accepts five attempts, and then not even the correct code', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  for (let i = 0; i < 5; i += 1)
    await expect(verify(challenge, wrong(code))).rejects.toMatchObject({ message: 'errors.wrong-code' });
  await expect(verify(challenge, code)).rejects.toMatchObject({ status: 400 });
});

it('counts simultaneous attempts', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  await Promise.allSettled(Array.from({ length: 50 }, () => verify(challenge, wrong(code))));
  await expect(verify(challenge, code)).rejects.toMatchObject({ status: 400 });
});

it('rejects a code after ten minutes', async () => {
  const challenge = await send();
  now += 10 * MINUTE;
  await expect(verify(challenge, mailedCodes()[0] ?? '')).rejects.toMatchObject({ status: 400 });
});

it('rejects the old code when the browser has requested a new one', async () => {
  const old = await send();
  const [code = ''] = mailedCodes();
  now += MINUTE;
  await send({ previous: old });
  await expect(verify(old, code)).rejects.toMatchObject({ status: 400 });
});

it.each([
  ['another browser', 'a-token-of-its-own'],
  ['no browser at all', undefined],
])('does not accept the code from %s, which cannot use up its attempts either', async (_name, stranger) => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  for (let i = 0; i < 20; i += 1) await verify(stranger, code).catch(() => undefined);
  expect(await verify(challenge, code)).toMatchObject({ user: { email: EMAIL } });
});

it('accepts a code for its own address only', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  await expect(verify(challenge, code, 'other@example.com')).rejects.toMatchObject({ status: 400 });
});

it("does not accept a browser's code on /api/v1, nor the other way round", async () => {
  const browser = await send();
  const [code = ''] = mailedCodes();
  await expect(verifyByApi(code, { challenge: browser })).rejects.toMatchObject({ status: 400 });
  await expect(verifyByApi(code)).rejects.toMatchObject({ status: 400 });
  expect(await verify(browser, code)).toBeTruthy();
});

describe('on /api/v1', () => {
  const REFUSED = { status: 400 };

  it('accepts the specification’s fields alone, from another client too', async () => {
    await sendByApi();
    expect(await verifyByApi(mailedCodes()[0] ?? '')).toBeTruthy();
    rmSync(outboxDir(), { recursive: true });
    now += MINUTE;
    await sendByApi();
    expect(await verifyByApi(mailedCodes()[0] ?? '', { client: 'phone-in-another-network' })).toBeTruthy();
  });

  it('accepts attempts at a bound challenge only with its token, from any client', async () => {
    const challenge = await sendByApi({ bound: true });
    const [code = ''] = mailedCodes();
    for (const client of ['phone', 'stranger'])
      await expect(verifyByApi(code, { client })).rejects.toMatchObject(REFUSED);
    await expect(verifyByApi(code, { challenge: 'made-up' })).rejects.toMatchObject(REFUSED);
    expect(await verifyByApi(code, { challenge, client: 'phone-in-another-network' })).toBeTruthy();
  });

  it.each([true, false])('strangers cannot use up the attempts of a challenge (bound: %s)', async (bound) => {
    const challenge = await sendByApi({ bound });
    const [code = ''] = mailedCodes();
    for (let i = 0; i < 30; i += 1)
      await verifyByApi(wrong(code), { client: `stranger-${i}` }).catch(() => undefined);
    for (let i = 0; i < 4; i += 1)
      await expect(verifyByApi(wrong(code), bound ? { challenge } : {})).rejects.toMatchObject({
        message: 'errors.wrong-code',
      });
    expect(await verifyByApi(code, bound ? { challenge } : {})).toBeTruthy();
  });

  it("a code that a stranger requests later does not replace one's own", async () => {
    await sendByApi();
    const [code = ''] = mailedCodes();
    now += MINUTE;
    await sendByApi({ client: 'stranger' });
    expect(await verifyByApi(code)).toBeTruthy();
  });

  it("counts wrong codes for other clients' challenges against the client, and no correct ones", async () => {
    for (let person = 0; person < 4; person += 1) {
      const email = `reader-${person}@example.com`;
      await sendByApi({ email });
      const tries = Array.from({ length: 3 }, () =>
        verifyCode({ email, code: 'abcdef', challenge: undefined, channel: 'api', client: 'guesser' }),
      );
      await Promise.allSettled(tries);
    }
    await sendByApi();
    await expect(verifyByApi('abcdef', { client: 'guesser' })).rejects.toBeInstanceOf(RateLimitError);
    expect(
      (await verifyByApi('abcdef', { client: 'other' }).catch((error: unknown) => error)) as object,
    ).toMatchObject(REFUSED);
  });
});

describe('strangers', () => {
  it('cannot lock out a browser that has signed in before', async () => {
    for (let hour = 0; hour < 24; hour += 1)
      for (let i = 0; i < 6; i += 1) {
        now = NOW + hour * HOUR + i * MINUTE;
        const challenge = await send().catch(() => undefined);
        for (let guess = 0; challenge && guess < 5; guess += 1)
          await verify(challenge, 'abcdef').catch(() => undefined);
      }
    await expect(send()).rejects.toBeInstanceOf(RateLimitError);
    expect(await send({ known: true })).toBeTruthy();
  });

  it.each([
    ['by browser', 'api'],
    ['by /api/v1', 'browser'],
  ] as const)('cannot use up the codes of %s through the other way', async (_name, channel) => {
    for (let minute = 0; minute < 30; minute += 1) {
      now = NOW + minute * MINUTE;
      await send({ channel }).catch(() => undefined);
    }
    await expect(send({ channel })).rejects.toBeInstanceOf(RateLimitError);
    expect(await send({ channel: channel === 'api' ? 'browser' : 'api' })).toBeTruthy();
  });

  it('can cause ten mails a day to a mailbox, whatever they add to its name', async () => {
    for (let attempt = 0; attempt < 24 * 60; attempt += 12) {
      now = NOW + attempt * MINUTE;
      for (const way of [{}, { channel: 'api' }, { purpose: 'request' }] as const)
        await send({ email: `reader+${attempt}@example.com`, ...way }).catch(() => undefined);
    }
    expect(mailedCodes()).toHaveLength(10);
  });

  it('reach the limit of their network, however many clients it has', async () => {
    const ask = (i: number, network: string) => send({ email: `reader-${i}@example.com`, network });
    for (let i = 0; i < 120; i += 1) await ask(i, 'a /48');
    await expect(ask(120, 'a /48')).rejects.toBeInstanceOf(RateLimitError);
    expect(await ask(120, 'another /48')).toBeTruthy();
  });

  it('reach the limit of one client before any limit of others', async () => {
    const ask = (i: number) => send({ email: `reader-${i}@example.com`, client: 'flood' });
    for (let i = 0; i < 60; i += 1) await ask(i);
    await expect(ask(60)).rejects.toBeInstanceOf(RateLimitError);
    expect(await send({ email: 'reader-60@example.com' })).toBeTruthy();
  });
});

describe('a flood of codes', () => {
  const MEMBER = EMAIL;
  const STRANGER = 'nobody@example.com';
  beforeEach(async () => {
    await db().insertInto('users').values({ id: 'u', email: MEMBER, created_at: NOW }).execute();
    jest.spyOn(provider(), 'sendOtp').mockResolvedValue();
  });

  /** What an observer sees: a code, or the seconds to wait. */
  const outcome = (options: Parameters<typeof send>[0]) =>
    send(options).then(
      () => 'sent',
      (error: unknown) => (error instanceof RateLimitError ? error.retryAfter : error),
    );

  it('of five clients stops them, and nobody else; members and strangers look the same', async () => {
    const alarms = counted('alarms', 'codes-flood');
    const flood = ['f1', 'f2', 'f3', 'f4', 'f5'];
    for (const client of flood)
      for (let i = 0; i < 60; i += 1) await outcome({ email: `${client}-${i}@example.com`, client });
    for (const email of [MEMBER, STRANGER]) {
      for (const client of flood)
        expect([email, await outcome({ email, client })]).toEqual([email, HOUR / 1000]);
      for (const channel of ['browser', 'api'] as const)
        expect([email, await outcome({ email, channel })]).toEqual([email, 'sent']);
      for (const asker of [{ known: true }, { purpose: 'request' }, { purpose: 'address' }] as const)
        expect([asker, await outcome({ email, ...asker })]).toEqual([asker, 'sent']);
    }
    expect(counted('alarms', 'codes-flood')).toBeGreaterThan(alarms);
  });

  it('leaves each client three codes an hour, whatever the address', async () => {
    const flooded = { key: 'otp-site:all', points: 300, expires_at: NOW + HOUR };
    await db().insertInto('rate_limits').values(flooded).execute();
    for (const addresses of [
      [MEMBER, 'a@example.com', 'b@example.com', STRANGER],
      [STRANGER, 'c@example.com', 'd@example.com', MEMBER],
    ]) {
      now += MINUTE;
      const client = `client-of-${addresses[0]}`;
      const outcomes = [];
      for (const email of addresses) outcomes.push(await outcome({ email, client }));
      expect(outcomes).toEqual(['sent', 'sent', 'sent', HOUR / 1000]);
    }
  });

  it.each([
    ['sign-in', 'otp-site', 1_500],
    ['request', 'otp-site-proving', 500],
  ] as const)(
    'of codes for the %s has an end, the same for all, but not for who is known',
    async (purpose, key, points) => {
      const full = { key: `${key}:all`, points, expires_at: NOW + HOUR };
      await db().insertInto('rate_limits').values(full).execute();
      for (const email of [MEMBER, STRANGER]) expect(await outcome({ email, purpose })).toBe(HOUR / 1000);
      for (const asker of [
        { known: true },
        { purpose: 'deletion' },
        { email: 'new@example.com', purpose: 'new-address', sender: 'somebody@example.com' },
        { purpose: purpose === 'request' ? 'sign-in' : 'request' },
      ] as const)
        expect([asker, await outcome(asker)]).toEqual([asker, 'sent']);
    },
  );
});

it.each([
  ['signs in', {}, 5],
  ['signs in where it did before', { known: true }, 5],
  ['sends a request', { purpose: 'request' }, 2],
  ['deletes an account', { purpose: 'deletion' }, 5],
] as const)(
  'a code that %s can be asked for again each minute, in place of the one before',
  async (_, asker, most) => {
    let previous = await send(asker);
    for (let i = 1; i < most; i += 1) {
      now += MINUTE;
      previous = await send({ ...asker, previous });
    }
  },
);

it('a refused request for another code leaves the one before', async () => {
  const previous = await send();
  const [code = ''] = mailedCodes();
  await expect(send({ previous })).rejects.toBeInstanceOf(RateLimitError);
  expect(await verify(previous, code)).toBeTruthy();
});

describe('codes to one mailbox', () => {
  const KINDS = {
    'a new browser': [{}, 5],
    'a known browser': [{ known: true }, 5],
    'a request': [{ purpose: 'request' }, 2],
    'a signed-in person': [{ purpose: 'nominee' }, 5],
    'an app': [{ channel: 'api' }, 3],
  } as const;

  it.each(Object.entries(KINDS))(
    'for %s are left when all others are used up',
    async (kind, [asker, most]) => {
      for (let i = 0; i < 12; i += 1) {
        // Within ten minutes a code reserves its attempts.
        now += 11 * MINUTE;
        for (const [otherKind, [options]] of Object.entries(KINDS))
          if (otherKind !== kind) await send(options).catch(() => undefined);
      }
      for (let i = 0; i < most; i += 1) {
        now += 11 * MINUTE;
        expect(await send(asker)).toBeTruthy();
      }
      now += 11 * MINUTE;
      await expect(send(asker)).rejects.toBeInstanceOf(RateLimitError);
    },
  );

  it('are also those of a person who moves to it, five a day to any', async () => {
    const ask = (i: number) =>
      send({ email: `new-${i}@example.com`, purpose: 'new-address', sender: EMAIL, client: 'one' });
    for (let i = 0; i < 5; i += 1) await ask(i);
    await expect(ask(5)).rejects.toMatchObject({ retryAfter: DAY / 1000 });
  });
});

it('counts nothing that was requested while the clock was years ahead', async () => {
  now = NOW + 3_650 * DAY;
  for (let i = 0; i < 5; i += 1) {
    await send();
    now += 13 * MINUTE;
  }
  now = NOW;
  expect(await send()).toBeTruthy();
});

it('allows the next code after a minute, after five codes a day, and says when', async () => {
  let previous = await send();
  const again = async (minutes: number) => {
    now = NOW + minutes * MINUTE;
    previous = await send({ previous });
  };
  now += 20_000;
  await expect(send({ previous })).rejects.toMatchObject({ retryAfter: 40 });
  for (let i = 1; i < 5; i += 1) await again(i);
  await expect(again(5)).rejects.toMatchObject({ retryAfter: (DAY - 5 * MINUTE) / 1000 });
  await again(24 * 60);
});

it('does not count codes that were used to sign in', async () => {
  for (let i = 0; i < 12; i += 1) {
    now = NOW + i * MINUTE;
    const challenge = await send();
    expect(await verify(challenge, mailedCodes()[0] ?? '')).toBeTruthy();
    rmSync(outboxDir(), { recursive: true });
  }
});

it('deletes an account with its codes and limits', async () => {
  const { user } = await verify(await send(), mailedCodes()[0] ?? '');
  await createSession(db(), { user, token: 'none' });
  await deleteAccount(db(), user);
  expect(await db().selectFrom('otp_challenges').selectAll().execute()).toEqual([]);
  const limits = await db().selectFrom('rate_limits').select('key').execute();
  expect(limits.filter(({ key }) => key.startsWith('otp-minute'))).toEqual([]);
});

it('logs what happens, without addresses', async () => {
  const infoSpy = jest.spyOn(log, 'info').mockImplementation();
  const challenge = await send();
  const [code = ''] = mailedCodes();
  await verify(challenge, wrong(code)).catch(() => undefined);
  const { user } = await verify(challenge, code);
  await createSession(db(), { user, token: 'none' });
  await deleteAccount(db(), user);
  expect(infoSpy.mock.calls.map(([, event]) => event)).toEqual([
    'Code sent',
    'Wrong code',
    'Signed in',
    'Account deleted',
  ]);
  expect(infoSpy.mock.calls[0]?.[0]).toEqual({ address: 'r…@e…', channel: 'browser' });
  const logText = JSON.stringify(infoSpy.mock.calls);
  for (const secret of [EMAIL, code, challenge]) expect(logText).not.toContain(secret);
});

it.each([
  ['a new browser', {}],
  ['a known browser', { known: true }],
  ['a signed-in person', { purpose: 'deletion' }],
  ['a request', { purpose: 'request' }],
  ['an app', { channel: 'api' }],
] as const)('does not count codes of %s that could not be sent', async (_, asker) => {
  const failing = jest.spyOn(provider(), 'sendOtp').mockRejectedValue(new Error('mail server down'));
  for (let i = 0; i < 12; i += 1) await expect(send(asker)).rejects.toThrow('mail server down');
  failing.mockRestore();
  expect(await send(asker)).toBeTruthy();
  const all = await db()
    .selectFrom('rate_limits')
    .select('points')
    .where('key', 'like', 'otp-site%')
    .execute();
  expect(all.filter(({ points }) => points > 1)).toEqual([]);
});

it('has a client try the mail server sixty times an hour at most', async () => {
  jest.spyOn(provider(), 'sendOtp').mockRejectedValue(new Error('no such mailbox'));
  const ask = (i: number) => send({ email: `reader-${i}@example.com`, client: 'flood' });
  for (let i = 0; i < 60; i += 1) await expect(ask(i)).rejects.toThrow('no such mailbox');
  await expect(ask(60)).rejects.toBeInstanceOf(RateLimitError);
});

it('accepts the mark of a known browser only if we signed it, and only for its address', () => {
  const mark = markBrowser(EMAIL);
  expect(isKnownBrowser(mark, EMAIL)).toBe(true);
  for (const otherMark of [undefined, '', 'x', 'x.y', `${mark}0`, `a${mark}`])
    expect(isKnownBrowser(otherMark, EMAIL)).toBe(false);
  expect(isKnownBrowser(mark, 'other@example.com')).toBe(false);
});
