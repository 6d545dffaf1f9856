import type { Kysely } from 'kysely';

/** What a person sees of their sessions, the name on an account, and a receipt for each consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One column per statement: SQLite adds only one at a time.
  for (const column of ['channel', 'browser', 'system', 'network'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
  await db.schema.alterTable('users').addColumn('name', 'text').execute();
  await db.schema.alterTable('declarations').addColumn('privacy_version', 'text').execute();
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('version', 'text')
    .addColumn('sha256', 'text')
    .addColumn('given_at', 'bigint', (c) => c.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute();
  await db.schema.createIndex('consents_email').on('consents').column('email').execute();
}
