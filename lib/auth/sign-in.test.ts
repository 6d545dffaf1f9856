import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/e2e/support/fresh-data-dir';
import { DAY, HOUR, MINUTE } from '@/lib/clock';
import { closeDb, db } from '@/lib/db/client';
import { migrate } from '@/lib/db/migrate';
import { RateLimitError } from '@/lib/limits/rate-limit';
import { outboxDir } from '@/lib/mail/mail';
import { provider } from '@/lib/provider';
import { markBrowser, knownBrowser } from './known-browser';
import { INVALID_OTP, sendCode, verifyCode } from './sign-in';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const NOW = Date.parse('2026-11-20T10:00:00Z');
let now = NOW;
beforeEach(() => {
  now = NOW;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
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
const verify = (challenge: string | undefined, code: string, email = EMAIL) =>
  verifyCode({ email, code, challenge, channel: 'browser' });

/** The codes of all mails so far. */
function mailedCodes(): string[] {
  return readdirSync(outboxDir())
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^ {4}(\d{6})$/m.exec(readFileSync(path.join(outboxDir(), name), 'utf8'))?.[1] ?? '');
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('mails six digits that let the person in, once', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  expect(code).toMatch(/^\d{6}$/);
  expect(await verify(challenge, code)).toMatchObject({ user: { email: EMAIL } });
  await expect(verify(challenge, code)).rejects.toMatchObject({ status: 400 });
});

it('keeps a keyed hash of the code, and neither the code nor the token of its challenge', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  const rows = JSON.stringify(await db().selectFrom('otp_challenges').selectAll().execute());
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(challenge);
});

it('gives the same person the same id, however the address is written', async () => {
  const first = await verify(await send(), mailedCodes()[0] ?? '');
  rmSync(outboxDir(), { recursive: true });
  now += MINUTE;
  const challenge = await send({ email: 'Reader@Example.com' });
  const second = await verify(challenge, mailedCodes()[0] ?? '', ' READER@example.com');
  expect(second.user.id).toBe(first.user.id);
});

it('lets exactly one of many right answers in', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => verify(challenge, code)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

it('takes five tries, and then the right code is no use either', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  for (let i = 0; i < 5; i += 1)
    await expect(verify(challenge, wrong(code))).rejects.toMatchObject({ publicMessage: INVALID_OTP });
  await expect(verify(challenge, code)).rejects.toMatchObject({ status: 400 });
});

it('counts tries that come at once', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  await Promise.allSettled(Array.from({ length: 50 }, () => verify(challenge, wrong(code))));
  await expect(verify(challenge, code)).rejects.toMatchObject({ status: 400 });
});

it('ends a code after ten minutes', async () => {
  const challenge = await send();
  now += 10 * MINUTE;
  await expect(verify(challenge, mailedCodes()[0] ?? '')).rejects.toMatchObject({ status: 400 });
});

it('ends the old code when the browser asks for a new one', async () => {
  const old = await send();
  const [code = ''] = mailedCodes();
  now += MINUTE;
  await send({ previous: old });
  await expect(verify(old, code)).rejects.toMatchObject({ status: 400 });
});

it.each([
  ['another browser', 'a-token-of-its-own'],
  ['no browser at all', undefined],
])('is of no use to %s, which cannot use up its tries either', async (_name, stranger) => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  for (let i = 0; i < 20; i += 1) await verify(stranger, code).catch(() => undefined);
  expect(await verify(challenge, code)).toMatchObject({ user: { email: EMAIL } });
});

it('is for one address', async () => {
  const challenge = await send();
  const [code = ''] = mailedCodes();
  await expect(verify(challenge, code, 'other@example.com')).rejects.toMatchObject({ status: 400 });
});

it('keeps the codes of a browser and of /api/v1 apart', async () => {
  const browser = await send();
  const [code = ''] = mailedCodes();
  await expect(verifyCode({ email: EMAIL, code, challenge: browser, channel: 'api' })).rejects.toMatchObject({
    status: 400,
  });
  await expect(
    verifyCode({ email: EMAIL, code, challenge: undefined, channel: 'api' }),
  ).rejects.toMatchObject({ status: 400 });
  expect(await verify(browser, code)).toBeTruthy();
});

it('takes the specification’s fields alone on /api/v1', async () => {
  await send({ channel: 'api' });
  const [code = ''] = mailedCodes();
  expect(await verifyCode({ email: EMAIL, code, challenge: undefined, channel: 'api' })).toBeTruthy();
});

describe('an attacker with unlimited addresses', () => {
  it('has at most fifty guesses at one person in a day', async () => {
    let guesses = 0;
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      now = NOW + minute * MINUTE;
      const challenge = await send().catch((error: unknown) => {
        if (!(error instanceof RateLimitError)) throw error;
        return null;
      });
      for (let i = 0; challenge && i < 8; i += 1) {
        const outcome = await verify(challenge, '00000x').catch((error: { publicMessage?: string }) => error);
        if ('publicMessage' in outcome && outcome.publicMessage === INVALID_OTP) guesses += 1;
      }
    }
    expect(guesses).toBeLessThanOrEqual(50);
  });

  it('cannot lock out a browser that has signed in before', async () => {
    for (let hour = 0; hour < 24; hour += 1)
      for (let i = 0; i < 6; i += 1) {
        now = NOW + hour * HOUR + i * MINUTE;
        await send().catch(() => undefined);
      }
    await expect(send()).rejects.toBeInstanceOf(RateLimitError);
    const name = knownBrowser(markBrowser(EMAIL), EMAIL) ?? '';
    expect(await send({ knownBrowser: name })).toBeTruthy();
  });
});

it('waits a minute between codes, an hour after five, a day after ten, and says for how long', async () => {
  await send();
  now += 20_000;
  await expect(send()).rejects.toMatchObject({ retryAfter: 40 });
  for (let i = 1; i < 5; i += 1) {
    now = NOW + i * MINUTE;
    await send();
  }
  now = NOW + 5 * MINUTE;
  await expect(send()).rejects.toMatchObject({ retryAfter: (HOUR - 5 * MINUTE) / 1000 });
  for (let i = 0; i < 5; i += 1) {
    now = NOW + HOUR + i * MINUTE;
    await send();
  }
  now = NOW + 3 * HOUR;
  await expect(send()).rejects.toMatchObject({ retryAfter: (DAY - 3 * HOUR) / 1000 });
});

it('does not count a code that could not be sent against the next', async () => {
  const failing = jest.spyOn(provider(), 'sendOtp').mockRejectedValueOnce(new Error('mail server down'));
  await expect(send()).rejects.toThrow('mail server down');
  failing.mockRestore();
  expect(await send()).toBeTruthy();
});

it('takes a mark of a known browser only from us, and only for its address', () => {
  const mark = markBrowser(EMAIL);
  expect(knownBrowser(mark, EMAIL)).toBe(mark.split('.')[0]);
  for (const other of [undefined, '', 'x', 'x.y', `${mark}0`, `a${mark}`])
    expect(knownBrowser(other, EMAIL)).toBeUndefined();
  expect(knownBrowser(mark, 'other@example.com')).toBeUndefined();
});
