import type { Kysely } from 'kysely';
import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, SECOND, type Clock } from '@/lib/platform/clock';
import type { Database } from './schema';
import {
  requirePoint,
  requirePoints,
  requireShare,
  returnShared,
  serialise,
  type Limit,
  type SharedLimit,
} from './limits';
import type { ClientKeys } from '@/lib/platform/http/client-address';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { RESEND_SECONDS } from '@/lib/contract/otp';
import { keyedHash } from '@/lib/platform/secret';
import { isBetween } from './between';
import { challengeKind, type Asker, type AskerKind } from './challenges';
import { requireGuesses } from './guesses';
import { mailboxKey, mailboxKeys } from './mailbox';

type Sender = Asker & ClientKeys;

/**
 * Codes to one mailbox in any 24 hours, without those that were used, by who asks. Strangers can cause ten
 * mails a day; they use up neither those of a browser that has signed in before nor those of a person who is
 * signed in.
 */
const CODES_A_DAY: Readonly<Record<AskerKind, number>> = {
  browser: 5,
  api: 3,
  proving: 2,
  known: 5,
  confirming: 5,
};

const MINUTE_LIMIT: Limit = { name: 'otp-minute', points: 1, window: RESEND_SECONDS * SECOND };

/**
 * Limits the codes that one client can request for many addresses; many people, and strangers, may share a
 * client address.
 */
function clientLimits(kind: AskerKind): Limit[] {
  const suffix = kind === 'browser' || kind === 'api' ? '' : `-${kind}`;
  return [
    { name: `otp-client${suffix}`, points: 60, window: HOUR },
    { name: `otp-client-day${suffix}`, points: 150, window: DAY },
  ];
}

/** Codes that a signed-in person can have sent to other addresses. */
const NEW_ADDRESSES: Limit = { name: 'otp-to-others', points: 5, window: DAY };

const FLOOD = {
  window: HOUR,
  share: 3,
  onFlood: (fields: object) =>
    alarm('codes-flood', fields, 'Strangers asked for so many codes in an hour that each client gets few'),
};

/**
 * What all strangers together may have mailed: it protects the mail server's reputation in a flood. Whether
 * an address has an account makes no difference, because that would tell strangers. Requests about rights
 * have their own.
 */
const SITE_LIMITS: Partial<Record<AskerKind, SharedLimit>> = {
  browser: { name: 'otp-site', points: 1_500, flood: 300, ...FLOOD },
  api: { name: 'otp-site', points: 1_500, flood: 300, ...FLOOD },
  proving: { name: 'otp-site-proving', points: 500, flood: 100, ...FLOOD },
};

/** A person who is signed in has a limit of their own. */
const siteLimitOf = (sender: Sender) => (sender.sender ? undefined : SITE_LIMITS[challengeKind(sender)]);

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
  const kind = challengeKind(sender);
  const site = siteLimitOf(sender);
  for (const limit of clientLimits(kind)) await requirePoints(trx, limit, sender, clock);
  await serialise(trx, `otp:${sender.email}`, clock);
  await requirePoint(trx, MINUTE_LIMIT, minuteKey(sender.email, kind), clock);
  if (sender.sender) await requirePoint(trx, NEW_ADDRESSES, keyedHash('address', sender.sender), clock);
  await requireCodes(trx, sender, clock);
  await requireGuesses(trx, sender, clock);
  if (site) await requireShare(trx, site, sender, clock);
}

/**
 * Takes a code back that could not be sent, so that a retry is possible at once: it counts against the client
 * alone, which may have the mail server tried only so often.
 */
export async function returnSend(db: Kysely<Database>, sender: Sender): Promise<void> {
  await endMinute(db, sender);
  const site = siteLimitOf(sender);
  if (site) await returnShared(db, site);
}

/** Allows the next code at once: the one before was used, or was not sent. */
export async function endMinute(db: Kysely<Database>, asker: Asker): Promise<void> {
  await forget(db, [minuteKey(asker.email, challengeKind(asker))]);
}

export async function deleteSendLimits(db: Kysely<Database>, email: string): Promise<void> {
  const kinds = Object.keys(CODES_A_DAY) as AskerKind[];
  await forget(
    db,
    kinds.map((kind) => minuteKey(email, kind)),
  );
}

async function forget(db: Kysely<Database>, minutes: string[]): Promise<void> {
  const keys = minutes.map((key) => `${MINUTE_LIMIT.name}:${key}`);
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

function minuteKey(email: string, kind: AskerKind): string {
  return keyedHash('otp-budget', `${mailboxKey(email)}\n${kind}`);
}

async function requireCodes(db: Kysely<Database>, asker: Asker, clock: Clock): Promise<void> {
  const now = clock();
  const kind = challengeKind(asker);
  const rows = await db
    .selectFrom('otp_challenges')
    .select(['channel', 'known', 'purpose', 'created_at'])
    .where('mailbox', 'in', mailboxKeys(asker.email))
    .where(isBetween('created_at', now - DAY, now))
    .where('consumed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  const sentRows = rows.filter((row) => challengeKind({ ...row, known: row.known === 1 }) === kind);
  // If this many were sent, the oldest must leave the day before the next.
  const oldest = sentRows[CODES_A_DAY[kind] - 1];
  if (oldest) throw new RateLimitError(Math.ceil((oldest.created_at + DAY - now) / SECOND));
}
