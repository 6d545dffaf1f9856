import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { purgeLimits, takePoint } from './limits';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

const LIMIT = { name: 'test', points: 3, window: 60_000 };
const NOW = 1_800_000_000_000;
const take = (key: string, time = NOW) => takePoint(db(), LIMIT, key, () => time);

it('allows the points of a window, and returns the wait for the next one', async () => {
  for (let i = 0; i < 3; i += 1) expect(await take('a')).toEqual({ allowed: true });
  expect(await take('a', NOW + 10_500)).toEqual({ allowed: false, retryAfter: 50 });
  expect(await take('a', NOW + 60_000)).toEqual({ allowed: true });
});

it('ends a window that began while the clock was years ahead', async () => {
  for (let i = 0; i < 5; i += 1) await take('ahead', NOW + 10 * 365 * 24 * 3_600_000);
  expect(await take('ahead')).toEqual({ allowed: true });
  for (let i = 0; i < 2; i += 1) await take('ahead');
  expect(await take('ahead', NOW + 1_000)).toMatchObject({ allowed: false });
});

it('does not end a window early because the clocks of two instances differ', async () => {
  for (let i = 0; i < 3; i += 1) await take('skew', NOW + 500);
  expect(await take('skew', NOW)).toMatchObject({ allowed: false });
});

it('takes several points at once, or none beyond the limit', async () => {
  expect(await takePoint(db(), LIMIT, 'many', () => NOW, 3)).toEqual({ allowed: true });
  expect(await takePoint(db(), LIMIT, 'more', () => NOW, 4)).toMatchObject({ allowed: false });
});

it('counts each key separately', async () => {
  for (let i = 0; i < 4; i += 1) await take('b');
  expect(await take('c')).toEqual({ allowed: true });
});

it('never allows more than its points, with any number of parallel uses', async () => {
  const results = await Promise.all(Array.from({ length: 40 }, () => take('d')));
  expect(results.filter((result) => result.allowed)).toHaveLength(3);
});

it('deletes windows that have ended', async () => {
  await take('e');
  await purgeLimits(db(), () => NOW + 120_000);
  expect(await db().selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});
