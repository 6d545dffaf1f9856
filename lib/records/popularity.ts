import type { Kysely } from 'kysely';
import { DAY } from '@/lib/platform/clock';
import type { Database } from './schema';
import { ALL_DAYS, dayOf } from '@/lib/platform/day';

/** A view counts half as much after this long. */
const HALF_LIFE = 3 * DAY;
/** Views older than this no longer count: less than a hundredth of a fresh one. */
const WINDOW = 21 * DAY;

export type Popularity = { views: number; /** Recent views, decaying. */ heat: number };

/**
 * How often each insight was seen, and how lately, as of a moment: the same moment gives the same answer, however many
 * views come after it. The count of all days is read, and what came after the moment taken away again: whole days, and of the
 * moment's own day the single views, which are few while a reader scrolls.
 */
export async function popularity(db: Kysely<Database>, asOf: number): Promise<Map<string, Popularity>> {
  const today = dayOf(asOf);
  const rows = await db
    .selectFrom('view_counts')
    .select(['item', 'day', 'views'])
    .where('kind', '=', 'insight')
    .where('day', '>', dayOf(asOf - WINDOW))
    .execute();
  const after = await viewsAfter(db, asOf);
  const result = new Map<string, Popularity>();
  for (const { item, day, views } of rows) {
    const entry = result.get(item) ?? { views: 0, heat: 0 };
    result.set(item, entry);
    const notYet = after.get(item) ?? 0;
    if (day === ALL_DAYS) entry.views += views - notYet;
    else if (day > today) entry.views -= views;
    else entry.heat += (views - (day === today ? notYet : 0)) * weight(asOf - Date.parse(day));
  }
  return result;
}

/** What a view counts after this time, in milliseconds. */
function weight(age: number): number {
  return 2 ** (-Math.max(0, age) / HALF_LIFE);
}

/** Views of each insight later on the day of this moment. */
async function viewsAfter(db: Kysely<Database>, asOf: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('view_marks')
    .select(['item', (eb) => eb.fn.countAll().as('views')])
    .where('day', '=', dayOf(asOf))
    .where('kind', '=', 'insight')
    .where('seen_at', '>', asOf)
    .groupBy('item')
    .execute();
  return new Map(rows.map(({ item, views }) => [item, Number(views)]));
}
