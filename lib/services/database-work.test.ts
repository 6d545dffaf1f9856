import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from '@/lib/records/database';
import { isStorageError } from '@/lib/platform/db/storage-error';
import { log } from '@/lib/platform/log';
import { startDatabaseWork } from './database-work';
import { prepareDatabase } from './prepare-database';

const file = path.join(freshDataDir(), 'site.db');
jest.spyOn(log, 'info').mockImplementation();
jest.spyOn(log, 'error').mockImplementation();
afterAll(closeDb);

test('a damaged database has one sentence, writes fail as storage errors, a repaired one is used at once', async () => {
  writeFileSync(file, 'this is no database, however long it may be. '.repeat(200));
  expect(await prepareDatabase()).toBe(
    `The database cannot be used: ${file} is damaged (SQLITE_NOTADB). Run npm run restore with the ` +
      'newest file of backups/, or, with the site stopped, move the database away with the files -wal ' +
      'and -shm beside it. Until then public pages are served, and nothing can be sent, signed in or ' +
      'counted.',
  );
  const error = await db()
    .selectFrom('users')
    .selectAll()
    .execute()
    .catch((thrown: unknown) => thrown);
  expect(isStorageError(error)).toBe(true);

  const stop = startDatabaseWork(false, 10);
  rmSync(file);
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (!jest.mocked(log.info).mock.calls.some(([words]) => words === 'The database can be used again'))
        return;
      clearInterval(look);
      resolve();
    }, 10);
  });
  stop();
  expect(await db().selectFrom('users').selectAll().execute()).toEqual([]);
});
