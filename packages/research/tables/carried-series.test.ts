import { wordsHere } from '@/lib/content/words-here';
import { carriedFile, carriedOf, type CarriedRow } from './carried-series';
import { MOST, MOST_WITH_GAPS } from './own-table';

// What a form carries can be written by anybody: it is not only what a table was read as.
const carried = (rows: CarriedRow[]) =>
  carriedOf(JSON.stringify({ name: 'Mine', unit: 'USD', kind: 'price', observed: 'close', rows }));

// prettier-ignore
test.each<[string, CarriedRow[]]>([
  ['weeks over nine thousand years', [['1000-01-01', 1], ['1000-01-08', 2], ['1000-01-15', 3], ['9999-12-31', 4]]],
  ['weeks until 1700', [['0999-01-01', 1], ['2020-01-08', 2]]],
  ['weeks over two centuries', [['1700-01-01', 1], ['1700-01-08', 2], ['1700-01-15', 3], ['2026-01-01', 4]]],
  ['what is to come', [['2020-01', 1], ['2999-01', 2]]],
  ['tenors', [['2Y', 1], ['10Y', 2]]],
  ['values that overflow', [['2020-01', 1.7e308], ['2020-02', 1]]],
  ['values that vanish', [['2020-01', 5e-324], ['2020-02', 1]]],
])('%s are not taken', (_, rows) => {
  expect(carried(rows)).toBeNull();
});

test('a series as a table is read is taken, with the gaps that it has', () => {
  const rows: CarriedRow[] = [
    ['1926-01-01', 0],
    ['1926-01-08', -1e18],
    ['1926-01-15', 1e-18],
    ['2026-01-01', 4],
  ];
  const series = carried(rows);
  expect(series?.rows).toEqual(rows);
  expect(series && carriedFile(wordsHere(), series).points.length).toBeLessThan(MOST_WITH_GAPS);
});

test('more values than a table may have rows are not taken', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, i): CarriedRow => [
      new Date(Date.UTC(2000, 0, 1 + i)).toISOString().slice(0, 10),
      1,
    ]);
  expect(carried(days(MOST.rows))?.rows).toHaveLength(MOST.rows);
  expect(carried(days(MOST.rows + 1))).toBeNull();
});

test('five thousand days with a stretch without values between them are taken', () => {
  const rows = Array.from({ length: MOST.rows + 1 }, (_, i): CarriedRow => {
    return [new Date(Date.UTC(2000, 0, 1 + i)).toISOString().slice(0, 10), i === 2_500 ? null : 1];
  });
  expect(carried(rows)?.rows).toHaveLength(MOST.rows + 1);
});
