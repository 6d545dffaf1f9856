import type { Kysely } from 'kysely';

/** Values that came in while the site runs, and follow those of content/series. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('series_updates')
    .addColumn('series', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('edition_before', 'text', (c) => c.notNull())
    .addColumn('edition_after', 'text', (c) => c.notNull())
    .addColumn('points', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('applied_by', 'text', (c) => c.notNull())
    .addColumn('applied_at', 'bigint', (c) => c.notNull())
    .addColumn('undone_by', 'text')
    .addColumn('undone_at', 'bigint')
    .addPrimaryKeyConstraint('series_updates_once', ['series', 'number'])
    .execute();
}
