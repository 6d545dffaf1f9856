import type { Kysely } from 'kysely';
import type { Clock } from '@/lib/clock';
import type { Database } from '@/lib/db/schema';
import { keyedHash } from '@/lib/secret';

/** Counts that a person saw these insights: once an insight, person and day, whatever is sent. */
export async function countWidgetViews(
  db: Kysely<Database>,
  widgetIds: readonly string[],
  userId: string,
  clock: Clock = Date.now,
): Promise<void> {
  if (widgetIds.length === 0) return;
  const now = clock();
  const day = new Date(now).toISOString().slice(0, 10);
  const viewer = keyedHash('widget-viewer', `${day}\n${userId}`).slice(0, 24);
  await db
    .insertInto('widget_views')
    .values(widgetIds.map((widget_id) => ({ widget_id, day, viewer, seen_at: now })))
    .onConflict((conflict) => conflict.columns(['widget_id', 'day', 'viewer']).doNothing())
    .execute();
}
