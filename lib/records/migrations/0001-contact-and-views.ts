import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waitlist')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone_number', 'text')
    .addColumn('user_type', 'text')
    .addColumn('message', 'text')
    .addColumn('suspect', 'integer', (c) => c.notNull())
    .addColumn('notified_at', 'bigint')
    .addColumn('delivery', 'text', (c) => c.notNull())
    .addColumn('delivery_attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('waitlist_created_at').on('waitlist').column('created_at').execute();
  await db.schema
    .createIndex('waitlist_next_attempt')
    .on('waitlist')
    .columns(['delivery', 'next_attempt_at'])
    .execute();

  await db.schema
    .createTable('waitlist_keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('waitlist_id', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('form_drafts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('page_views')
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('viewer', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_views_once', ['page', 'day', 'viewer'])
    .execute();
}
