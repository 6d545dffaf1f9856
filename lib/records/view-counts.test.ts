import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY, HOUR } from '@/lib/platform/clock';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { popularity } from './popularity';
import { addViews, NETWORK_VIEWS, viewsOfReport, viewsOfReports } from './view-counts';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(async () => {
  for (const table of ['view_counts', 'view_marks'] as const) await db().deleteFrom(table).execute();
});

const NOW = Date.parse('2026-11-20T10:00:00Z');
const see = (viewer: string, { time = NOW, network }: { time?: number; network?: string } = {}) =>
  addViews(db(), 'report', ['gold'], { viewer, network }, () => time);
const seeInsight = (viewer: string, time = NOW, items = ['w']) =>
  addViews(db(), 'insight', items, { viewer }, () => time);
const marks = () => db().selectFrom('view_marks').selectAll().execute();

test('a person is counted once a day, with any number of parallel requests', async () => {
  await Promise.all(Array.from({ length: 20 }, () => see('a')));
  await see('b');
  expect(await viewsOfReport(db(), 'gold')).toBe(2);
  await see('a', { time: NOW + DAY });
  expect(await viewsOfReport(db(), 'gold')).toBe(3);
  expect(await viewsOfReport(db(), 'silver')).toBe(0);
});

test('the views of all reports are counted together, without those of insights', async () => {
  expect(await viewsOfReports(db())).toBe(0);
  await see('a');
  await see('a', { time: NOW + DAY });
  await addViews(db(), 'report', ['silver'], { viewer: 'a', network: undefined }, () => NOW);
  await seeInsight('a');
  expect(await viewsOfReports(db())).toBe(3);
});

test('a stored viewer is another hash each day, and contains no name', async () => {
  await see('a', { network: 'n' });
  await see('a', { network: 'n', time: NOW + DAY });
  const [first, second] = await marks();
  expect(first?.viewer).not.toBe(second?.viewer);
  expect(first?.network).not.toBe(second?.network);
  expect(JSON.stringify([first, second])).not.toMatch(/"[an]"/);
});

test('one network is counted a few times a day, and further views are not stored', async () => {
  for (let i = 0; i < 3 * NETWORK_VIEWS; i += 1) await see(`v${i}`, { network: 'farm' });
  await see('elsewhere', { network: 'other' });
  await see('on IPv4');
  expect(await viewsOfReport(db(), 'gold')).toBe(NETWORK_VIEWS + 2);
  expect(await marks()).toHaveLength(NETWORK_VIEWS + 2);
});

test('the number of rows depends on days and items, not on visits', async () => {
  for (let i = 0; i < 100; i += 1) await seeInsight(`v${i}`, NOW, ['w', 'x']);
  expect(await db().selectFrom('view_counts').selectAll().execute()).toHaveLength(4);
});

describe('the popularity of an insight', () => {
  test('is that of one moment: later views do not change it, on the same day or after', async () => {
    await seeInsight('a', NOW - DAY);
    await seeInsight('b', NOW);
    const before = await popularity(db(), NOW);
    expect(before.get('w')?.views).toBe(2);
    await seeInsight('c', NOW + 1);
    await seeInsight('d', NOW + HOUR);
    await seeInsight('e', NOW + DAY);
    expect(await popularity(db(), NOW)).toEqual(before);
    expect((await popularity(db(), NOW + 2 * DAY)).get('w')?.views).toBe(5);
  });

  test('is higher for views of today than for those of last week, and zero for those of last year', async () => {
    await seeInsight('a', NOW, ['fresh']);
    await seeInsight('a', NOW - 7 * DAY, ['week']);
    await seeInsight('a', NOW - 300 * DAY, ['old']);
    const popular = await popularity(db(), NOW);
    const heat = (item: string) => popular.get(item)?.heat ?? NaN;
    expect(heat('fresh')).toBeGreaterThan(heat('week'));
    expect(heat('week')).toBeGreaterThan(0);
    expect(popular.get('old')).toEqual({ views: 1, heat: 0, readers: 0 });
  });
});
