import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { log } from '@/lib/platform/log';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { isStorageError } from './storage-error';

const dir = freshDataDir();
const file = path.join(dir, 'site.db');
const alarm = jest.spyOn(log, 'error').mockImplementation();
jest.spyOn(log, 'info').mockImplementation();

beforeEach(async () => {
  alarm.mockClear();
  await closeDb();
  rmSync(dir, { recursive: true, force: true });
  await migrate();
});
afterAll(closeDb);

const user = (id: string) => ({ id, email: `${id}@example.com`, created_at: 0 });
const write = (id: string) => db().insertInto('users').values(user(id)).execute();
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  ['the file is removed', () => rmSync(file)],
  ['its log is removed', () => rmSync(`${file}-wal`)],
  ['the folder is removed', () => rmSync(dir, { recursive: true })],
  [
    'another file stands in its place',
    () => {
      renameSync(file, `${file}.old`);
      writeFileSync(file, '');
    },
  ],
])('nothing is acknowledged once %s, and the log says so once', async (_, change) => {
  await write('first');
  change();
  for (const id of ['second', 'third']) {
    const error = await refusal(write(id));
    expect(error).toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' });
    expect(isStorageError(error)).toBe(true);
  }
  expect(await refusal(db().selectFrom('users').selectAll().execute())).not.toBeNull();
  expect(alarm).toHaveBeenCalledTimes(1);
});

test('a commit in progress at that moment fails too', async () => {
  const error = await refusal(
    db()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('users').values(user('late')).execute();
        rmSync(file);
      }),
  );
  expect(error).toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' });
});

test('when the file is back, queries succeed and all committed rows exist', async () => {
  await write('first');
  renameSync(file, `${file}.away`);
  expect(await refusal(write('second'))).not.toBeNull();
  renameSync(`${file}.away`, file);
  await write('third');
  const ids = (await db().selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(ids).toEqual(['first', 'third']);
});
