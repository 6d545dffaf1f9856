import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { freshDataDir } from '@/e2e/support/fresh-data-dir';
import { isStorageError } from './storage-error';
import { sqliteDialect } from './sqlite';

const file = path.join(freshDataDir(), 'full.db');

test('a transaction that fills the disk fails with that error, and the next one succeeds', async () => {
  const db = new Kysely<{ notes: { text: string } }>({ dialect: sqliteDialect(file) });
  const write = (text: string) =>
    db.transaction().execute((trx) => trx.insertInto('notes').values({ text }).execute());
  try {
    await sql`create table notes (text text)`.execute(db);
    await sql`pragma max_page_count = 4`.execute(db);
    const error = await write('x'.repeat(50_000)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'SQLITE_FULL' });
    expect(isStorageError(error)).toBe(true);
    await write('short');
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([{ text: 'short' }]);
  } finally {
    await db.destroy();
  }
});
