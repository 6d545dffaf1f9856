import type { Kysely } from 'kysely';

/** What signed-in people save, share and choose for their feed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_items')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('sentence', 'text', (c) => c.notNull())
    .addColumn('figure', 'text')
    .addColumn('edition', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('saved_items_once', ['user_id', 'kind', 'item'])
    .execute();

  await db.schema
    .createTable('shared_insights')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('insight', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('shared_insights_user').on('shared_insights').column('user_id').execute();
  await db.schema
    .createIndex('shared_insights_expires_at')
    .on('shared_insights')
    .column('expires_at')
    .execute();

  await db.schema
    .createTable('feed_subjects')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('wish', 'text', (c) => c.notNull())
    .addColumn('chosen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('feed_subjects_once', ['user_id', 'subject'])
    .execute();

  await db.schema
    .createTable('read_marks')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('insight', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('read_marks_once', ['user_id', 'insight'])
    .execute();

  await db.schema
    .createTable('feed_settings')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('keys', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
}
