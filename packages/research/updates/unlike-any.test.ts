import { libraryHere } from '@/lib/texts/library-here';
import { readSeriesFile } from '../series/series-file';
import { rowsBy } from './periods';
import { propose } from './proposal';
import { unlikeAny } from './unlike-any';

/** What a file would change that has our last two values of the yield of May 2026 (4.484) and before, and these. */
function proposed(...values: [at: string, value: number][]) {
  const series = readSeriesFile(libraryHere(), 'us-10y');
  const ours = series.points.slice(-2).map(([at, value]): [string, number] => [at, Number(value)]);
  const observations = [...ours, ...values].map(([at, value], i) => ({ at, cells: [value], line: i + 2 }));
  const of = { name: 'file', decimals: 2 };
  return propose(series, rowsBy(series, observations, { ...of, now: Date.parse('2026-11-24') }), of);
}

test('a value as near to the last as others are is like them', () => {
  expect(unlikeAny(proposed(['2026-09', 4.41], ['2026-10', 4.6]))).toEqual([]);
  expect(unlikeAny(proposed())).toEqual([]);
});

test('the first value at or below zero is named, however near it is', () => {
  expect(unlikeAny(proposed(['2026-09', 0], ['2026-10', 0.1]))).toContain('2026-09');
  const ending = (...points: [string, number][]) => ({
    ...proposed(),
    file: { ...readSeriesFile(libraryHere(), 'us-10y'), points },
  });
  const added = [{ period: '2026-04', cells: [0], line: 5 }];
  const near = ending(['2026-01', 10], ['2026-02', 2], ['2026-03', 1], ['2026-04', 0]);
  expect(unlikeAny({ ...near, added })).toEqual(['2026-04']);
  const again = ending(['2026-01', 10], ['2026-02', -1], ['2026-03', 1], ['2026-04', 0]);
  expect(unlikeAny({ ...again, added })).toEqual([]);
});

test('a value further from the last than any is named, and so is what follows it if it falls back', () => {
  expect(unlikeAny(proposed(['2026-09', 9.1], ['2026-10', 4.5]))).toEqual(['2026-09', '2026-10']);
});
