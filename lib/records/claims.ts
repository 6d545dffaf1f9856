import type { Kysely } from 'kysely';
import { DAY } from '@/lib/platform/clock';
import { setWindowEnd, takePoint, type Limit } from './limits';
import type { Database } from './schema';

/** Work that one of any number of instances does once in a day. */
export type DailyWork = {
  name: string;
  /** Which day or night it is of. */
  of: number;
};

const limitOf = ({ name }: DailyWork): Limit => ({ name, points: 1, window: DAY });

/**
 * Takes the work for this instance, if no other has it or has done it. Until {@link markDone} the claim ends
 * at `until`: whatever becomes of the instance or of the database, the work is tried again.
 */
export async function claim(
  db: Kysely<Database>,
  work: DailyWork,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { allowed } = await takePoint(trx, limitOf(work), String(work.of), () => now);
    if (allowed) await setWindowEnd(trx, limitOf(work), String(work.of), until);
    return allowed;
  });
}

/** Nobody does it again that day. */
export async function markDone(db: Kysely<Database>, work: DailyWork, now: number): Promise<void> {
  await setWindowEnd(db, limitOf(work), String(work.of), now + DAY);
}
