import type { Kysely } from 'kysely';
import { HOUR, type Clock } from '@/lib/platform/clock';
import { writeOwn } from './own-records';
import type { Database } from './schema';

/** So long one visit lasts: whoever comes back later is told what is new since the one before. */
const VISIT = 6 * HOUR;

/**
 * Notes that a person opens the feed.
 * @returns when the visit before this one began; null if there was none
 */
export async function noteVisit(
  db: Kysely<Database>,
  userId: string,
  clock: Clock = Date.now,
): Promise<number | null> {
  const now = clock();
  const row = await db
    .selectFrom('feed_settings')
    .select(['visited_at', 'visited_before_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const latest = row?.visited_at ?? null;
  if (latest !== null && latest > now - VISIT) return row?.visited_before_at ?? null;
  await store(db, userId, { visited_at: now, visited_before_at: latest }, clock);
  return latest;
}

/** Ends the first visit of a person, who has seen what is asked in it. */
export async function endFirstVisit(
  db: Kysely<Database>,
  userId: string,
  clock: Clock = Date.now,
): Promise<void> {
  const now = clock();
  if ((await noteVisit(db, userId, clock)) !== null) return;
  await store(db, userId, { visited_at: now, visited_before_at: now }, clock);
}

type Visits = { visited_at: number; visited_before_at: number | null };

/** Whoever never changed a setting has the keys on. */
async function store(db: Kysely<Database>, userId: string, visits: Visits, clock: Clock): Promise<void> {
  await writeOwn(
    db,
    userId,
    (trx) =>
      trx
        .insertInto('feed_settings')
        .values({ user_id: userId, keys: 1, changed_at: clock(), ...visits })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(visits))
        .execute(),
    clock,
  );
}
