import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import { DAY, MINUTE, HOUR } from '@/lib/platform/clock';
import { isBetween } from './between';
import type { Database, WaitlistTable } from './schema';

export async function markDelivered(
  db: Kysely<Database>,
  id: string,
  delivery: 'sent' | 'refused',
): Promise<void> {
  await db.updateTable('waitlist').set({ delivery }).where('id', '=', id).execute();
}

/** For this long after its arrival a message is tried. */
const TRIED_FOR = 3 * DAY;

/**
 * Schedules a retry: after one minute, then twice as long each time, at most an hour. An attempt that fails
 * three days after the message arrived was the last; so is one of a message that a clock far ahead has stored.
 * @returns whether it was
 */
export async function scheduleRetry(db: Kysely<Database>, id: string, now = Date.now()): Promise<boolean> {
  const { delivery_attempts: attempts, created_at: arrived } = await db
    .updateTable('waitlist')
    .set((eb) => ({ delivery_attempts: eb('delivery_attempts', '+', 1) }))
    .where('id', '=', id)
    .returning(['delivery_attempts', 'created_at'])
    .executeTakeFirstOrThrow();
  const isOver = Math.abs(now - Number(arrived)) >= TRIED_FOR;
  await db
    .updateTable('waitlist')
    .set(
      isOver
        ? { delivery: 'undelivered' }
        : { next_attempt_at: now + Math.min(2 ** (attempts - 1), 60) * MINUTE },
    )
    .where('id', '=', id)
    .execute();
  return isOver;
}

/** The condition for a row that is to be mailed to the team or, as a request, to the person, or to be sent on. */
export const isWaiting = (eb: ExpressionBuilder<Database, 'waitlist'>) =>
  eb.and([
    eb('delivery', '!=', 'undelivered'),
    eb.or([
      eb('delivery', '=', 'queued'),
      eb('notified_at', 'is', null),
      eb.and([eb('request_number', 'is not', null), eb('acknowledged_at', 'is', null)]),
    ]),
  ]);

/** Schedules the next attempt for a given time without counting a failed attempt. */
export async function postponeMessages(db: Kysely<Database>, ids: string[], until: number): Promise<void> {
  await db.updateTable('waitlist').set({ next_attempt_at: until }).where('id', 'in', ids).execute();
}

export async function markNotified(db: Kysely<Database>, ids: string[], now: number): Promise<void> {
  await db.updateTable('waitlist').set({ notified_at: now }).where('id', 'in', ids).execute();
}

export async function markAcknowledged(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('waitlist').set({ acknowledged_at: now }).where('id', '=', id).execute();
}

/**
 * Claims the oldest rows that are due: their next attempt is set a minute later, so
 * that no other process claims them meanwhile.
 */
export async function takeDueMessages(
  db: Kysely<Database>,
  most: number,
  now: number,
): Promise<Selectable<WaitlistTable>[]> {
  const isDue = sql<boolean>`not ${isBetween('next_attempt_at', now, now + DAY)}`;
  const due = db
    .selectFrom('waitlist')
    .select('id')
    .where(isWaiting)
    .where(isDue)
    .orderBy('created_at')
    .limit(most);
  const rows = await db
    .updateTable('waitlist')
    .set({ next_attempt_at: now + MINUTE })
    .where('id', 'in', due)
    .where(isDue)
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.created_at - b.created_at);
}

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
