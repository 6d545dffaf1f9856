import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { closeDb } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { readBackup } from './backup-file';
import { copySqlite } from './sqlite-copy';

jest.mock('./sqlite-copy');

const dataDir = freshDataDir();
afterAll(closeDb);

test('a disk that is full leaves nothing of a backup that was to be read', async () => {
  await migrate();
  const folder = path.join(dataDir, 'backups');
  jest.mocked(copySqlite).mockRejectedValue(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
  const reading = readBackup(sqliteFile(dataDir), folder, async () => undefined);
  await expect(reading).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect([existsSync(folder), readdirSync(folder)]).toEqual([true, []]);
});
