import { sql, type Kysely } from 'kysely';
import { MINUTE, SECOND, type Clock } from '@/lib/platform/clock';
import { CLIENTS_OF_NETWORK, type ClientKeys } from '@/lib/platform/http/client-address';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { isBetween } from './between';
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
  const { points, retryAfter } = await countUses(db, limit, key, clock, uses);
  return points <= limit.points ? { allowed: true } : { allowed: false, retryAfter };
}

/** Counts uses. @returns those of this window, and the whole seconds until it ends */
async function countUses(
  db: Kysely<Database>,
  { name, window }: Pick<Limit, 'name' | 'window'>,
  key: string,
  clock: Clock,
  uses: number,
): Promise<{ points: number; retryAfter: number }> {
  const now = clock();
  const isOpen = isBetween('rate_limits.expires_at', now, now + window);
  const { points, expires_at } = await db
    .insertInto('rate_limits')
    .values({ key: `${name}:${key}`, points: uses, expires_at: now + window })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when ${isOpen} then rate_limits.points + ${uses} else ${uses} end`,
        expires_at: sql<number>`case when ${isOpen} then rate_limits.expires_at else ${now + window} end`,
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { points, retryAfter: Math.max(1, Math.ceil((expires_at - now) / SECOND)) };
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

/** What all clients that are strangers to us share: `points` of it in a window. */
export type SharedLimit = Limit & {
  /** From so many points on it is a flood, and each client gets only `share` more in the window. */
  flood: number;
  share: number;
  /** Tells the operator. */
  onFlood: (fields: object) => void;
};

/**
 * Counts uses against what all clients share. In a flood those who cause it reach their share at once, and
 * whoever has used little goes on: a few clients cannot shut out all others.
 * @throws RateLimitError with the time until there is room
 */
export async function requireShare(
  trx: Kysely<Database>,
  limit: SharedLimit,
  client: ClientKeys,
  clock: Clock = Date.now,
  uses = 1,
): Promise<void> {
  const { points, retryAfter } = await countUses(trx, limit, EVERYBODY, clock, uses);
  if (points <= limit.flood) return;
  limit.onFlood({ limit: limit.name, counted: points, retryAfter });
  if (points > limit.points) throw new RateLimitError(retryAfter);
  await requirePoints(
    trx,
    { ...limit, name: `${limit.name}-share`, points: limit.share },
    client,
    clock,
    uses,
  );
}

/** Subtracts uses that do not count after all. */
export const returnShared = (db: Kysely<Database>, limit: SharedLimit): Promise<void> =>
  returnPoint(db, limit, EVERYBODY);

const EVERYBODY = 'all';

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
