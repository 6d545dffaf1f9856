import type { Kysely } from 'kysely';
import { HOUR } from '@/lib/platform/clock';
import { isWaiting } from './message-delivery';
import type { Database } from './schema';

/**
 * A failed delivery is retried after a minute, then less often, at most an hour apart: a message that
 * waited longer is stuck. In milliseconds.
 */
export const LONG_WAIT = HOUR;

/**
 * How many messages the team was not mailed about, or an upstream has not accepted, and when the oldest
 * arrived; and how many are not tried any more and were not answered.
 */
export async function waitingMessages(
  db: Kysely<Database>,
): Promise<{ count: number; oldest: number | null; undelivered: number }> {
  const { count, oldest } = await db
    .selectFrom('waitlist')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('oldest')])
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  const { undelivered } = await db
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll().as('undelivered'))
    .where('delivery', '=', 'undelivered')
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    oldest: oldest === null ? null : Number(oldest),
    undelivered: Number(undelivered),
  };
}
