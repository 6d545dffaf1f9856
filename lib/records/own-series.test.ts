import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import {
  deleteOwnSeries,
  storeOwnSeries,
  storedOwnSeries,
  MOST_STORED,
  type StoredOwnSeries,
} from './own-series';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
beforeEach(async () => {
  await db().deleteFrom('own_series').execute();
  await db().deleteFrom('rate_limits').execute();
});

const ASHA = 'asha@example.com';
const own = (id: string, rows: StoredOwnSeries['rows'] = [['2024-01', 1], ['2024-02', null]]): StoredOwnSeries => ({
  ...{ id, name: 'My fund', unit: 'INR', kind: 'price', observed: 'close' },
  rows,
}); // prettier-ignore

test('is read back as it was stored, and by nobody else', async () => {
  expect(await storeOwnSeries(db(), ASHA, own('own.a'))).toBe('stored');
  expect(await storedOwnSeries(db(), ASHA)).toEqual([own('own.a')]);
  expect(await storedOwnSeries(db(), ASHA, ['own.b'])).toEqual([]);
  expect(await storedOwnSeries(db(), 'other@example.com')).toEqual([]);
});

test('the same rows again take a new name, and no room', async () => {
  for (const name of ['first', 'second']) await storeOwnSeries(db(), ASHA, { ...own('own.a'), name });
  expect(await storedOwnSeries(db(), ASHA)).toEqual([{ ...own('own.a'), name: 'second' }]);
});

test('an account has 20 series and 2 MB', async () => {
  for (let i = 0; i < MOST_STORED.series; i += 1)
    expect(await storeOwnSeries(db(), ASHA, own(`own.${i}`))).toBe('stored');
  expect(await storeOwnSeries(db(), ASHA, own('own.more'))).toBe('too-many');
  expect(await storeOwnSeries(db(), ASHA, own('own.1'))).toBe('stored');
  const long = own(
    'own.long',
    Array.from({ length: 20_000 }, (_, i) => [`${'x'.repeat(80)}${i}`, 1]),
  );
  const other = 'other@example.com';
  expect(await storeOwnSeries(db(), other, long)).toBe('stored');
  expect(await storeOwnSeries(db(), other, { ...long, id: 'own.again' })).toBe('too-large');
});

test('several at once do not pass the limit together', async () => {
  const stored = Array.from({ length: 30 }, (_, i) => storeOwnSeries(db(), ASHA, own(`own.${i}`)));
  const results = await Promise.all(stored);
  expect(results.filter((each) => each === 'stored')).toHaveLength(MOST_STORED.series);
});

test('is deleted by its owner alone', async () => {
  await storeOwnSeries(db(), ASHA, own('own.a'));
  expect(await deleteOwnSeries(db(), 'other@example.com', 'own.a')).toBe(false);
  expect(await deleteOwnSeries(db(), ASHA, 'own.a')).toBe(true);
  expect(await storedOwnSeries(db(), ASHA)).toEqual([]);
});

test('an hour has room for sixty', async () => {
  for (let i = 0; i < 60; i += 1) await storeOwnSeries(db(), ASHA, own('own.a'));
  await expect(storeOwnSeries(db(), ASHA, own('own.a'))).rejects.toMatchObject({ status: 429 });
});
