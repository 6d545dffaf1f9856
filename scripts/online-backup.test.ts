import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { openSqlite } from '@/lib/platform/db/sqlite';
import { backUp, backUpSecret } from './online-backup';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-11-20T09:30:05.900Z');

test('the copy holds what was committed, in one file, while the database is in use', async () => {
  const live = openSqlite(path.join(folder, 'site.db'));
  live.exec('create table notes (text); insert into notes values (1), (2)');
  live.exec('begin; insert into notes values (3)');
  const file = await backUp(path.join(folder, 'site.db'), path.join(folder, 'backups'), NOW);
  live.exec('commit');
  live.close();

  expect(path.basename(file)).toBe('site-20261120-093005.db');
  expect(readdirSync(path.join(folder, 'backups'))).toEqual(['site-20261120-093005.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = new SQLite(file, { readonly: true });
  expect(copy.prepare('select count(*) from notes').pluck().get()).toBe(2);
  copy.close();
});

test('a broken database leaves no copy that could pass for a good one', async () => {
  const broken = path.join(folder, 'site.db');
  writeFileSync(broken, 'this is no database, however long it may be. '.repeat(200));
  // By its code: the driver makes its errors for the first test file that loads it, and they are no Error in others.
  await expect(backUp(broken, path.join(folder, 'backups'), NOW)).rejects.toMatchObject({
    code: 'SQLITE_NOTADB',
  });
  expect(readdirSync(path.join(folder, 'backups'))).toEqual([]);
});

test('the secret is copied beside the copy of its database, for its owner alone', () => {
  const secret = path.join(folder, 'secret');
  writeFileSync(secret, 'kept', { mode: 0o644 });
  const file = backUpSecret(secret, path.join(folder, 'site-20261120-093005.db'));
  expect(path.basename(file)).toBe('site-20261120-093005.secret');
  expect(readFileSync(file, 'utf8')).toBe('kept');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
