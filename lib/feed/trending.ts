import type { Kysely } from 'kysely';
import { DAY } from '@/lib/clock';
import type { Database } from '@/lib/db/schema';

/** A view counts half as much after this long. */
const HALF_LIFE = 3 * DAY;
/** Views older than this no longer count: less than a hundredth of a fresh one. */
const WINDOW = 21 * DAY;

export type Popularity = { views: number; /** Recent views, decaying. */ heat: number };

/**
 * How often each insight was seen, and how lately, as of a moment: the same moment gives the same answer, however many
 * views come after it.
 */
export async function popularity(db: Kysely<Database>, asOf: number): Promise<Map<string, Popularity>> {
  const totals = await db
    .selectFrom('widget_views')
    .select(['widget_id', (eb) => eb.fn.countAll().as('views')])
    .where('seen_at', '<=', asOf)
    .groupBy('widget_id')
    .execute();
  const recent = await db
    .selectFrom('widget_views')
    .select(['widget_id', 'day', (eb) => eb.fn.countAll().as('views')])
    .where('seen_at', '<=', asOf)
    .where('seen_at', '>', asOf - WINDOW)
    .groupBy(['widget_id', 'day'])
    .execute();
  const result = new Map<string, Popularity>(
    totals.map(({ widget_id, views }) => [widget_id, { views: Number(views), heat: 0 }]),
  );
  for (const { widget_id, day, views } of recent) {
    const entry = result.get(widget_id);
    const age = Math.max(0, asOf - Date.parse(day));
    if (entry) entry.heat += Number(views) * 2 ** (-age / HALF_LIFE);
  }
  return result;
}
