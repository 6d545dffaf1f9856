import type { Kysely } from 'kysely';

/** When a person opened the feed, so that it can say what is new since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['visited_at', 'visited_before_at'])
    await db.schema.alterTable('feed_settings').addColumn(column, 'bigint').execute();
}
