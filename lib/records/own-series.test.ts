import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { changeAddress } from './address-changes';
import { deleteAccountRecords } from './deletions';
import { createSession } from './sessions';
import {
  deleteOwnSeries,
  storeOwnSeries,
  storedOwnSeries,
  MOST_STORED,
  type OwnSeriesRecord,
} from './own-series';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
beforeEach(async () => {
  await db().deleteFrom('own_series').execute();
  await db().deleteFrom('rate_limits').execute();
  await db().deleteFrom('sessions').execute();
  for (const user of [asha, stranger])
    await createSession(db(), { user: { ...user, name: null }, token: 'none' });
});

const ASHA = 'asha@example.com';
const OTHER = 'other@example.com';
const asha = { id: 'u1', email: ASHA };
const stranger = { id: 'u2', email: OTHER };
const ownSeries = (
  id: string,
  rows: OwnSeriesRecord['rows'] = [
    ['2024-01', 1],
    ['2024-02', null],
  ],
): OwnSeriesRecord => ({
  ...{ id, name: 'My fund', unit: 'INR', kind: 'price', observed: 'close' },
  rows,
});

test('is read back as it was stored, and by nobody else', async () => {
  expect(await storeOwnSeries(db(), asha, [ownSeries('own.a')])).toBe('stored');
  expect(await storedOwnSeries(db(), ASHA)).toEqual([ownSeries('own.a')]);
  expect(await storedOwnSeries(db(), ASHA, ['own.b'])).toEqual([]);
  expect(await storedOwnSeries(db(), OTHER)).toEqual([]);
});

test('the same rows again take a new name, and no room', async () => {
  for (const name of ['first', 'second']) await storeOwnSeries(db(), asha, [{ ...ownSeries('own.a'), name }]);
  expect(await storedOwnSeries(db(), ASHA)).toEqual([{ ...ownSeries('own.a'), name: 'second' }]);
});

test('an account has 20 series and 2 MB', async () => {
  for (let i = 0; i < MOST_STORED.series; i += 1)
    expect(await storeOwnSeries(db(), asha, [ownSeries(`own.${i}`)])).toBe('stored');
  expect(await storeOwnSeries(db(), asha, [ownSeries('own.more')])).toBe('too-many');
  expect(await storeOwnSeries(db(), asha, [ownSeries('own.1')])).toBe('stored');
  const long = ownSeries(
    'own.long',
    Array.from({ length: 20_000 }, (_, i) => [`${'x'.repeat(80)}${i}`, 1]),
  );
  expect(await storeOwnSeries(db(), stranger, [long])).toBe('stored');
  expect(await storeOwnSeries(db(), stranger, [{ ...long, id: 'own.again' }])).toBe('too-large');
});

test('of several series all are stored, or none', async () => {
  const first = Array.from({ length: MOST_STORED.series - 1 }, (_, i) => ownSeries(`own.${i}`));
  expect(await storeOwnSeries(db(), asha, first)).toBe('stored');
  expect(await storeOwnSeries(db(), asha, [ownSeries('own.x'), ownSeries('own.y')])).toBe('too-many');
  expect(await storedOwnSeries(db(), ASHA, ['own.x', 'own.y'])).toEqual([]);
  expect(await storeOwnSeries(db(), asha, [ownSeries('own.1'), ownSeries('own.x')])).toBe('stored');
});

test('several at once do not pass the limit together', async () => {
  const attempts = Array.from({ length: 30 }, (_, i) => storeOwnSeries(db(), asha, [ownSeries(`own.${i}`)]));
  const results = await Promise.all(attempts);
  expect(results.filter((each) => each === 'stored')).toHaveLength(MOST_STORED.series);
});

test('is deleted by its owner alone', async () => {
  await storeOwnSeries(db(), asha, [ownSeries('own.a')]);
  expect(await deleteOwnSeries(db(), OTHER, 'own.a')).toBe(false);
  expect(await deleteOwnSeries(db(), ASHA, 'own.a')).toBe(true);
  expect(await storedOwnSeries(db(), ASHA)).toEqual([]);
});

test('an hour has room for sixty', async () => {
  for (let i = 0; i < 60; i += 1) await storeOwnSeries(db(), asha, [ownSeries('own.a')]);
  await expect(storeOwnSeries(db(), asha, [ownSeries('own.a')])).rejects.toMatchObject({ status: 429 });
});

test('a form that was on its way when the account was deleted, or its address changed, stores nothing', async () => {
  await changeAddress(db(), asha, 'asha@example.org');
  await deleteAccountRecords(db(), stranger);
  for (const left of [asha, stranger])
    await expect(storeOwnSeries(db(), left, [ownSeries('own.a')])).rejects.toMatchObject({ status: 401 });
  expect(await db().selectFrom('own_series').selectAll().execute()).toEqual([]);
});
