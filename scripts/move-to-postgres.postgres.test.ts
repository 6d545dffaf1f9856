import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { leaseDataDir } from '@/lib/platform/db/machine-lease';
import { sqliteDialect, sqliteFile } from '@/lib/platform/db/sqlite';
import { closeDb, db } from '@/lib/records/database';
import { recordSubmission } from '@/lib/records/messages';
import { migrateDatabase } from '@/lib/records/migrate';
import type { Database } from '@/lib/records/schema';
import { moveToPostgres } from '@/lib/services/backups/move';
import { prepareDatabase } from '@/lib/services/prepare-database';
import { unmovedFile } from './checks/data';

const dataDir = freshDataDir();
const SECRET = path.join(dataDir, 'secret');

beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db());
  await sql`create schema public`.execute(db());
  const file = new Kysely<Database>({ dialect: sqliteDialect(sqliteFile(dataDir)) });
  await migrateDatabase(file);
  await recordSubmission(file, { email: 'reader@example.com', message: 'to be moved' }, { delivery: 'none' });
  await file.destroy();
});
afterEach(() =>
  readdirSync(dataDir).forEach((name) => rmSync(path.join(dataDir, name), { recursive: true })),
);
afterAll(closeDb);

test('a start or a reload on an empty server is refused if the file contains messages, also after migrations', async () => {
  const sentence = /site\.db.* run npm run move-to-postgres/;
  expect(await unmovedFile()).toEqual(['bad', expect.stringMatching(sentence)]);
  await expect(prepareDatabase()).rejects.toThrow(sentence);
  await migrateDatabase(db());
  expect(await unmovedFile()).toEqual(['bad', expect.stringMatching(sentence)]);
});

test('nothing is copied while the site runs, or with another secret', async () => {
  const release = leaseDataDir(dataDir);
  await expect(moveToPostgres(new Date())).rejects.toThrow(/Stop it first/);
  release();
  writeFileSync(SECRET, 'of the site');
  await expect(moveToPostgres(new Date())).rejects.toThrow(/Set NEXTAUTH_SECRET to the content of/);
  rmSync(SECRET);
  expect(existsSync(path.join(dataDir, 'backups'))).toBe(false);
});

test('the command copies a site without backups, prints what it did, and works only once', async () => {
  const move = () =>
    spawnSync('npm', ['run', '--silent', 'move-to-postgres'], { encoding: 'utf8', env: process.env });
  const { stdout, stderr, status } = move();
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toMatch(/^waitlist +1 {2}[0-9a-f]{16}$/m);
  expect(stdout).toContain('Moved; counts and checksums are the same.');
  const messages = await db().selectFrom('waitlist').select('message').execute();
  expect(messages).toEqual([{ message: 'to be moved' }]);
  const [copy = '', ...others] = readdirSync(path.join(dataDir, 'backups'));
  expect([copy, others]).toEqual([expect.stringMatching(/^moved-\d+\.db$/), []]);
  expect(readFileSync(path.join(dataDir, 'backups', copy)).toString('latin1', 0, 15)).toBe('SQLite format 3');

  expect(await unmovedFile()).toBeUndefined();
  expect(await prepareDatabase()).toBeUndefined();
  await expect(moveToPostgres(new Date())).rejects.toThrow(/is not empty/);
  expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([copy]);
});
