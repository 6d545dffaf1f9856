import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { SQLite } from '@/testing/database/sqlite-driver';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { readBackup } from './backup-file';
import { copySqlite } from './sqlite-copy';

jest.mock('./sqlite-copy');

const dataDir = freshDataDir();

test('a disk that is full leaves nothing of a backup that was to be read', async () => {
  const file = sqliteFile(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  new SQLite(file).exec('create table kysely_migration (name text)').close();
  const folder = path.join(dataDir, 'backups');
  jest.mocked(copySqlite).mockRejectedValue(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
  const reading = readBackup(file, folder, async () => undefined);
  await expect(reading).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect([existsSync(folder), readdirSync(folder)]).toEqual([true, []]);
});
