import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SQLite } from '@/testing/database/sqlite-driver';
import { openSqlite } from '@/lib/platform/db/sqlite';
import { copySqlite } from './sqlite-copy';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the copy contains what was committed, in one file for its owner, while the database is in use', async () => {
  const live = await openSqlite(path.join(folder, 'site.db'));
  await live.exec('create table notes (text); insert into notes values (1), (2)');
  await live.exec('begin; insert into notes values (3)');
  const file = path.join(folder, 'copy.db');
  await copySqlite(path.join(folder, 'site.db'), file);
  await live.exec('commit');
  await live.close();

  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = new SQLite(file, { readonly: true });
  expect(copy.prepare('select count(*) from notes').pluck().get()).toBe(2);
  copy.close();
});

test('a copy is made while the database is written to without a pause', async () => {
  const source = path.join(folder, 'site.db');
  // Small pages are many, and the copy of many takes many writes' time.
  const empty = new SQLite(source);
  empty.pragma('page_size = 512');
  empty.close();
  const live = await openSqlite(source);
  await live.exec(`create table notes (text);
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 30000)
    insert into notes select '${'x'.repeat(1000)}' from n;
    pragma wal_autocheckpoint = 0;
    pragma synchronous = off`);
  // No write waits for the disk, and ten wait in the thread's queue, so it does one after the other. A copy
  // that begins again after each of them ends when they have ended.
  const MOST = 100_000;
  let rowCount = 0;
  let isCopied = false;
  const write = async () => {
    for (; !isCopied && rowCount < MOST; rowCount += 1) await live.exec('insert into notes values (1)');
  };
  const writers = Array.from({ length: 10 }, write);
  const file = path.join(folder, 'copy.db');
  await copySqlite(source, file);
  isCopied = true;
  await Promise.all(writers);
  expect(rowCount).toBeGreaterThan(0);
  expect(rowCount).toBeLessThan(MOST);
  await live.close();

  const copy = new SQLite(file, { readonly: true });
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
  copy.close();
});

test('a damaged database cannot be copied', async () => {
  const broken = path.join(folder, 'site.db');
  writeFileSync(broken, 'this is no database, however long it may be. '.repeat(200));
  await expect(copySqlite(broken, path.join(folder, 'copy.db'))).rejects.toMatchObject({
    code: 'SQLITE_NOTADB',
  });
});
