import { combine, type Series } from '@/lib/research/series/series';
import { figureRows } from './evidence';

const lineOf = (id: string, values: (number | null)[]): Series => ({
  id,
  title: id,
  unit: 'USD',
  frequency: 'monthly',
  asOf: '2026-09',
  points: values.map((value, i) => ({ period: `2026-0${i + 1}`, value, status: 'verified' })),
  sources: [],
  inputs: [id],
  redistribute: true,
});
const rowsOf = (...args: Parameters<typeof figureRows>) =>
  figureRows(...args).rows.map(({ series, period, value }) => `${series} ${period} ${value}`);

test('a change rests on the two ends of its window', () => {
  expect(rowsOf('change', lineOf('a', [1, 9, 2]))).toEqual(['a 2026-01 1', 'a 2026-03 2']);
});

test('a value rests on one', () => {
  expect(figureRows('value', lineOf('a', [7]))).toEqual({
    rows: [{ series: 'a', period: '2026-01', value: 7, status: 'verified' }],
    count: 1,
  });
});

test('of a long window the ends and the extremes stand for all, in order, and the count says how many', () => {
  const long = lineOf('a', [5, 9, null, 1, 6, 7]);
  expect(rowsOf('average', long)).toEqual(['a 2026-01 5', 'a 2026-02 9', 'a 2026-04 1', 'a 2026-06 7']);
  expect(figureRows('average', long).count).toBe(5);
});

test('a correlation names both of its lines', () => {
  expect(rowsOf('correlation', lineOf('a', [1, 2]), lineOf('b', [3, 4]))).toEqual([
    'a 2026-01 1',
    'a 2026-02 2',
    'b 2026-01 3',
    'b 2026-02 4',
  ]);
});

test('a line computed from others keeps their names', () => {
  const ratio = combine(
    [lineOf('a', [6]), lineOf('b', [2])],
    { title: '', unit: 'ratio', formula: 'a / b' },
    (a, b) => a / b,
  );
  expect(ratio.parts).toEqual(['a', 'b']);
});
