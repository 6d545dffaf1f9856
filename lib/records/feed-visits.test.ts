import { DAY, HOUR } from '@/lib/platform/clock';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from './database';
import { feedKeysAreOn, switchFeedKeys } from './feed-choices';
import { noteAnswer, noteVisit } from './feed-visits';
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
const beforeAt = async (id: string, moment: number) => (await visitAt(id, moment)).before;

test('a visit knows when the one before it began, also when the page is opened again within it', async () => {
  await newReader('u1');
  expect(await beforeAt('u1', NOW)).toBeNull();
  expect(await beforeAt('u1', NOW + HOUR)).toBeNull();
  expect(await beforeAt('u1', NOW + 2 * DAY)).toBe(NOW);
  expect(await beforeAt('u1', NOW + 2 * DAY + HOUR)).toBe(NOW);
  expect(await beforeAt('u1', NOW + 5 * DAY)).toBe(NOW + 2 * DAY);
});

test('an answer is kept, before a visit and after it, and is no visit', async () => {
  await newReader('u2');
  await noteAnswer(db(), 'u2', () => NOW);
  expect(await visitAt('u2', NOW + HOUR)).toEqual({ before: null, hasAnswered: true });
  await newReader('u4');
  expect(await visitAt('u4', NOW)).toEqual({ before: null, hasAnswered: false });
  await noteAnswer(db(), 'u4', () => NOW + HOUR);
  expect(await visitAt('u4', NOW + 2 * HOUR)).toEqual({ before: null, hasAnswered: true });
  expect(await visitAt('u4', NOW + 2 * DAY)).toEqual({ before: NOW, hasAnswered: true });
});

test('visits leave the settings as they are', async () => {
  const reader = await newReader('u3');
  await visitAt('u3', NOW);
  expect(await feedKeysAreOn(db(), 'u3')).toBe(true);
  await switchFeedKeys(db(), reader, false, () => NOW);
  expect(await beforeAt('u3', NOW + DAY)).toBe(NOW);
  expect(await feedKeysAreOn(db(), 'u3')).toBe(false);
});
