import { sql, type Kysely, type Transaction } from 'kysely';
import { dayOf, type Clock } from '@/lib/platform/clock';
import { keyedHash, keyedHashes } from '@/lib/platform/secret';
import { ANONYMOUS_BYTES, ROW_BYTES } from './anonymous-bytes';
import { requireShare } from './limits';
import type { Database } from './schema';

/** The `day` of rows that count all days together; it sorts after any day. */
export const ALL_DAYS = 'all';

/** Views of one item that a day's count accepts from one IPv6 network, which may have 65,536 clients. */
export const NETWORK_VIEWS = 16;

type Viewer = {
  /** The viewer: the key of a client, or the id of a signed-in person. */
  viewer: string;
  /** The viewer's IPv6 network, for views that are limited by network. */
  network?: string | undefined;
};

/** One item seen by one viewer on one day, as the primary key of `view_marks` has it. */
type Mark = { kind: 'report' | 'insight'; item: string; day: string; viewer: string };

/**
 * Counts views of these items, once per item, viewer and day. Viewer and network are hashes that include
 * the day, so that nobody can be tracked from one day to the next.
 * @throws RateLimitError, and counts nothing, in a flood
 */
export async function addViews(
  db: Kysely<Database>,
  kind: 'report' | 'insight',
  items: readonly string[],
  { viewer, network }: Viewer,
  clock: Clock = Date.now,
): Promise<void> {
  if (items.length === 0) return;
  const now = clock();
  const day = dayOf(now);
  const viewerOfDay = {
    kind,
    day,
    viewer: hashOfDay(kind === 'insight' ? 'widget-viewer' : 'viewer', viewer, now),
  };
  const networkHash = network ? hashOfDay('view-network', network, now) : null;
  await db.transaction().execute(async (trx) => {
    const newMarks = await trx
      .insertInto('view_marks')
      // Sorted, so that two requests cannot deadlock.
      .values([...items].sort().map((item) => ({ ...viewerOfDay, item, network: networkHash, seen_at: now })))
      .onConflict((conflict) => conflict.columns(['kind', 'item', 'day', 'viewer']).doNothing())
      .returning('item')
      .execute();
    let added = 0;
    for (const { item } of newMarks) {
      const mark = { ...viewerOfDay, item };
      if (networkHash && (await viewsFrom(trx, networkHash, mark)) > NETWORK_VIEWS) await unmark(trx, mark);
      else {
        await addView(trx, mark);
        added += 1;
      }
    }
    // Insights are seen by people who are signed in.
    if (added > 0 && kind === 'report')
      await requireShare(
        trx,
        ANONYMOUS_BYTES.views,
        { client: viewer, network },
        clock,
        added * ROW_BYTES.view,
      );
  });
}

/** The marks that this person may have today: before a rotation of the secret it was another. */
export function insightViewers(userId: string, now: number): string[] {
  return keyedHashes('widget-viewer', `${dayOf(now)}\n${userId}`).map((hash) => hash.slice(0, 24));
}

function hashOfDay(purpose: string, text: string, now: number): string {
  return keyedHash(purpose, `${dayOf(now)}\n${text}`).slice(0, 24);
}

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

/** Views above the limit are not stored either, so a network cannot fill the table. */
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

/** Of all reports together. */
export async function viewsOfReports(db: Kysely<Database>): Promise<number> {
  const { views } = await db
    .selectFrom('view_counts')
    .select((eb) => eb.fn.sum('views').as('views'))
    .where('kind', '=', 'report')
    .where('day', '=', ALL_DAYS)
    .executeTakeFirstOrThrow();
  return Number(views ?? 0);
}

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
