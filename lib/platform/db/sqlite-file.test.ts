import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SQLite, type Database } from './sqlite-driver';
import { makeShrinkable, openSqlite, shrink } from './sqlite';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
  file = path.join(folder, 'data', 'site.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const rightsOf = (name: string) => statSync(name).mode & 0o777;

test('only the owner can read the database, the files beside it, and a directory that we create', () => {
  const umask = process.umask(0o022);
  const database = openSqlite(file);
  database.exec('create table notes (text)');
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(rightsOf(name)).toBe(0o600);
  expect(rightsOf(path.dirname(file))).toBe(0o700);
  database.close();
  process.umask(umask);
});

test('the permissions of an existing file are restricted', () => {
  openSqlite(file).close();
  chmodSync(file, 0o644);
  openSqlite(file).close();
  expect(rightsOf(file)).toBe(0o600);
});

const LONG = 'x'.repeat(1000);
const fill = (database: Database) =>
  database.exec(`create table notes (text);
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000)
    insert into notes select '${LONG}' from n`);

test('a file returns the space of deleted rows while it is in use', async () => {
  const database = openSqlite(file);
  fill(database);
  database.pragma('wal_checkpoint(TRUNCATE)');
  expect(statSync(file).size).toBeGreaterThan(10_000_000);
  database.exec('delete from notes');
  await shrink(file);
  expect(statSync(file).size).toBeLessThan(100_000);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  database.close();
});

test('a file of an earlier version is rewritten once, and keeps its rows', async () => {
  openSqlite(file).close();
  rmSync(file);
  const old = new SQLite(file);
  fill(old);
  old.exec('delete from notes where rowid > 10');
  old.close();
  const database = openSqlite(file);
  expect(makeShrinkable(file)).toBe(true);
  expect(makeShrinkable(file)).toBe(false);
  expect(database.prepare('select count(*) from notes').pluck().get()).toBe(10);
  database.close();
  expect(statSync(file).size).toBeLessThan(100_000);
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test('shrinking does not wait for another writer', async () => {
  const database = openSqlite(file);
  fill(database);
  database.exec('delete from notes; begin immediate');
  await shrink(file);
  expect(Number(database.pragma('freelist_count', { simple: true }))).toBeGreaterThan(0);
  database.exec('rollback');
  database.close();
});
