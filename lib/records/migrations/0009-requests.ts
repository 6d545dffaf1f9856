import type { Kysely } from 'kysely';

/** Requests about rights and refunds, which are contact messages with a number; nominees; records of traffic. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['request_number', 'request_kind', 'locale'])
    await db.schema.alterTable('waitlist').addColumn(column, 'text').execute();
  for (const column of ['due_at', 'acknowledged_at'])
    await db.schema.alterTable('waitlist').addColumn(column, 'bigint').execute();
  await db.schema
    .createIndex('waitlist_request_number')
    .on('waitlist')
    .column('request_number')
    .unique()
    .execute();

  await db.schema
    .createTable('nominees')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('relation', 'text', (c) => c.notNull())
    .addColumn('named_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('traffic_records')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('recorded_at', 'bigint', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('channel', 'text')
    .execute();
  await db.schema
    .createIndex('traffic_records_recorded_at')
    .on('traffic_records')
    .column('recorded_at')
    .execute();
}
