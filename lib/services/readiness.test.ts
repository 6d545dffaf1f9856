import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { freeBytes } from '@/lib/platform/disk';
import { env } from '@/lib/platform/env';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { checks } from './readiness';

jest.mock('@/lib/platform/disk', () => {
  const actual = jest.requireActual<{ freeBytes: typeof freeBytes }>('@/lib/platform/disk');
  return { ...actual, freeBytes: jest.fn(actual.freeBytes) };
});

beforeEach(() => void (env().DATA_DIR = mkdtempSync(path.join(tmpdir(), 'readiness-'))));
afterEach(async () => {
  await closeDb();
  rmSync(env().DATA_DIR, { recursive: true });
});

test('a database that is not migrated is not ready, and is once it is', async () => {
  const { database, migrations } = checks;
  expect(await migrations()).toEqual({ problem: expect.stringMatching(/^Not run yet: 0001-/) });
  expect(await database()).toBe('ok');
  await migrate();
  expect(await migrations()).toBe('ok');
});

/** PostgreSQL has no file. */
const testOfFile = env().DATABASE_URL ? test.skip : test;

testOfFile('a database that is damaged is not ready, with a sentence for the operator', async () => {
  writeFileSync(path.join(env().DATA_DIR, 'site.db'), 'no database '.repeat(100));
  expect(await checks.database()).toEqual({
    problem: expect.stringMatching(/site\.db is damaged .*Run npm run restore/),
  });
});

testOfFile('a database that can be read but not written, or a full disk, is not ready', async () => {
  await migrate();
  const { database, disk } = checks;
  expect(await database()).toBe('ok');
  expect(await disk()).toBe('ok');
  await sql`pragma query_only = on`.execute(db());
  expect(await database()).toEqual({
    problem: expect.stringMatching(/site\.db cannot be written .*Let the user of the site write/),
  });
  jest.mocked(freeBytes).mockReturnValueOnce(0);
  expect(await disk()).toEqual({
    problem: expect.stringMatching(/^The disk of DATA_DIR .* is full\. Make room on it\.$/),
  });
});

test('without an upstream there is nothing to check', async () => {
  expect(await checks.upstream()).toBe('none');
});
