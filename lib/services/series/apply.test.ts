import { libraryHere, setLivePoints } from '@/lib/texts/library-here';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { standingUpdates } from '@/lib/records/series-updates';
import { contentRoot, readContentFrom } from '@/lib/content/content-source';
import { seriesFiles } from '@samvit/research';
import { readUpdates, showAtStart } from './live-updates';
import type * as ReceivedFiles from './received-files';
import { markReviewed, settle, storeReceived, wait, waitingFor } from './received-files';
import { applyLive, undo, writeIntoContent } from './apply';
import { effectsOf, type Effects } from './effects';
import { NO_EFFECTS } from './effects.fixture';

jest.mock('./received-files', () => {
  const actual = jest.requireActual<typeof ReceivedFiles>('./received-files');
  return { ...actual, settle: jest.fn(actual.settle) };
});
jest.mock('./effects', () => jest.requireActual('./effects.fixture'));

// A command reads content itself.
readContentFrom(contentRoot());
freshDataDir();
beforeAll(migrate);
afterAll(async () => {
  setLivePoints(new Map());
  await closeDb();
});

const lastOfGold = () => seriesFiles.readSeriesFile(libraryHere(), 'gold-usd-oz').points.at(-1);

test('values of a command that was killed after its row are shown, and are not applied twice', async () => {
  const bytes = Buffer.from('month,price\n2026-06,4228\n2026-07,4073\n2026-08,4100\n');
  const columns = { date: 'month', value: 'price' };
  wait('gold-usd-oz', storeReceived('gold-usd-oz', { name: 'gold.csv', bytes, now: Date.now(), columns }));
  jest.mocked(settle).mockImplementationOnce(() => {
    throw new Error('killed');
  });
  await expect(applyLive('gold-usd-oz', 'an operator')).rejects.toThrow('killed');
  expect([lastOfGold(), waitingFor('gold-usd-oz')?.name]).toEqual([['2026-07', 4073], 'gold.csv']);

  let renewals = 0;
  await readUpdates();
  showAtStart(() => void (renewals += 1), Date.now() - 1000);
  expect([lastOfGold(), renewals]).toEqual([['2026-08', 4100], 1]);

  expect(await applyLive('gold-usd-oz', 'an operator')).toEqual(['gold-usd-oz has all of it already.']);
  expect(waitingFor('gold-usd-oz')).toBeUndefined();
  expect(await standingUpdates(db())).toHaveLength(1);
});

test('apply names what it applied, and undo has nothing to take back twice', async () => {
  const waits = (text: string) =>
    wait('silver-usd-oz', {
      ...storeReceived('silver-usd-oz', { name: 'silver.csv', bytes: Buffer.from(text), now: Date.now() }),
      columns: { date: 'month', value: 'price' },
    });
  const [before, last] = seriesFiles.readSeriesFile(libraryHere(), 'silver-usd-oz').points.slice(-2);
  const file = `month,price\n${before?.join(',')}\n${last?.join(',')}\n`;
  waits(`${file}2026-07,0\n`);
  await expect(applyLive('silver-usd-oz', 'an operator')).rejects.toThrow('nobody has looked at this file');
  waits(`${file}2026-07,${last?.[1]}\n`);
  const [applied] = await applyLive('silver-usd-oz', 'an operator');
  expect(applied).toContain('Applied 2026-07 of silver-usd-oz from silver.csv');
  expect(await undo('silver-usd-oz', 'an operator')).toEqual([
    'Taken back: 2026-07 of silver-usd-oz. If a file of its publisher brings the same values again, it ' +
      'will wait for a person.',
    'To keep the next fetch from bringing it again: "paused" in content/supply/silver-usd-oz.yaml.',
  ]);
  await expect(undo('silver-usd-oz', 'an operator')).rejects.toThrow('Nothing of silver-usd-oz was applied');
});

test.each<[string, Partial<Effects>]>([
  ['makes a claim false', { mistakes: ['content/reports/gold-vs-silver.md:1: A claim does not hold'] }],
  ['changes a figure of a report', { reports: new Map([['gold-vs-silver', ['growth: 9% → 8%']]]) }],
  ['changes a figure of a post', { posts: new Map([['gold-in-rupees', ['growth: 9% → 8%']]]) }],
  ['changes an insight', { changedInsights: ['Gold rose → gone'] }],
])('a new month that %s is applied by no command without a person', async (_, effects) => {
  const bytes = Buffer.from('month,price\n2026-06,4228\n2026-07,4073\n2026-08,4100\n2026-09,4150\n');
  const columns = { date: 'month', value: 'price' };
  wait('gold-usd-oz', storeReceived('gold-usd-oz', { name: 'gold.csv', bytes, now: Date.now(), columns }));
  const before = await standingUpdates(db());
  for (const apply of [
    () => applyLive('gold-usd-oz', 'an operator'),
    () => writeIntoContent('gold-usd-oz', false),
  ]) {
    jest.mocked(effectsOf).mockReturnValueOnce({ ...NO_EFFECTS, ...effects });
    await expect(apply()).rejects.toThrow('gold-usd-oz changes more than its end');
  }
  expect(await standingUpdates(db())).toEqual(before);
});

test('a file that only lacks what we have is written nowhere, and no longer waits', async () => {
  const points = seriesFiles.readSeriesFile(libraryHere(), 'us-10y').points.slice(-3);
  const lines = points.filter((_, i) => i !== 1).map((point) => point.join(','));
  const bytes = Buffer.from(`month,yield\n${lines.join('\n')}\n`);
  const columns = { date: 'month', value: 'yield' };
  const yields = storeReceived('us-10y', { name: 'yields.csv', bytes, now: Date.now(), columns });
  wait('us-10y', yields);
  await expect(writeIntoContent('us-10y', false)).rejects.toThrow('us-10y changes more than its end');
  await expect(writeIntoContent('us-10y', true)).rejects.toThrow('nobody has looked at this file');
  markReviewed('us-10y', yields);
  const [words] = await writeIntoContent('us-10y', true);
  expect(words).toContain(
    'Nothing was written: yields.csv has nothing that content/series/us-10y.json has not',
  );
  expect(waitingFor('us-10y')).toBeUndefined();
  await expect(writeIntoContent('us-10y', true)).rejects.toThrow('Nothing waits for us-10y');
});
