import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { SQLite } from '@/testing/database/sqlite-driver';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY, MINUTE } from '@/lib/platform/clock';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { sumTables } from '@/lib/records/copy';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { MIGRATIONS } from '@/lib/records/migrations';
import { changeAddress } from '@/lib/records/address-changes';
import { KEYS } from '@/lib/records/schema';
import { deletionList, noteDeletion } from '@/lib/records/deletion-list';
import { deleteAccountRecords, deletePerson } from '@/lib/records/deletions';
import { recordSubmission } from '@/lib/records/messages';
import { createSession } from '@/lib/records/sessions';
import { addUpdate, standingUpdates, takeBackUpdate, updatesState } from '@/lib/records/series-updates';
import { addViews } from '@/lib/records/view-counts';
import { backUp, backupFolder } from './backup';
import { backUpNightly } from './nightly';
import { restore } from './restore';

const dataDir = freshDataDir();
const NOW = new Date('2026-11-20T09:30:05.900Z');
jest.spyOn(log, 'info').mockImplementation();

beforeEach(async () => {
  await migrate();
  for (const table of ['waitlist', 'waitlist_keys', 'rate_limits', 'view_counts', 'view_marks'] as const)
    await db().deleteFrom(table).execute();
});
afterEach(() => rmSync(backupFolder(), { recursive: true, force: true }));
afterAll(closeDb);

const send = (message: string) =>
  recordSubmission(db(), { email: 'reader@example.com', message }, { delivery: 'none' });
const messages = async () =>
  (await db().selectFrom('waitlist').select('message').orderBy('message').execute()).map(
    ({ message }) => message,
  );

test('values that came in without a build are restored, with who applied them', async () => {
  await db().deleteFrom('series_updates').execute();
  const update = {
    series: 'gold-usd-oz',
    edition_before: 'a',
    edition_after: 'b',
    points: '[["2026-07",4105.5]]',
    source: 'gold.csv',
    sha256: 'c',
    applied_by: 'an operator',
    applied_at: NOW.getTime(),
  };
  await addUpdate(db(), update, await updatesState(db()));
  const before = await standingUpdates(db());
  const { file } = await backUp('site', NOW);
  const undo = { series: 'gold-usd-oz', number: 1, by: 'another', at: NOW.getTime() };
  await takeBackUpdate(db(), undo, await updatesState(db()));
  expect(await standingUpdates(db())).toEqual([]);
  await restore(file, NOW);
  expect(await standingUpdates(db())).toEqual(before);
  expect(await db().selectFrom('series_updates').select('applied_by').execute()).toEqual([
    { applied_by: 'an operator' },
  ]);
  await db().deleteFrom('series_updates').execute();
});

test('a backup is one file, readable by its owner only, from which every row is restored', async () => {
  for (const text of ['one', 'two ₹ “…”', '']) await send(text);
  await addViews(db(), 'report', ['gold', 'silver'], { viewer: 'a', network: 'n' });
  const before = await sumTables(db());
  const { file } = await backUp('site', NOW);
  expect(path.basename(file)).toBe('site-20261120-093005.db');
  expect(readdirSync(backupFolder()).filter((name) => !name.endsWith('.secret'))).toEqual([
    path.basename(file),
  ]);

  await send('three');
  await db().deleteFrom('waitlist').where('message', '=', 'one').execute();
  const restored = await restore(file, NOW);
  expect(restored.sums).toEqual(before);
  expect(await sumTables(db())).toEqual(before);
  // What was there is kept, and can be had again.
  await restore(restored.before ?? '', new Date(NOW.getTime() + 1000));
  expect(await messages()).toEqual(['', 'three', 'two ₹ “…”']);
});

test('more rows than one batch are copied, each once', async () => {
  const keys = Array.from({ length: 1203 }, (_, i) => ({
    key: `k${i}`,
    points: i,
    expires_at: 1_800_000_000_000 + i,
  }));
  for (let i = 0; i < keys.length; i += 401)
    await db()
      .insertInto('rate_limits')
      .values(keys.slice(i, i + 401))
      .execute();
  const { file } = await backUp('site', NOW);
  await db().deleteFrom('rate_limits').execute();
  expect((await restore(file, NOW)).sums.rate_limits.rows).toBe(1203);
});

describe('people who were deleted since the backup', () => {
  const EMAIL = 'asha@example.com';
  const ASHA = { id: 'u1', email: EMAIL };
  const LATER = new Date(NOW.getTime() + 3 * DAY);
  const live = async (at: Date, id = 'u1') => {
    const created_at = at.getTime();
    await db().insertInto('users').values({ id, email: EMAIL, created_at, name: null }).execute();
    await createSession(db(), { user: { id, email: EMAIL, name: null }, token: 'token' });
    await db().updateTable('sessions').set({ created_at }).execute();
  };
  const accounts = async () => (await db().selectFrom('users').select('id').execute()).map(({ id }) => id);
  const backUpWith = async (at: Date) => {
    await live(at);
    await recordSubmission(db(), { email: EMAIL, message: 'theirs' }, { delivery: 'none' }, () =>
      at.getTime(),
    );
    return (await backUp('site', at)).file;
  };
  beforeEach(async () => {
    for (const table of ['users', 'sessions'] as const) await db().deleteFrom(table).execute();
  });
  afterEach(() => rmSync(deletionList(), { force: true }));

  test('are not known without a list, and are back', async () => {
    const file = await backUpWith(NOW);
    await db().deleteFrom('users').execute();
    expect((await restore(file, LATER)).deletedAgain).toBeUndefined();
    expect(await accounts()).toEqual(['u1']);
  });

  test.each([
    ['the account', () => deleteAccountRecords(db(), ASHA, LATER.getTime()), ['theirs']],
    ['everything about the address', () => deletePerson(db(), EMAIL, LATER.getTime()), []],
  ])('are deleted again: %s', async (_, remove, left) => {
    const file = await backUpWith(NOW);
    await send('of somebody else');
    await remove();
    expect(await restore(file, LATER)).toMatchObject({ deletedAgain: 1 });
    expect(await accounts()).toEqual([]);
    expect(await messages()).toEqual(left);
  });

  test('are known by their account, if they had another address then', async () => {
    const file = await backUpWith(NOW);
    const to = 'asha.new@example.com';
    await changeAddress(db(), ASHA, to);
    await deleteAccountRecords(db(), { ...ASHA, email: to }, LATER.getTime());
    expect(await restore(file, LATER)).toMatchObject({ deletedAgain: 1 });
    expect(await accounts()).toEqual([]);
  });

  test('stay, if their account was made after that day', async () => {
    await live(NOW);
    await deleteAccountRecords(db(), ASHA, NOW.getTime());
    await live(LATER, 'u2');
    const { file } = await backUp('site', LATER);
    expect(await restore(file, LATER)).toMatchObject({ deletedAgain: 0 });
    expect(await accounts()).toEqual(['u2']);
  });

  test('are known on another machine by the list beside a later backup, which joins its own', async () => {
    const file = await backUpWith(NOW);
    await deleteAccountRecords(db(), ASHA, LATER.getTime());
    await backUp('site', LATER);
    const [later = ''] = readdirSync(backupFolder()).filter((name) => name.endsWith('.deleted'));
    rmSync(deletionList());
    noteDeletion('person', [{ kind: 'address', value: 'other@example.com' }], NOW.getTime());
    copyFileSync(path.join(backupFolder(), later), file.replace(/db$/, 'deleted'));
    for (const attempt of [1, 2]) {
      expect([attempt, (await restore(file, LATER)).deletedAgain]).toEqual([attempt, 1]);
      // Two of the account, by address and id, and the other one.
      expect(readFileSync(deletionList(), 'utf8').split('\n').filter(Boolean)).toHaveLength(3);
    }
  });
});

describe('the database is not changed by', () => {
  async function backupThat(change: (file: string) => void): Promise<string> {
    await send('kept');
    const { file } = await backUp('site', NOW);
    const spoilt = path.join(dataDir, 'spoilt.db');
    copyFileSync(file, spoilt);
    change(spoilt);
    return spoilt;
  }
  const withSqlite = (file: string, statement: string) => {
    const database = new SQLite(file);
    database.exec(statement);
    database.close();
  };

  test.each<[string, (file: string) => void, RegExp]>([
    ['half a backup', (file) => truncateSync(file, 40_960), /is not whole/],
    ['a file that is none', (file) => writeFileSync(file, 'no database '.repeat(900)), /is not whole/],
    ['an empty file', (file) => writeFileSync(file, ''), /is no backup of this site/],
    [
      'no file',
      (file) => rmSync(file),
      /^There is no file .*spoilt\.db: .*The newest backup in DATA_DIR is .*\/site-/,
    ],
    [
      'a backup of a newer version',
      (file) => withSqlite(file, `insert into kysely_migration values ('9999-later', '')`),
      /made by a newer version .*9999-later/,
    ],
  ])('%s, and the error is one sentence', async (_, change, sentence) => {
    const file = await backupThat(change);
    await expect(restore(file, NOW)).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringMatching(sentence) as string,
    });
    expect(await messages()).toEqual(['kept']);
    expect(readdirSync(backupFolder()).filter((name) => name.startsWith('before'))).toEqual([]);
  });

  test.each([
    [
      'a mistyped folder',
      'nowhere/site.db',
      /^There is no file nowhere\/site\.db: .*There are no backups in/,
    ],
    ['a folder', 'lib', /^lib is a folder: name a backup in it/],
    ['the secret of a backup', '', /site\.secret stands beside a backup and is none: name \S*site\.db, /],
  ])('%s in the place of a backup', async (_, file, sentence) => {
    const secret = path.join(dataDir, 'site.secret');
    writeFileSync(secret, 'a'.repeat(64));
    await expect(restore(file || secret, NOW)).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringMatching(sentence) as string,
    });
    rmSync(secret);
  });
});

test('a backup of an older version is migrated to the current schema', async () => {
  const { file } = await backUp('site', NOW);
  const old = new SQLite(file);
  old.exec(
    ['delete from kysely_migration', ...Object.keys(KEYS).map((table) => `drop table ${table}`)].join(';'),
  );
  const earlier = new Kysely<unknown>({ dialect: new SqliteDialect({ database: old }) });
  const migrator = new Migrator({ db: earlier, provider: { getMigrations: async () => MIGRATIONS } });
  expect((await migrator.migrateTo('0003-who-asked-for-a-code')).error).toBeUndefined();
  old.exec(`insert into waitlist (id, created_at, email, message, suspect, delivery, next_attempt_at)
    values ('id', 1, 'old@example.com', 'from before', 0, 'none', 1)`);
  await earlier.destroy();
  await restore(file, NOW);
  expect(await messages()).toEqual(['from before']);
});

test('a night has one backup, with any number of instances, and fourteen are stored', async () => {
  const nights = () => readdirSync(backupFolder()).filter((name) => /^nightly.*\.db$/.test(name));
  await backUpNightly(NOW.getTime());
  const [first = ''] = nights();
  expect(first).toContain('20261120');
  for (const night of [2, 3, 4, 5, 6, 7, 8, 9])
    for (const month of ['11', '12']) {
      const name = first.replace('20261120', `2026${month}2${night}`);
      copyFileSync(path.join(backupFolder(), first), path.join(backupFolder(), name));
    }
  await Promise.all([1, 2].map(() => backUpNightly(NOW.getTime() + 41 * DAY)));
  expect(nights()).toHaveLength(14);
  expect(nights()[0]).toContain('20261125');
  expect(nights().at(-1)).toContain('20261231');
});

test('a nightly backup that failed in one of two instances is tried again after half an hour, once', async () => {
  const round = (number: number) => backUpNightly(NOW.getTime() + number * 30 * MINUTE);
  const nights = () => readdirSync(backupFolder()).filter((name) => /^nightly.*\.db$/.test(name));
  writeFileSync(backupFolder(), 'a file instead of the folder');
  const results = await Promise.allSettled([round(0), round(0)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  rmSync(backupFolder());
  await round(1);
  expect(nights()).toHaveLength(1);
  await round(2);
  await round(3);
  expect(nights()).toHaveLength(1);
});

if (!env().DATABASE_URL) {
  test('a damaged database is moved aside and replaced by the backup', async () => {
    await send('kept');
    const { file } = await backUp('site', NOW);
    await closeDb();
    writeFileSync(sqliteFile(dataDir), 'this is no database. '.repeat(500));
    const { before = '' } = await restore(file, NOW);
    expect(before).toContain('site.db.damaged-');
    expect(readFileSync(before, 'utf8')).toMatch(/^this is no database/);
    expect(await messages()).toEqual(['kept']);
  });

  test('a backup restores its secret into a new directory; another existing secret is moved aside', async () => {
    const secret = path.join(dataDir, 'secret');
    writeFileSync(secret, 'of-the-backup');
    const { file } = await backUp('site', NOW);
    writeFileSync(secret, 'another');
    expect((await restore(file, NOW)).secret).toBe('replaced');
    expect(readFileSync(secret, 'utf8')).toBe('of-the-backup');
    rmSync(secret);
    expect((await restore(file, new Date(NOW.getTime() + 1000))).secret).toBe('same');
    expect(existsSync(secret)).toBe(true);
    rmSync(file.replace(/db$/, 'secret'));
    expect((await restore(file, new Date(NOW.getTime() + 2000))).secret).toBe('same');
    rmSync(secret);
    expect((await restore(file, new Date(NOW.getTime() + 3000))).secret).toBe('missing');
  });
}
