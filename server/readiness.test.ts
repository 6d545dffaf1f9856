import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { freeBytes } from '@/lib/platform/disk';
import { env } from '@/lib/platform/env';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { readiness } from './readiness';

jest.mock('@/lib/platform/disk', () => {
  const actual = jest.requireActual<{ freeBytes: typeof freeBytes }>('@/lib/platform/disk');
  return { ...actual, freeBytes: jest.fn(actual.freeBytes) };
});

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'readiness-'));
const page = (status: number) => ({ get: async () => ({ status }) as never });

beforeAll(() => {
  mkdirSync(path.join(folder, '.next'));
  env().DATA_DIR = path.join(folder, 'data');
  process.chdir(folder);
});
beforeEach(() => writeFileSync(path.join(folder, '.next', 'BUILD_ID'), 'one'));
afterEach(async () => {
  await closeDb();
  rmSync(env().DATA_DIR, { recursive: true, force: true });
});
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test('a database that is not migrated is not ready, and is once it is', async () => {
  const { database, migrations } = readiness(page(200));
  await expect(migrations?.()).rejects.toThrow(/^Not run yet: 0001-/);
  expect(await database?.()).toBe('ok');
  await migrate();
  expect(await migrations?.()).toBe('ok');
});

test('a database that is damaged is not ready, with a sentence for the operator', async () => {
  mkdirSync(env().DATA_DIR);
  writeFileSync(path.join(env().DATA_DIR, 'site.db'), 'no database '.repeat(100));
  await expect(readiness(page(200)).database?.()).rejects.toThrow(
    /site\.db is damaged .*Run npm run restore/,
  );
});

test('a database that can be read but not written, or a full disk, is not ready', async () => {
  await migrate();
  const { database, disk } = readiness(page(200));
  expect(await database?.()).toBe('ok');
  expect(await disk?.()).toBe('ok');
  await sql`pragma query_only = on`.execute(db());
  await expect(database?.()).rejects.toThrow(/site\.db cannot be written .*Let the user of the site write/);
  jest.mocked(freeBytes).mockReturnValueOnce(0);
  await expect(disk?.()).rejects.toThrow(/^The disk of DATA_DIR .* is full\. Make room on it\.$/);
});

test('the content is ready with a front page and the build that was started', async () => {
  expect(await readiness(page(200)).content?.()).toBe('ok');
  await expect(readiness(page(500)).content?.()).rejects.toThrow('The front page has status 500.');
  const { content } = readiness(page(200));
  writeFileSync(path.join(folder, '.next', 'BUILD_ID'), 'two');
  await expect(content?.()).rejects.toThrow(/^Another build/);
});

test('without an upstream there is nothing to check', async () => {
  expect(await readiness(page(200)).upstream?.()).toBe('none');
});
