import type { Kysely } from 'kysely';

/** When a person opened the feed, so that it can say what is new since, and whether they answered its question. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feed_visits')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('visited_at', 'bigint')
    .addColumn('visited_before_at', 'bigint')
    .addColumn('answered', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
