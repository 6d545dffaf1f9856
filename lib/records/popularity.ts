import type { Kysely } from 'kysely';
import { DAY, dayOf } from '@/lib/platform/clock';
import type { Database } from './schema';
import { ALL_DAYS } from './view-counts';

/** Half-life of a view's weight, in milliseconds. */
const HALF_LIFE = 3 * DAY;
/** Older views do not count: their weight is below a hundredth of a new one's. */
const WINDOW = 21 * DAY;

export type Popularity = {
  views: number;
  /** Recent views, weighted by age. */
  heat: number;
  /** The most viewers that one of these days had. Viewers of different days cannot be told apart. */
  readers: number;
};

/**
 * How often, and how recently, each insight was seen before a moment. The same moment always gives the same
 * result, also when more views follow. It takes the count of all days and subtracts what came after the
 * moment: whole days, and of the moment's own day the single views, which are few while a reader scrolls.
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
    const entry = result.get(item) ?? { views: 0, heat: 0, readers: 0 };
    result.set(item, entry);
    const notYet = after.get(item) ?? 0;
    if (day === ALL_DAYS) entry.views += views - notYet;
    else if (day > today) entry.views -= views;
    else {
      const viewers = views - (day === today ? notYet : 0);
      entry.heat += viewers * weight(asOf - Date.parse(day));
      entry.readers = Math.max(entry.readers, viewers);
    }
  }
  return result;
}

/** The weight of a view after this time, in milliseconds. */
function weight(age: number): number {
  return 2 ** (-Math.max(0, age) / HALF_LIFE);
}

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
