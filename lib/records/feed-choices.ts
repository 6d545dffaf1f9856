import type { Kysely } from 'kysely';
import type { FeedWishes, Wish } from '@/lib/contract/provider';
import type { Clock } from '@/lib/platform/clock';
import { chargeWrite, writeOwn, type Writer } from './own-records';
import type { Database } from './schema';

/** Of which subjects a person wants more or less. */
export async function feedWishes(db: Kysely<Database>, userId: string): Promise<FeedWishes> {
  const rows = await db
    .selectFrom('feed_subjects')
    .select(['subject', 'wish'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ subject, wish }) => [subject, wish]));
}

/** Records wishes; `null` takes one back. What is not named stays. */
export async function wishFor(
  db: Kysely<Database>,
  writer: Writer,
  wishes: ReadonlyMap<string, Wish | null>,
  clock: Clock = Date.now,
): Promise<void> {
  await chargeWrite(db, writer, clock);
  await writeOwn(
    db,
    writer.id,
    async (trx) => {
      const before = await feedWishes(trx, writer.id);
      for (const [subject, wish] of wishes) {
        if (wish === (before.get(subject) ?? null)) continue;
        await trx
          .deleteFrom('feed_subjects')
          .where('user_id', '=', writer.id)
          .where('subject', '=', subject)
          .execute();
        if (wish)
          await trx
            .insertInto('feed_subjects')
            .values({ user_id: writer.id, subject, wish, chosen_at: clock() })
            .execute();
      }
    },
    clock,
  );
}

/** Which insights a person has opened. */
export async function readInsights(db: Kysely<Database>, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('read_marks').select('insight').where('user_id', '=', userId).execute();
  return new Set(rows.map(({ insight }) => insight));
}

/** Marks an insight as read; the first time is stored. */
export async function markRead(
  db: Kysely<Database>,
  userId: string,
  insight: string,
  clock: Clock = Date.now,
): Promise<void> {
  const before = await db
    .selectFrom('read_marks')
    .select('read_at')
    .where('user_id', '=', userId)
    .where('insight', '=', insight)
    .executeTakeFirst();
  if (before) return;
  await writeOwn(
    db,
    userId,
    (trx) =>
      trx
        .insertInto('read_marks')
        .values({ user_id: userId, insight, read_at: clock() })
        .onConflict((conflict) => conflict.columns(['user_id', 'insight']).doNothing())
        .execute(),
    clock,
  );
}

/** Clears the mark of one insight, or all of a person. */
export async function clearReadMarks(db: Kysely<Database>, userId: string, insight?: string): Promise<void> {
  let marks = db.deleteFrom('read_marks').where('user_id', '=', userId);
  if (insight !== undefined) marks = marks.where('insight', '=', insight);
  await marks.execute();
}

/** Whether the keys of the feed are on, as they are until somebody switches them off. */
export async function feedKeysAreOn(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('feed_settings')
    .select('keys')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.keys !== 0;
}

export async function switchFeedKeys(
  db: Kysely<Database>,
  writer: Writer,
  isOn: boolean,
  clock: Clock = Date.now,
): Promise<void> {
  await chargeWrite(db, writer, clock);
  const values = { keys: isOn ? 1 : 0, changed_at: clock() };
  await writeOwn(
    db,
    writer.id,
    (trx) =>
      trx
        .insertInto('feed_settings')
        .values({ user_id: writer.id, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute(),
    clock,
  );
}
