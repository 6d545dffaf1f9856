import type { Kysely } from 'kysely';

/** Series that people brought themselves and stored in their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('own_series')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('unit', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('observed', 'text', (c) => c.notNull())
    .addColumn('points', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('own_series_once', ['email', 'id'])
    .execute();
}
