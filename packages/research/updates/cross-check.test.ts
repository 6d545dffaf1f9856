import { libraryHere } from '@/lib/texts/library-here';
import { readSeriesFile } from '../series/series-file';
import { disagreements } from './cross-check';
import { rowsBy } from './periods';
import { propose } from './proposal';

const OURS = { name: 'bitstamp.json', decimals: 2, now: Date.parse('2026-11-24') };
const series = readSeriesFile(libraryHere(), 'bitcoin-monthly');
const rows = (...values: [month: string, value: number][]) =>
  rowsBy(
    series,
    values.map(([at, value], i) => ({ at, cells: [value], line: i + 1 })),
    OURS,
  );
const AUGUST: [string, number] = ['2026-08', 78562.7];
const proposal = propose(series, rows(AUGUST, ['2026-09', 80000], ['2026-10', 90000]), OURS);
const against = (...values: [month: string, value: number][]) =>
  disagreements(proposal, OURS, { name: 'coinbase.json', rows: rows(...values), within: 0.01 });

test('new values within the limit of those of a second publisher agree', () => {
  expect(against(['2026-09', 80800], ['2026-10', 89200])).toEqual([]);
});

test('a new value beyond the limit is one sentence with both; old values are not compared', () => {
  expect(against(['2026-08', 1], ['2026-09', 78000], ['2026-10', 90000])).toEqual([
    'bitstamp.json:2: 2026-09 is 80000 here and 78000 in coinbase.json:2, which is further apart than 1%',
  ]);
});

test('a new value that the second publisher does not have is not confirmed', () => {
  expect(against(['2026-09', 80000])).toEqual([
    'bitstamp.json:3: 2026-10 is 90000 here, and coinbase.json has no value of it',
  ]);
});
