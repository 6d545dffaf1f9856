import path from 'node:path';
import { SQLite } from '@/testing/database/sqlite-driver';
import { Kysely, sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { log } from '@/lib/platform/log';
import { isStorageError } from './storage-error';
import { sqliteDialect } from './sqlite';

type Notes = { notes: { text: string } };

const folder = freshDataDir();
let file = '';
let tests = 0;

/** Each test has a file of its own, with an empty table. */
beforeEach(async () => {
  tests += 1;
  file = path.join(folder, `${tests}.db`);
  const db = new Kysely<Notes>({ dialect: sqliteDialect(file) });
  await sql`create table notes (text text)`.execute(db);
  await db.destroy();
});

test('a transaction that fills the disk fails with that error, and the next one succeeds', async () => {
  const db = new Kysely<Notes>({ dialect: sqliteDialect(file) });
  const write = (text: string) =>
    db.transaction().execute((trx) => trx.insertInto('notes').values({ text }).execute());
  try {
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

test('while another process has the lock the event loop turns, and the query succeeds after it', async () => {
  const db = new Kysely<Notes>({ dialect: sqliteDialect(file) });
  const lockHolder = new SQLite(file);
  try {
    lockHolder.exec('begin immediate');
    const write = db.insertInto('notes').values({ text: 'waited' }).execute();
    const order: string[] = [];
    const writing = write.then(() => order.push('written'));
    // As a page does that needs no database.
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push('answered');
    lockHolder.exec('commit');
    await writing;
    expect(order).toEqual(['answered', 'written']);
  } finally {
    lockHolder.close();
    await db.destroy();
  }
});

test('a transaction has the connection until it ends: no other query is part of it', async () => {
  const db = new Kysely<Notes>({ dialect: sqliteDialect(file) });
  try {
    let rest: Promise<unknown> | undefined;
    const failed = db.transaction().execute(async (trx) => {
      await trx.insertInto('notes').values({ text: 'undone' }).execute();
      rest = db.insertInto('notes').values({ text: 'done' }).execute();
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await rest;
    const rows = await db.selectFrom('notes').selectAll().execute();
    expect(rows.map(({ text }) => text)).toEqual(expect.arrayContaining(['done']));
    expect(rows.map(({ text }) => text)).not.toContain('undone');
  } finally {
    await db.destroy();
  }
});

test('queries before a close have results, and nothing says that the file of the database is gone', async () => {
  const alarms = jest.spyOn(log, 'error');
  const db = new Kysely<Notes>({ dialect: sqliteDialect(file) });
  const secondConnection = new SQLite(file);
  try {
    secondConnection.exec('begin immediate');
    const write = db.insertInto('notes').values({ text: 'before the end' }).execute();
    const reading = db.selectFrom('notes').selectAll().where('text', '=', 'before the end').execute();
    // The queries are in the queue for a turn.
    await new Promise((resolve) => setImmediate(resolve));
    const closed = db.destroy();
    secondConnection.exec('commit');
    secondConnection.close();
    await write;
    expect(await reading).toHaveLength(1);
    await closed;
    expect(alarms).not.toHaveBeenCalled();
  } finally {
    if (secondConnection.open) secondConnection.close();
    await db.destroy();
    alarms.mockRestore();
  }
});
