import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY, HOUR, MINUTE, SECOND } from '@/lib/platform/clock';
import { closeDb, db } from '@/lib/records/database';
import { markAnswered } from '@/lib/records/answered-messages';
import { migrate } from '@/lib/records/migrate';
import { counted } from '@/lib/platform/counters';
import { waitingMessages } from '@/lib/records/message-delivery';
import { log } from '@/lib/platform/log';
import { sendMail, type Mail } from '@/lib/platform/mail/mail';
import { outboxDir } from '@/lib/platform/mail/outbox';
import { embeddedProvider } from '@/lib/provider/embedded';
import type { Upstream } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { deliverDue, MOST_IN_DIGEST, NOTICE_LIMIT } from './delivery';
import { storeAndSend } from './submit';

freshDataDir();
beforeAll(migrate);
// Each delivery that fails logs a line.
beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation());
afterAll(closeDb);
afterEach(async () => {
  for (const table of ['waitlist', 'waitlist_keys', 'rate_limits'] as const)
    await db().deleteFrom(table).execute();
});

const message = { email: 'reader@example.com', user_type: 'broker' as const, message: 'About bonds' };
const row = () => db().selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();

/** An upstream whose call 1 does as it is told, and remembers the keys it was given. */
function upstream(behave: () => void): { provider: Upstream; keys: string[] } {
  const keys: string[] = [];
  const provider: Upstream = {
    ...embeddedProvider,
    submitWaitlist: async (_submission, key) => {
      keys.push(key);
      behave();
    },
  };
  return { provider, keys };
}

const unreachable = () => {
  throw new ProviderError('unreachable', 'errors.submission');
};
const refused = () => {
  throw new ProviderError('refused', 'errors.submission', { said: 'Already on the list' });
};
const discard = async () => undefined;

describe('with an upstream', () => {
  it('stores the message and sends it with the id of its row', async () => {
    const { provider, keys } = upstream(() => undefined);
    await storeAndSend(db(), provider, message, {});
    const { id, delivery } = await row();
    expect(delivery).toBe('sent');
    expect(keys).toEqual([id]);
  });

  it('stores what could not be sent, shows success, and sends it later with the same key', async () => {
    let down = true;
    const { provider, keys } = upstream(() => down && unreachable());
    await storeAndSend(db(), provider, message, {});
    expect(await row()).toMatchObject({ delivery: 'queued', delivery_attempts: 1 });

    await deliverDue(db(), { upstream: provider, send: discard, clock: () => Date.now() + 30 * SECOND });
    expect(keys).toHaveLength(1);
    await deliverDue(db(), { upstream: provider, send: discard, clock: () => Date.now() + 2 * MINUTE });
    expect(await row()).toMatchObject({ delivery: 'queued', delivery_attempts: 2 });

    down = false;
    await deliverDue(db(), { upstream: provider, send: discard, clock: () => Date.now() + 10 * MINUTE });
    expect(await row()).toMatchObject({ delivery: 'sent' });
    expect(new Set(keys).size).toBe(1);
  });

  it('tries for three days, then gives up, and the operator is told', async () => {
    const alarms = jest.spyOn(log, 'error').mockImplementation();
    // Of a day on which no other test has raised this alarm, which is logged once an hour.
    const clock = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => clock() + DAY);
    const { provider, keys } = upstream(unreachable);
    await storeAndSend(db(), provider, message, {});
    const { id } = await row();
    const start = Date.now();
    let attempts = 0;
    const until = async (end: number) => {
      for (let now = start; now < end; now += HOUR, attempts = keys.length)
        await deliverDue(db(), { upstream: provider, send: discard, clock: () => now });
    };
    await until(start + 3 * DAY);
    expect(attempts).toBeGreaterThan(60);
    expect([await row(), await waitingMessages(db())]).toMatchObject([
      { delivery: 'queued' },
      { count: 1, undelivered: 0 },
    ]);
    await until(start + 4 * DAY);
    const last = attempts;
    await until(start + 30 * DAY);
    expect(keys).toHaveLength(last);
    expect([await row(), await waitingMessages(db())]).toMatchObject([
      { delivery: 'undelivered' },
      { count: 0, undelivered: 1 },
    ]);
    expect(alarms.mock.calls.map(([fields]) => fields)).toEqual([
      expect.objectContaining({ alarm: 'message-undelivered', submission: id }),
    ]);
    await markAnswered(db(), id);
    expect(await waitingMessages(db())).toMatchObject({ undelivered: 0 });
    jest.restoreAllMocks();
  });

  it.each([
    ['there is an upstream no more', null, 4 * DAY],
    ['a clock that was a year ahead has stored it', upstream(unreachable).provider, -365 * DAY],
  ])('gives up as well if %s', async (_, provider, later) => {
    jest.spyOn(log, 'error').mockImplementation();
    await storeAndSend(db(), upstream(unreachable).provider, message, {});
    await deliverDue(db(), { upstream: provider, send: discard, clock: () => Date.now() + later });
    expect(await row()).toMatchObject({ delivery: 'undelivered' });
    jest.restoreAllMocks();
  });

  it('passes a rejection on and does not retry', async () => {
    const { provider, keys } = upstream(refused);
    await expect(storeAndSend(db(), provider, message, {})).rejects.toMatchObject({
      message: 'Already on the list',
    });
    await deliverDue(db(), { upstream: provider, send: discard, clock: () => Date.now() + 10 * MINUTE });
    expect(await row()).toMatchObject({ delivery: 'refused' });
    expect(keys).toHaveLength(1);
  });
});

describe('the team', () => {
  const record = () => storeAndSend(db(), upstream(() => undefined).provider, message, {});

  it('is mailed once, and can reply to the visitor', async () => {
    await record();
    const mails: Mail[] = [];
    const send = async (mail: Mail) => void mails.push(mail);
    const now = Date.now() + MINUTE;
    await deliverDue(db(), { upstream: null, send, clock: () => now });
    await deliverDue(db(), { upstream: null, send, clock: () => now + 10 * MINUTE });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ replyTo: 'reader@example.com', subject: 'Contact form: broker' });
    expect(mails[0]?.text).toContain('About bonds');
  });

  it('is mailed later if the mail server was down', async () => {
    await record();
    const down = () => Promise.reject(new Error('down'));
    await deliverDue(db(), { upstream: null, send: down, clock: () => Date.now() + MINUTE });
    expect((await row()).notified_at).toBeNull();
    await deliverDue(db(), { upstream: null, send: discard, clock: () => Date.now() + 10 * MINUTE });
    expect((await row()).notified_at).not.toBeNull();
  });

  it('is mailed for three days at most', async () => {
    const alarms = jest.spyOn(log, 'error').mockImplementation();
    await record();
    const down = jest.fn(() => Promise.reject(new Error('down')));
    const at = (now: number) => deliverDue(db(), { upstream: null, send: down, clock: () => now });
    await at(Date.now() + 3 * DAY + HOUR);
    await at(Date.now() + 9 * DAY);
    expect(down).toHaveBeenCalledTimes(1);
    expect(await row()).toMatchObject({ delivery: 'undelivered', notified_at: null });
    alarms.mockRestore();
  });

  it('finds the mail in the outbox if no server is set', async () => {
    await record();
    await deliverDue(db(), { upstream: null, send: sendMail, clock: () => Date.now() + MINUTE });
    const [file = ''] = readdirSync(outboxDir()).filter((name) => name.endsWith('.eml'));
    const eml = readFileSync(path.join(outboxDir(), file), 'utf8');
    expect(eml).toContain('Reply-To: reader@example.com');
    expect(eml).toContain('About bonds');
  });

  const flood = async (count: number) => {
    for (let i = 0; i < count; i += 1)
      await storeAndSend(
        db(),
        upstream(() => undefined).provider,
        { ...message, email: `flood-${i}@example.com` },
        { client: `client-${i}` },
      );
  };

  it('has a message within two minutes, however many came before it: they share mails', async () => {
    await flood(3 * MOST_IN_DIGEST);
    await record();
    const mails: Mail[] = [];
    const send = async (mail: Mail) => void mails.push(mail);
    const now = Date.now() + MINUTE;
    for (let minute = 0; minute <= 3; minute += 1)
      await deliverDue(db(), { upstream: null, send, clock: () => now + minute * MINUTE });
    expect(mails).toHaveLength(4);
    expect(mails.filter(({ text }) => text.includes(message.email))).toHaveLength(1);
  });

  it('gets, above the limit, one mail a minute with all messages, and an alarm', async () => {
    const alarms = counted('alarms', 'messages-flood');
    const send = jest.fn(discard);
    const now = Date.now() + MINUTE;
    const round = (time: number) => deliverDue(db(), { upstream: null, send, clock: () => time });
    for (let i = 0; i < NOTICE_LIMIT.points + 3; i += 1) {
      await storeAndSend(
        db(),
        upstream(() => undefined).provider,
        { ...message, email: `reader-${i}@example.com` },
        { client: `client-${i}` },
      );
      await round(now);
    }
    expect(send).toHaveBeenCalledTimes(NOTICE_LIMIT.points + 1);
    await round(now + MINUTE);
    expect(send).toHaveBeenCalledTimes(NOTICE_LIMIT.points + 2);
    expect(await db().selectFrom('waitlist').select('id').where('notified_at', 'is', null).execute()).toEqual(
      [],
    );
    expect(counted('alarms', 'messages-flood')).toBeGreaterThan(alarms);
  });

  it('is mailed about a message whose next attempt was planned while the clock was years ahead', async () => {
    await record();
    await db()
      .updateTable('waitlist')
      .set({ next_attempt_at: Date.now() + 3_650 * DAY })
      .execute();
    const send = jest.fn(discard);
    await deliverDue(db(), { upstream: null, send, clock: () => Date.now() + MINUTE });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gets as many mails after failed ones, which do not count', async () => {
    await record();
    const down = () => Promise.reject(new Error('down'));
    await deliverDue(db(), { upstream: null, send: down, clock: () => Date.now() + MINUTE });
    const counted = await db().selectFrom('rate_limits').select('points').execute();
    expect(counted.filter(({ points }) => Number(points) > 0)).toHaveLength(1); // The visitor's own.
  });

  it('is mailed once about each message, also when another round runs meanwhile', async () => {
    await flood(20);
    const now = Date.now() + MINUTE;
    const mailed: Mail[] = [];
    const round = (send: (mail: Mail) => Promise<void>) =>
      deliverDue(db(), { upstream: null, send, clock: () => now });
    const note = async (mail: Mail) => void mailed.push(mail);
    await round(async (mail) => {
      await note(mail);
      await round(note);
    });
    const text = mailed.map((mail) => mail.text).join('\n');
    for (let i = 0; i < 20; i += 1) expect(text.split(`flood-${i}@`)).toHaveLength(2);
  });

  it('is mailed by one of two processes that run at once', async () => {
    await record();
    const mails: Mail[] = [];
    const send = async (mail: Mail) => void mails.push(mail);
    const now = Date.now() + MINUTE;
    await Promise.all([1, 2].map(() => deliverDue(db(), { upstream: null, send, clock: () => now })));
    expect(mails).toHaveLength(1);
  });
});
