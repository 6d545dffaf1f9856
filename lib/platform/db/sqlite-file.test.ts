import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SQLite, type Database } from '@/testing/database/sqlite-driver';
import { makeShrinkable, openSqlite, shrink } from './sqlite';
import type { SqliteThread } from './sqlite-thread';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
  file = path.join(folder, 'data', 'site.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const rightsOf = (name: string) => statSync(name).mode & 0o777;

test('only the owner can read the database, the files beside it, and a directory that we create', async () => {
  const umask = process.umask(0o022);
  const database = await openSqlite(file);
  await database.exec('create table notes (text)');
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(rightsOf(name)).toBe(0o600);
  expect(rightsOf(path.dirname(file))).toBe(0o700);
  await database.close();
  process.umask(umask);
});

test('the permissions of an existing file are restricted', async () => {
  await (await openSqlite(file)).close();
  chmodSync(file, 0o644);
  await (await openSqlite(file)).close();
  expect(rightsOf(file)).toBe(0o600);
});

const LONG = 'x'.repeat(1000);
const fill = (database: SqliteThread | Database) =>
  database.exec(`create table notes (text);
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000)
    insert into notes select '${LONG}' from n`);

test('a file returns the space of deleted rows while it is in use', async () => {
  const database = await openSqlite(file);
  await fill(database);
  await database.exec('pragma wal_checkpoint(TRUNCATE)');
  expect(statSync(file).size).toBeGreaterThan(10_000_000);
  await database.exec('delete from notes');
  await shrink(file);
  expect(statSync(file).size).toBeLessThan(100_000);
  expect(await database.value('pragma integrity_check')).toBe('ok');
  await database.close();
});

test('a file of an earlier version is rewritten once, and keeps its rows', async () => {
  await (await openSqlite(file)).close();
  rmSync(file);
  const old = new SQLite(file);
  void fill(old);
  old.exec('delete from notes where rowid > 10');
  old.close();
  const database = await openSqlite(file);
  expect(await makeShrinkable(file)).toBe(true);
  expect(await makeShrinkable(file)).toBe(false);
  expect(await database.value('select count(*) from notes')).toBe(10);
  await database.close();
  expect(statSync(file).size).toBeLessThan(100_000);
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test('shrinking does not wait for another writer', async () => {
  const database = await openSqlite(file);
  await fill(database);
  await database.exec('delete from notes; begin immediate');
  await shrink(file);
  expect(Number(await database.value('pragma freelist_count'))).toBeGreaterThan(0);
  await database.rollback();
  await database.close();
});
