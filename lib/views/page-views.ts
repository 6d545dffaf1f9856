import type { Kysely } from 'kysely';
import type { Clock } from '@/lib/clock';
import type { Database } from '@/lib/db/schema';
import { keyedHash } from '@/lib/secret';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Counts a view of a page, once a person and day. The person is a hash of the client key and the day: it cannot be
 * followed from one day to the next.
 */
export async function countView(
  db: Kysely<Database>,
  page: string,
  client: string,
  clock: Clock = Date.now,
): Promise<void> {
  const day = dayOf(clock());
  await db
    .insertInto('page_views')
    .values({ page, day, viewer: keyedHash('viewer', `${day}\n${client}`).slice(0, 24) })
    .onConflict((conflict) => conflict.columns(['page', 'day', 'viewer']).doNothing())
    .execute();
}

/** How often a page was seen, all days together. */
export async function viewsOf(db: Kysely<Database>, page: string): Promise<number> {
  const row = await db
    .selectFrom('page_views')
    .select((eb) => eb.fn.countAll().as('views'))
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  return Number(row.views);
}
