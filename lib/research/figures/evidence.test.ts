import { combine, type Series } from '@/lib/research/series/series';
import { evidenceOf } from './evidence';

const seriesOf = (id: string, values: (number | null)[]): Series => ({
  id,
  title: id,
  unit: 'ratio',
  frequency: 'monthly',
  asOf: '2026-09',
  points: values.map((value, i) => ({ period: `2026-0${i + 1}`, value, status: 'verified' })),
  notes: [],
  sources: [],
  inputs: [id],
  redistribute: true,
});
const rowsOf = (...args: Parameters<typeof evidenceOf>) =>
  evidenceOf(...args).evidence.flatMap(({ series, rows }) =>
    rows.map(({ period, value }) => `${series.id} ${period} ${value}`),
  );

test('a change rests on the two ends of its window', () => {
  expect(rowsOf('change', seriesOf('a', [1, 9, 2]))).toEqual(['a 2026-01 1', 'a 2026-03 2']);
});

test('a value rests on one', () => {
  expect(evidenceOf('value', seriesOf('a', [7]))).toEqual({
    evidence: [
      {
        series: { id: 'a', title: 'a', unit: 'ratio', asOf: '2026-09' },
        rows: [{ period: '2026-01', value: 7, status: 'verified' }],
      },
    ],
    count: 1,
  });
});

test('of a long window the ends and the extremes stand for all, in order, and the count says how many', () => {
  const long = seriesOf('a', [5, 9, null, 1, 6, 7]);
  expect(rowsOf('average', long)).toEqual(['a 2026-01 5', 'a 2026-02 9', 'a 2026-04 1', 'a 2026-06 7']);
  expect(evidenceOf('average', long).count).toBe(5);
});

test('a correlation names both of its lines', () => {
  expect(rowsOf('correlation', seriesOf('a', [1, 2]), seriesOf('b', [3, 4]))).toEqual([
    'a 2026-01 1',
    'a 2026-02 2',
    'b 2026-01 3',
    'b 2026-02 4',
  ]);
});

test('a line computed from others keeps their names', () => {
  const ratio = combine(
    [seriesOf('a', [6]), seriesOf('b', [2])],
    { title: '', unit: 'ratio', formula: 'a / b' },
    (a, b) => a / b,
  );
  expect(ratio.parts).toEqual(['a', 'b']);
});
