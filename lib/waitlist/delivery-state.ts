import type { Kysely } from 'kysely';
import { MINUTE } from '@/lib/clock';
import type { Database } from '@/lib/db/schema';

/** Marks a row as done with upstream, one way or the other. */
export async function settle(db: Kysely<Database>, id: string, delivery: 'sent' | 'refused'): Promise<void> {
  await db.updateTable('waitlist').set({ delivery }).where('id', '=', id).execute();
}

/** Puts the next attempt off: one minute, then twice as long each time, at most an hour. */
export async function postpone(db: Kysely<Database>, id: string, now = Date.now()): Promise<void> {
  const { delivery_attempts: attempts } = await db
    .updateTable('waitlist')
    .set((eb) => ({ delivery_attempts: eb('delivery_attempts', '+', 1) }))
    .where('id', '=', id)
    .returning('delivery_attempts')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('waitlist')
    .set({ next_attempt_at: now + Math.min(2 ** (attempts - 1), 60) * MINUTE })
    .where('id', '=', id)
    .execute();
}
