import { Migrator, type Kysely } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db as newDb } from '../database';
import type { Database } from '../schema';
import { MIGRATIONS } from '.';

freshDataDir();
afterAll(closeDb);

type Before = {
  page_views: { page: string; day: string; viewer: string };
  widget_views: { widget_id: string; day: string; viewer: string; seen_at: number };
};

test("earlier views become counts of their days, and today's viewers are still counted once", async () => {
  const db = newDb() as Kysely<unknown> as Kysely<Before>;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  await migrator.migrateTo('0002-sign-in-and-feed');
  const today = new Date().toISOString().slice(0, 10);
  const days = ['2026-01-01', '2026-01-01', '2026-01-02', today];
  for (const [i, day] of days.entries()) {
    const viewer = `v${i}`;
    await db.insertInto('page_views').values({ page: 'report:gold', day, viewer }).execute();
    await db.insertInto('widget_views').values({ widget_id: 'w', day, viewer, seen_at: i }).execute();
  }
  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const after = db.withTables<Pick<Database, 'view_counts' | 'view_marks'>>();
  const counts = await after.selectFrom('view_counts').selectAll().orderBy('kind').orderBy('day').execute();
  expect(counts).toEqual(
    [
      ['insight', 'w'],
      ['report', 'gold'],
    ].flatMap(([kind, item]) => [
      { kind, item, day: '2026-01-01', views: 2 },
      { kind, item, day: '2026-01-02', views: 1 },
      { kind, item, day: today, views: 1 },
      { kind, item, day: 'all', views: 4 },
    ]),
  );
  expect(await after.selectFrom('view_marks').selectAll().orderBy('kind').execute()).toEqual([
    { kind: 'insight', item: 'w', day: today, viewer: 'v3', network: null, seen_at: 3 },
    { kind: 'report', item: 'gold', day: today, viewer: 'v3', network: null, seen_at: 0 },
  ]);
});
