import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '@/lib/platform/clock';
import type { Database } from './schema';
import { keyedHash } from '@/lib/platform/secret';
import { ALL_DAYS, dayOf } from '@/lib/platform/day';

/** Views of one item that a day's count takes from one IPv6 network, which may hold 65,536 clients. */
export const NETWORK_VIEWS = 16;

type Viewer = {
  /** Who saw them: the key of a client, or the id of a person signed in. */
  viewer: string;
  /** The IPv6 network they were seen from, where its share is bounded. */
  network?: string | undefined;
};

/** One item seen by one viewer on one day, as the primary key of `view_marks` has it. */
type Mark = { kind: 'report' | 'insight'; item: string; day: string; viewer: string };

/**
 * Counts that somebody saw these items: once an item, person and day, whatever is sent. Person and network are hashes with
 * the day in them: nobody can be followed from one day to the next.
 */
export async function countViews(
  db: Kysely<Database>,
  kind: 'report' | 'insight',
  items: readonly string[],
  { viewer, network }: Viewer,
  clock: Clock = Date.now,
): Promise<void> {
  if (items.length === 0) return;
  const now = clock();
  const day = dayOf(now);
  const who = {
    kind,
    day,
    viewer: kind === 'insight' ? insightViewer(viewer, now) : hashOfDay('viewer', viewer, now),
  };
  const networkHash = network ? hashOfDay('view-network', network, now) : null;
  await db.transaction().execute(async (trx) => {
    const marked = await trx
      .insertInto('view_marks')
      // In one order for everybody, so that two requests never wait for each other.
      .values([...items].sort().map((item) => ({ ...who, item, network: networkHash, seen_at: now })))
      .onConflict((conflict) => conflict.columns(['kind', 'item', 'day', 'viewer']).doNothing())
      .returning('item')
      .execute();
    for (const { item } of marked) {
      const mark = { ...who, item };
      if (networkHash && (await viewsFrom(trx, networkHash, mark)) > NETWORK_VIEWS) await unmark(trx, mark);
      else await addView(trx, mark);
    }
  });
}

/** How a person signed in stands in the marks of a day. */
export function insightViewer(userId: string, now: number): string {
  return hashOfDay('widget-viewer', userId, now);
}

function hashOfDay(purpose: string, text: string, now: number): string {
  return keyedHash(purpose, `${dayOf(now)}\n${text}`).slice(0, 24);
}

/** How often a network has seen an item on a day. */
async function viewsFrom(trx: Transaction<Database>, network: string, { kind, item, day }: Mark) {
  const { views } = await trx
    .selectFrom('view_marks')
    .select((eb) => eb.fn.countAll().as('views'))
    .where('network', '=', network)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('item', '=', item)
    .executeTakeFirstOrThrow();
  return Number(views);
}

/** What is not counted is not stored either: a network cannot fill the table. */
async function unmark(trx: Transaction<Database>, { kind, item, day, viewer }: Mark): Promise<void> {
  await trx
    .deleteFrom('view_marks')
    .where('kind', '=', kind)
    .where('item', '=', item)
    .where('day', '=', day)
    .where('viewer', '=', viewer)
    .execute();
}

async function addView(trx: Transaction<Database>, { kind, item, day }: Mark): Promise<void> {
  await trx
    .insertInto('view_counts')
    .values([day, ALL_DAYS].map((counted) => ({ kind, item, day: counted, views: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'day', 'item']).doUpdateSet({ views: sql<number>`view_counts.views + 1` }),
    )
    .execute();
}

/** How often a report was seen, all days together. */
export async function viewsOfReport(db: Kysely<Database>, slug: string): Promise<number> {
  const row = await db
    .selectFrom('view_counts')
    .select('views')
    .where('kind', '=', 'report')
    .where('day', '=', ALL_DAYS)
    .where('item', '=', slug)
    .executeTakeFirst();
  return row?.views ?? 0;
}
