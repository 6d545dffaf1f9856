import type { Kysely } from 'kysely';
import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, SECOND, type Clock } from '@/lib/platform/clock';
import type { Database } from './schema';
import { requirePoint, requirePoints, serialise, takePoint, type Limit } from './limits';
import type { ClientKeys } from '@/lib/platform/http/client-address';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { RESEND_SECONDS } from '@/lib/contract/otp';
import { keyedHash } from '@/lib/platform/secret';
import { between } from './between';
import type { Asker } from './challenges';
import { requireGuesses } from './guesses';
import { mailboxKey, mailboxKeys } from './mailbox';

type Sender = Asker & ClientKeys;

/**
 * Codes to one mailbox without a sign-in, in any window of this length. Strangers can cause ten mails a
 * day: six by browser, four by /api/v1. A browser that has signed in before has a limit of its own, so that
 * strangers cannot lock it out.
 */
const BUDGETS = {
  browser: [
    { codes: 5, window: HOUR },
    { codes: 6, window: DAY },
  ],
  known: [{ codes: 5, window: DAY }],
  api: [{ codes: 4, window: DAY }],
} as const;
type Budget = keyof typeof BUDGETS;

const MINUTE_LIMIT: Limit = { name: 'otp-minute', points: 1, window: RESEND_SECONDS * SECOND };

/** Limits the codes that one client can request for many addresses; many people may share a client address. */
const CLIENT_LIMITS: Limit[] = [
  { name: 'otp-client', points: 60, window: HOUR },
  { name: 'otp-client-day', points: 150, window: DAY },
];

/**
 * Total for all browsers that never signed in, and for /api/v1: it protects the mail server's reputation in a
 * flood. Whether an address has an account makes no difference, because that would tell strangers.
 */
const SITE_LIMIT: Limit = { name: 'otp-site', points: 300, window: HOUR };

/**
 * Counts a code that will be sent against all limits, or against none if one is reached. Call it in the
 * transaction that opens the challenge, because the challenges themselves are counted.
 * @throws RateLimitError with the time until the next may be sent
 */
export async function chargeSend(
  trx: Kysely<Database>,
  sender: Sender,
  clock: Clock = Date.now,
): Promise<void> {
  for (const limit of CLIENT_LIMITS) await requirePoints(trx, limit, sender, clock);
  await serialise(trx, `otp:${sender.email}`, clock);
  await requirePoint(trx, MINUTE_LIMIT, budgetKey(sender), clock);
  await requireBudget(trx, sender, clock);
  await requireGuesses(trx, sender, clock);
  if (!sender.known) await chargeSite(trx, clock);
}

/** Resets the resend limit of one minute when a code could not be sent, so that a retry is possible at once. */
export async function refundMinute(db: Kysely<Database>, sender: Sender): Promise<void> {
  await forget(db, [budgetKey(sender)]);
}

export async function deleteSendLimits(db: Kysely<Database>, email: string): Promise<void> {
  const budgets = Object.keys(BUDGETS) as Budget[];
  await forget(
    db,
    budgets.map((budget) => minuteKey(email, budget)),
  );
}

async function forget(db: Kysely<Database>, minutes: string[]): Promise<void> {
  const keys = minutes.map((key) => `${MINUTE_LIMIT.name}:${key}`);
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

function budgetOf({ channel, known }: Asker): Budget {
  return channel === 'browser' && known ? 'known' : channel;
}

const budgetKey = (asker: Asker) => minuteKey(asker.email, budgetOf(asker));

function minuteKey(email: string, budget: Budget): string {
  return keyedHash('otp-budget', `${mailboxKey(email)}\n${budget}`);
}

async function requireBudget(db: Kysely<Database>, asker: Asker, clock: Clock): Promise<void> {
  const now = clock();
  for (const { codes, window } of BUDGETS[budgetOf(asker)]) {
    // If this many were sent, the oldest must leave the window before the next.
    const oldest = await db
      .selectFrom('otp_challenges')
      .select('created_at')
      .where('mailbox', 'in', mailboxKeys(asker.email))
      .where(between('created_at', now - window, now))
      .where('channel', '=', asker.channel)
      .where('known', '=', asker.known ? 1 : 0)
      .where('consumed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .offset(codes - 1)
      .limit(1)
      .executeTakeFirst();
    if (oldest) throw new RateLimitError(Math.ceil((oldest.created_at + window - now) / SECOND));
  }
}

async function chargeSite(db: Kysely<Database>, clock: Clock): Promise<void> {
  const result = await takePoint(db, SITE_LIMIT, 'all', clock);
  if (result.allowed) return;
  alarm(
    'codes-flood',
    { codes: SITE_LIMIT.points, retryAfter: result.retryAfter },
    'Browsers that never signed in asked for so many codes in an hour that they get no more',
  );
  throw new RateLimitError(result.retryAfter);
}
