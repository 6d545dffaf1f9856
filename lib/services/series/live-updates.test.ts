import { libraryHere, setLivePoints } from '@/lib/texts/library-here';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { addUpdate, standingUpdates, takeBackUpdate, updatesState } from '@/lib/records/series-updates';
import { seriesFiles } from '@samvit/research';
import { readUpdates, showAtStart, showUpdates, updateProblems } from './live-updates';

freshDataDir();
beforeAll(migrate);
afterAll(async () => {
  // The process, which runs other tests too, has them.
  setLivePoints(new Map());
  await closeDb();
});

const of = (series: string, points: unknown) => ({
  series,
  edition_before: 'a',
  edition_after: 'b',
  points: JSON.stringify(points),
  source: 'gold.csv',
  sha256: 'c',
  applied_by: 'an operator',
  applied_at: 1,
});
const august = of('gold-usd-oz', [['2026-08', 4105.5]]);
const lastOfGold = () => seriesFiles.readSeriesFile(libraryHere(), 'gold-usd-oz').points.at(-1);

test('what is applied is shown, what is taken back is not, and pages are made anew once for each', async () => {
  let renewals = 0;
  const renew = () => void (renewals += 1);
  await showUpdates(renew);
  expect(renewals).toBe(0);

  expect(await addUpdate(db(), august, await updatesState(db()))).toBe(true);
  await showUpdates(renew);
  await showUpdates(renew);
  expect([lastOfGold(), renewals]).toEqual([['2026-08', 4105.5], 1]);

  const [row] = await standingUpdates(db());
  const undo = { series: 'gold-usd-oz', number: row?.number ?? 0, by: 'another', at: 2 };
  expect(await takeBackUpdate(db(), undo, await updatesState(db()))).toBe(true);
  await showUpdates(renew);
  expect([lastOfGold(), renewals]).toEqual([['2026-07', 4073], 2]);
});

test('a start has pages made anew, unless the release is younger than the values and its files have them', async () => {
  const renewals: number[] = [];
  await addUpdate(db(), august, await updatesState(db()));
  const startedAt = async (builtAt: number) => {
    await readUpdates();
    showAtStart(() => void renewals.push(builtAt), builtAt);
  };
  await takeBackUpdate(
    db(),
    { series: 'gold-usd-oz', number: 2, by: 'another', at: 20 },
    await updatesState(db()),
  );
  await startedAt(30);
  expect(renewals).toEqual([]);
  // June is in the file.
  const june = { ...of('gold-usd-oz', [['2026-06', 4228]]), applied_at: 40 };
  await addUpdate(db(), june, await updatesState(db()));
  await startedAt(35);
  expect(renewals).toEqual([35]);
});

test('of two operators who saw the same state one wins, whatever their series', async () => {
  const state = await updatesState(db());
  const results = await Promise.all([
    addUpdate(db(), of('gold-usd-oz', [['2026-09', 4200]]), state),
    addUpdate(db(), of('silver-usd-oz', [['2026-07', 60]]), state),
    takeBackUpdate(db(), { series: 'gold-usd-oz', number: 3, by: 'a third', at: 50 }, state),
  ]);
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('values that do not follow the content of this release are named, and not shown', async () => {
  await addUpdate(db(), of('us-10y', [['2007-01', 99]]), await updatesState(db()));
  await readUpdates();
  expect(updateProblems(['us-10y', 'of-another-release'])).toEqual([
    expect.stringMatching(/^us-10y: 2007-01 is /),
  ]);
  expect(seriesFiles.readSeriesFile(libraryHere(), 'us-10y').points[0]).toEqual(['2007-01', 4.76]);
});
