import { sql, type Kysely } from 'kysely';

/**
 * Views are counted by day, and who viewed is stored for that day only. A message can be marked as
 * answered, and a key is stored with a hash of the content sent under it. Rejected forms are no longer
 * stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('view_counts')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('view_counts_once', ['kind', 'day', 'item'])
    .execute();
  await db.schema
    .createTable('view_marks')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('viewer', 'text', (c) => c.notNull())
    .addColumn('network', 'text')
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('view_marks_once', ['kind', 'item', 'day', 'viewer'])
    .execute();
  await db.schema
    .createIndex('view_marks_seen_at')
    .on('view_marks')
    .columns(['day', 'kind', 'seen_at', 'item'])
    .execute();
  await db.schema.createIndex('view_marks_network').on('view_marks').columns(['network', 'day']).execute();
  await moveViews(db);
  await db.schema.dropTable('page_views').execute();
  await db.schema.dropTable('widget_views').execute();

  await db.schema.dropTable('form_drafts').execute();
  await db.schema.alterTable('waitlist').addColumn('answered_at', 'bigint').execute();
  await db.schema.createIndex('waitlist_answered_at').on('waitlist').column('answered_at').execute();
  await db.schema.alterTable('waitlist_keys').addColumn('content', 'text').execute();
  await db.schema.createIndex('waitlist_keys_row').on('waitlist_keys').column('waitlist_id').execute();
}

/** Today's marks still count each viewer once; those of earlier days become counts. */
async function moveViews(db: Kysely<unknown>): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await sql`insert into view_counts (kind, item, day, views)
    select 'report', substr(page, 8), day, count(*) from page_views
    where page like 'report:%' group by page, day`.execute(db);
  await sql`insert into view_counts (kind, item, day, views)
    select 'insight', widget_id, day, count(*) from widget_views group by widget_id, day`.execute(db);
  await sql`insert into view_counts (kind, item, day, views)
    select kind, item, 'all', sum(views) from view_counts group by kind, item`.execute(db);
  await sql`insert into view_marks (kind, item, day, viewer, seen_at)
    select 'report', substr(page, 8), day, viewer, 0 from page_views
    where page like 'report:%' and day = ${today}`.execute(db);
  await sql`insert into view_marks (kind, item, day, viewer, seen_at)
    select 'insight', widget_id, day, viewer, seen_at from widget_views where day = ${today}`.execute(db);
}
