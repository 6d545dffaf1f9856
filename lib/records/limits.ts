import { sql, type Kysely } from 'kysely';
import { MINUTE, type Clock } from '@/lib/platform/clock';
import { CLIENTS_OF_NETWORK, type ClientKeys } from '@/lib/platform/http/client-address';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { between } from './between';
import { deleteInBatches } from './delete-in-batches';
import type { Database } from './schema';
import { keyedHash } from '@/lib/platform/secret';

/** At most `points` within a window of `window` milliseconds that starts with the first use. */
export type Limit = { name: string; points: number; window: number };

export type LimitResult =
  | { allowed: true }
  | { allowed: false; /** Whole seconds until the next use is allowed. */ retryAfter: number };

/**
 * Counts uses of a key against a limit in one statement, so that several processes count correctly. The key
 * must be a hash, or an address that may be stored until the window ends.
 */
export async function takePoint(
  db: Kysely<Database>,
  limit: Limit,
  key: string,
  clock: Clock = Date.now,
  uses = 1,
): Promise<LimitResult> {
  const now = clock();
  const isOpen = between('rate_limits.expires_at', now, now + limit.window);
  const row = await db
    .insertInto('rate_limits')
    .values({ key: `${limit.name}:${key}`, points: uses, expires_at: now + limit.window })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when ${isOpen} then rate_limits.points + ${uses} else ${uses} end`,
        expires_at: sql<number>`case when ${isOpen} then rate_limits.expires_at else ${now + limit.window} end`,
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
  if (row.points <= limit.points) return { allowed: true };
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((row.expires_at - now) / 1000)) };
}

/**
 * As {@link takePoint}, but throws when the limit is reached.
 * @throws RateLimitError with the time until there is room
 */
export async function requirePoint(
  db: Kysely<Database>,
  limit: Limit,
  key: string,
  clock: Clock = Date.now,
  uses = 1,
): Promise<void> {
  const result = await takePoint(db, limit, key, clock, uses);
  if (!result.allowed) throw new RateLimitError(result.retryAfter);
}

/**
 * Counts uses against a client, and against its network, which may have any number of clients.
 * @throws RateLimitError with the time until there is room
 */
export async function requirePoints(
  db: Kysely<Database>,
  limit: Limit,
  { client, network }: ClientKeys,
  clock: Clock = Date.now,
  uses = 1,
): Promise<void> {
  const ofNetwork = { ...limit, points: CLIENTS_OF_NETWORK * limit.points };
  if (network) await requirePoint(db, ofNetwork, network, clock, uses);
  await requirePoint(db, limit, client, clock, uses);
}

/**
 * Serialises transactions about one key from here to their end: what one has read, no other changes
 * meanwhile. The lock is a written row, which works on both databases.
 */
export async function serialise(trx: Kysely<Database>, key: string, clock: Clock = Date.now): Promise<void> {
  await takePoint(trx, { name: 'lock', points: Infinity, window: MINUTE }, keyedHash('lock', key), clock);
}

/** Has the window of a key end at another time. */
export async function setWindowEnd(
  db: Kysely<Database>,
  limit: Limit,
  key: string,
  end: number,
): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ expires_at: end })
    .where('key', '=', `${limit.name}:${key}`)
    .execute();
}

/** Subtracts a use that does not count after all. */
export async function returnPoint(db: Kysely<Database>, limit: Limit, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ points: sql<number>`points - 1` })
    .where('key', '=', `${limit.name}:${key}`)
    .where('points', '>', 0)
    .execute();
}

/** Deletes windows that have ended; returns how many. */
export async function purgeLimits(db: Kysely<Database>, clock: Clock = Date.now): Promise<number> {
  return deleteInBatches(db, 'rate_limits', sql`expires_at <= ${clock()}`);
}
