import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { sumTables } from '@/lib/records/copy';
import { closeDb, db } from '@/lib/records/database';
import { recordSubmission } from '@/lib/records/messages';
import { migrate, pendingMigrations } from '@/lib/records/migrate';
import { KEYS } from '@/lib/records/schema';
import { backUp, backupFolder } from './backup';
import { restore } from './restore';

// A newer release has migrated the database, and this one runs again.

freshDataDir();
const NOW = new Date('2026-11-20T09:30:05.900Z');
const LATER = new Date('2026-11-20T09:30:06.900Z');
jest.spyOn(log, 'info').mockImplementation();

beforeAll(async () => {
  await migrate();
  for (const table of Object.keys(KEYS))
    await sql`alter table ${sql.table(table)} add column of_a_newer_release text`.execute(db());
  await sql`create table things_of_a_newer_release (id text primary key)`.execute(db());
  await sql`insert into kysely_migration (name, timestamp)
    values ('9999-of-a-newer-release', '2999-01-01T00:00:00.000Z')`.execute(db());
});
afterAll(async () => {
  rmSync(backupFolder(), { recursive: true, force: true });
  await closeDb();
});

test('the site starts, writes, backs up and restores on the newer schema', async () => {
  await migrate();
  expect(await pendingMigrations()).toEqual([]);
  const send = (message: string) =>
    recordSubmission(db(), { email: 'reader@example.com', message }, { delivery: 'none' });
  await send('before');
  const before = await sumTables(db());
  const { file } = await backUp('site', NOW);
  await send('after');
  // A backup of PostgreSQL has the schema of the version that wrote it; one of SQLite is a copy of the file.
  if (env().DATABASE_URL) await restore(file, LATER);
  else await expect(restore(file, LATER)).rejects.toThrow('was made by a newer version of the site');
  await db().deleteFrom('waitlist').where('message', '=', 'after').execute();
  expect((await sumTables(db())).waitlist).toEqual(before.waitlist);
});
