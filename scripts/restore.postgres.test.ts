import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { sqliteDialect, sqliteFile } from '@/lib/platform/db/sqlite';
import { closeDb, db } from '@/lib/records/database';
import { recordSubmission } from '@/lib/records/messages';
import { migrateDatabase } from '@/lib/records/migrate';
import type { Database } from '@/lib/records/schema';
import { prepareDatabase } from '@/lib/services/prepare-database';
import { unmovedFile } from './checks/data';

// A site on SQLite moves to PostgreSQL, as docs/scaling.md says.

const dataDir = freshDataDir();
const SECRET = 'of-the-site-on-sqlite-before-it-moved';

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

const command = (line: string[], settings: Record<string, string> = {}) =>
  spawnSync('npm', ['run', '--silent', ...line], { encoding: 'utf8', env: { ...process.env, ...settings } });

test('a start or a reload on an empty server is refused if the file has messages, also after migrations', async () => {
  const sentence = /site\.db.* npm run backup and npm run restore/;
  expect(await unmovedFile()).toEqual(['bad', expect.stringMatching(sentence)]);
  await expect(prepareDatabase()).rejects.toThrow(sentence);
  await migrateDatabase(db());
  expect(await unmovedFile()).toEqual(['bad', expect.stringMatching(sentence)]);
});

test('a backup of SQLite is restored into PostgreSQL, which the site then uses; another secret is told', async () => {
  writeFileSync(path.join(dataDir, 'secret'), SECRET);
  const backup = command(['backup'], { DATABASE_URL: '', NEXTAUTH_SECRET: '' });
  expect([backup.stderr, backup.status]).toEqual(['', 0]);
  const [file = ''] = backup.stdout.split('\n');

  const restore = (secret: string) => command(['restore', '--', file], { NEXTAUTH_SECRET: secret });
  const { stdout, stderr, status } = restore(SECRET);
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toMatch(/^table +rows {2}checksum in the backup$/m);
  expect(stdout).toMatch(/^waitlist +1 {2}[0-9a-f]{16}$/m);
  expect(stdout).toContain('counts and checksums are those of the backup');
  expect(stdout).not.toContain('NEXTAUTH_SECRET');
  const messages = await db().selectFrom('waitlist').select('message').execute();
  expect(messages).toEqual([{ message: 'to be moved' }]);
  expect(await unmovedFile()).toBeUndefined();
  expect(await prepareDatabase()).toBeUndefined();

  expect(restore('another-secret-of-enough-characters-to-be-one').stdout).toMatch(
    /NEXTAUTH_SECRET is not the secret of the backup.*set it to the content of .*\.secret/,
  );
});
