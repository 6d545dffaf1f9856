import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { deleteOwnSeries, keepOwnSeries, keptOwnSeries, MOST_KEPT, type KeptSeries } from './own-series';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
beforeEach(async () => {
  await db().deleteFrom('own_series').execute();
  await db().deleteFrom('rate_limits').execute();
});

const ASHA = 'asha@example.com';
const own = (id: string, rows: KeptSeries['rows'] = [['2024-01', 1], ['2024-02', null]]): KeptSeries => ({
  ...{ id, name: 'My fund', unit: 'INR', kind: 'price', observed: 'close' },
  rows,
}); // prettier-ignore

test('is read back as it was stored, and by nobody else', async () => {
  expect(await keepOwnSeries(db(), ASHA, own('own.a'))).toBe('kept');
  expect(await keptOwnSeries(db(), ASHA)).toEqual([own('own.a')]);
  expect(await keptOwnSeries(db(), ASHA, ['own.b'])).toEqual([]);
  expect(await keptOwnSeries(db(), 'other@example.com')).toEqual([]);
});

test('the same rows again take a new name, and no room', async () => {
  for (const name of ['first', 'second']) await keepOwnSeries(db(), ASHA, { ...own('own.a'), name });
  expect(await keptOwnSeries(db(), ASHA)).toEqual([{ ...own('own.a'), name: 'second' }]);
});

test('an account has 20 series and 2 MB', async () => {
  for (let i = 0; i < MOST_KEPT.series; i += 1)
    expect(await keepOwnSeries(db(), ASHA, own(`own.${i}`))).toBe('kept');
  expect(await keepOwnSeries(db(), ASHA, own('own.more'))).toBe('too-many');
  expect(await keepOwnSeries(db(), ASHA, own('own.1'))).toBe('kept');
  const long = own(
    'own.long',
    Array.from({ length: 20_000 }, (_, i) => [`${'x'.repeat(80)}${i}`, 1]),
  );
  const other = 'other@example.com';
  expect(await keepOwnSeries(db(), other, long)).toBe('kept');
  expect(await keepOwnSeries(db(), other, { ...long, id: 'own.again' })).toBe('too-large');
});

test('several at once do not pass the limit together', async () => {
  const stored = Array.from({ length: 30 }, (_, i) => keepOwnSeries(db(), ASHA, own(`own.${i}`)));
  const results = await Promise.all(stored);
  expect(results.filter((each) => each === 'kept')).toHaveLength(MOST_KEPT.series);
});

test('is deleted by its owner alone', async () => {
  await keepOwnSeries(db(), ASHA, own('own.a'));
  expect(await deleteOwnSeries(db(), 'other@example.com', 'own.a')).toBe(false);
  expect(await deleteOwnSeries(db(), ASHA, 'own.a')).toBe(true);
  expect(await keptOwnSeries(db(), ASHA)).toEqual([]);
});

test('an hour has room for sixty', async () => {
  for (let i = 0; i < 60; i += 1) await keepOwnSeries(db(), ASHA, own('own.a'));
  await expect(keepOwnSeries(db(), ASHA, own('own.a'))).rejects.toMatchObject({ status: 429 });
});
