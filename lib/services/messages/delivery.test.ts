import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/e2e/support/fresh-data-dir';
import { HOUR, MINUTE, SECOND } from '@/lib/platform/clock';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { log } from '@/lib/platform/log';
import { outboxDir, sendMail, type Mail } from '@/lib/platform/mail/mail';
import { embeddedProvider } from '@/lib/provider/embedded';
import type { Provider } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { withDurableWaitlist } from '@/lib/provider/durable-messages';
import { deliverDue, NOTICE_LIMIT } from './delivery';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(async () => {
  for (const table of ['waitlist', 'waitlist_keys', 'rate_limits'] as const)
    await db().deleteFrom(table).execute();
});

const message = { email: 'reader@example.com', user_type: 'broker' as const, message: 'About bonds' };
const row = () => db().selectFrom('waitlist').selectAll().executeTakeFirstOrThrow();

/** An upstream whose call 1 does as it is told, and remembers the keys it was given. */
function upstream(behave: () => void): { provider: Provider; keys: (string | undefined)[] } {
  const keys: (string | undefined)[] = [];
  const provider: Provider = {
    ...embeddedProvider,
    submitWaitlist: async (_submission, context) => {
      keys.push(context?.idempotencyKey);
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
    await withDurableWaitlist(provider, db).submitWaitlist(message);
    const { id, delivery } = await row();
    expect(delivery).toBe('sent');
    expect(keys).toEqual([id]);
  });

  it('stores what could not be sent, shows success, and sends it later with the same key', async () => {
    let down = true;
    const { provider, keys } = upstream(() => down && unreachable());
    await withDurableWaitlist(provider, db).submitWaitlist(message);
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

  it('passes a rejection on and does not retry', async () => {
    const { provider, keys } = upstream(refused);
    await expect(withDurableWaitlist(provider, db).submitWaitlist(message)).rejects.toMatchObject({
      message: 'Already on the list',
    });
    await deliverDue(db(), { upstream: provider, send: discard, clock: () => Date.now() + 10 * MINUTE });
    expect(await row()).toMatchObject({ delivery: 'refused' });
    expect(keys).toHaveLength(1);
  });
});

describe('the team', () => {
  const record = () => withDurableWaitlist(upstream(() => undefined).provider, db).submitWaitlist(message);

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

  it('finds the mail in the outbox if no server is set', async () => {
    await record();
    await deliverDue(db(), { upstream: null, send: sendMail, clock: () => Date.now() + MINUTE });
    const [file = ''] = readdirSync(outboxDir()).filter((name) => name.endsWith('.eml'));
    const eml = readFileSync(path.join(outboxDir(), file), 'utf8');
    expect(eml).toContain('Reply-To: reader@example.com');
    expect(eml).toContain('About bonds');
  });

  it('gets no mail above the limit: messages are stored, the log has one alarm, and they are mailed after the hour', async () => {
    const alarms = jest.spyOn(log, 'error').mockImplementation();
    const over = 3;
    for (let i = 0; i < NOTICE_LIMIT.points + over; i += 1)
      await withDurableWaitlist(upstream(() => undefined).provider, db).submitWaitlist(
        { ...message, email: `reader-${i}@example.com` },
        { client: `client-${i}` },
      );
    let mails = 0;
    const send = async () => void (mails += 1);
    const rounds = async (now: number) => {
      for (let i = 0; i < 10; i += 1) await deliverDue(db(), { upstream: null, send, clock: () => now });
    };
    const now = Date.now() + MINUTE;
    await rounds(now);
    expect(mails).toBe(NOTICE_LIMIT.points);
    await rounds(now + 30 * MINUTE);
    expect(mails).toBe(NOTICE_LIMIT.points);
    expect(alarms.mock.calls.map(([fields]) => fields)).toEqual([
      expect.objectContaining({ alarm: 'messages-flood' }),
    ]);
    await rounds(now + HOUR);
    expect(mails).toBe(NOTICE_LIMIT.points + over);
    alarms.mockRestore();
  });

  it('gets as many mails after failed ones, which do not count', async () => {
    await record();
    const down = () => Promise.reject(new Error('down'));
    await deliverDue(db(), { upstream: null, send: down, clock: () => Date.now() + MINUTE });
    const counted = await db().selectFrom('rate_limits').select('points').execute();
    expect(counted.filter(({ points }) => Number(points) > 0)).toHaveLength(1); // The visitor's own.
  });

  it('is mailed once about each message, also when the mails of a round outlast a claim', async () => {
    for (let i = 0; i < 20; i += 1)
      await withDurableWaitlist(upstream(() => undefined).provider, db).submitWaitlist(
        { ...message, email: `reader-${i}@example.com` },
        { client: `client-${i}` },
      );
    let now = Date.now() + MINUTE;
    const mailed: (string | undefined)[] = [];
    const round = (send: (mail: Mail) => Promise<void>) =>
      deliverDue(db(), { upstream: null, send, clock: () => now });
    const note = async ({ replyTo }: Mail) => void mailed.push(replyTo);
    await round(async (mail) => {
      await note(mail);
      now += 4 * SECOND;
      if (mailed.length === 17) await round(note);
    });
    expect(mailed).toHaveLength(20);
    expect(new Set(mailed).size).toBe(20);
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
