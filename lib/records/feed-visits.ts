import type { Kysely } from 'kysely';
import { HOUR, type Clock } from '@/lib/platform/clock';
import { writeOwn } from './own-records';
import type { Database } from './schema';

/** So long one visit lasts: whoever comes back later is told what is new since the one before. */
const VISIT = 6 * HOUR;

/** What the feed knows of a person when they open it. */
export type Visit = {
  /** When the visit before this one began; null if there was none. */
  before: number | null;
  /** Whether they have answered or skipped the question what they follow. */
  hasAnswered: boolean;
};

/** Notes that a person opens the feed. */
export async function noteVisit(
  db: Kysely<Database>,
  userId: string,
  clock: Clock = Date.now,
): Promise<Visit> {
  const now = clock();
  const row = await rowOf(db, userId);
  const latest = row?.visited_at ?? null;
  const hasAnswered = row?.answered === 1;
  if (latest !== null && latest > now - VISIT) return { before: row?.visited_before_at ?? null, hasAnswered };
  await store(db, userId, { visited_at: now, visited_before_at: latest }, clock);
  return { before: latest, hasAnswered };
}

/** Notes that a person has answered or skipped the question what they follow: it is not asked again. */
export async function noteAnswer(
  db: Kysely<Database>,
  userId: string,
  clock: Clock = Date.now,
): Promise<void> {
  if ((await rowOf(db, userId))?.answered !== 1) await store(db, userId, { answered: 1 }, clock);
}

const rowOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('feed_visits').selectAll().where('user_id', '=', userId).executeTakeFirst();

type Values = { visited_at: number; visited_before_at: number | null } | { answered: number };

async function store(db: Kysely<Database>, userId: string, values: Values, clock: Clock): Promise<void> {
  await writeOwn(
    db,
    userId,
    (trx) =>
      trx
        .insertInto('feed_visits')
        .values({ user_id: userId, visited_at: null, visited_before_at: null, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute(),
    clock,
  );
}
