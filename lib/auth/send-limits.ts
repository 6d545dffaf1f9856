import type { Kysely } from 'kysely';
import { DAY, HOUR, SECOND, type Clock } from '@/lib/clock';
import type { Database } from '@/lib/db/schema';
import { RateLimitError, takePoint, type Limit } from '@/lib/limits/rate-limit';
import { RESEND_SECONDS } from '@/lib/schemas/otp';
import { keyedHash } from '@/lib/secret';

/** With five tries a code, ten codes a day leave an attacker with any number of addresses fifty guesses. */
const ADDRESS_LIMITS: Limit[] = [
  { name: 'otp-minute', points: 1, window: RESEND_SECONDS * SECOND },
  { name: 'otp-hour', points: 5, window: HOUR },
  { name: 'otp-day', points: 10, window: DAY },
];
/** Keeps one client from having codes mailed to the whole world; many people share a client address. */
const CLIENT_LIMIT: Limit = { name: 'otp-client', points: 60, window: HOUR };

type Sender = {
  email: string;
  client: string;
  /** Set where this browser has signed in as this address before: then it has a budget of its own. */
  knownBrowser?: string;
};

/**
 * Counts one code sent, against all limits or none.
 * @throws RateLimitError with the time until the next may be sent
 */
export async function chargeSend(
  db: Kysely<Database>,
  sender: Sender,
  clock: Clock = Date.now,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const limit of ADDRESS_LIMITS) await charge(trx, limit, budgetKey(sender), clock);
    await charge(trx, CLIENT_LIMIT, sender.client, clock);
  });
}

/** Gives the minute back when the code could not be sent: nobody waits for a code that is not coming. */
export async function refundMinute(db: Kysely<Database>, sender: Sender): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('key', '=', `otp-minute:${budgetKey(sender)}`)
    .execute();
}

function budgetKey({ email, knownBrowser }: Sender): string {
  return keyedHash('otp-budget', knownBrowser ? `${email}\n${knownBrowser}` : email);
}

async function charge(db: Kysely<Database>, limit: Limit, key: string, clock: Clock): Promise<void> {
  const result = await takePoint(db, limit, key, clock);
  if (!result.allowed) throw new RateLimitError(result.retryAfter);
}
