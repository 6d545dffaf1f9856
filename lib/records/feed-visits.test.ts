import { DAY, HOUR } from '@/lib/platform/clock';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from './database';
import { feedKeysAreOn, switchFeedKeys } from './feed-choices';
import { endFirstVisit, noteVisit } from './feed-visits';
import { migrate } from './migrate';
import type { Writer } from './own-records';
import { createSession } from './sessions';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const NOW = Date.parse('2026-11-20T10:00:00Z');

async function newReader(id: string): Promise<Writer> {
  const reader = { id, email: `${id}@example.com` };
  await createSession(db(), { user: { ...reader, name: null }, token: 'none' }, () => NOW);
  return reader;
}

const visitAt = (id: string, moment: number) => noteVisit(db(), id, () => moment);

test('a visit knows when the one before it began, also when the page is opened again within it', async () => {
  await newReader('u1');
  expect(await visitAt('u1', NOW)).toBeNull();
  expect(await visitAt('u1', NOW + HOUR)).toBeNull();
  expect(await visitAt('u1', NOW + 2 * DAY)).toBe(NOW);
  expect(await visitAt('u1', NOW + 2 * DAY + HOUR)).toBe(NOW);
  expect(await visitAt('u1', NOW + 5 * DAY)).toBe(NOW + 2 * DAY);
});

test('the first visit ends when its question is answered, and no other one does', async () => {
  await newReader('u2');
  const endAt = (moment: number) => endFirstVisit(db(), 'u2', () => moment);
  await endAt(NOW);
  expect(await visitAt('u2', NOW + HOUR)).toBe(NOW);
  await visitAt('u2', NOW + 2 * DAY);
  await endAt(NOW + 2 * DAY + HOUR);
  expect(await visitAt('u2', NOW + 2 * DAY + 2 * HOUR)).toBe(NOW);
});

test('visits leave the settings as they are', async () => {
  const reader = await newReader('u3');
  await visitAt('u3', NOW);
  expect(await feedKeysAreOn(db(), 'u3')).toBe(true);
  await switchFeedKeys(db(), reader, false, () => NOW);
  expect(await visitAt('u3', NOW + DAY)).toBe(NOW);
  expect(await feedKeysAreOn(db(), 'u3')).toBe(false);
});
