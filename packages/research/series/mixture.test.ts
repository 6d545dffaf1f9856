import { libraryHere } from '@/lib/texts/library-here';
import { writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';
import { computeFigure } from '../figures/figure';
import { getSeries } from './get-series';
import { MadeRef } from './series-ref';

const monthsFrom = (count: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(2018, i)).toISOString().slice(0, 7));
const write = (id: string, values: readonly (number | null)[]) =>
  writeContent(
    `series/${id}.json`,
    seriesText({
      id,
      unit: 'INR per unit',
      redistribute: true,
      points: monthsFrom(values.length).map((month, i) => [month, values[i] ?? null]),
    }),
  );

// Shares double in the first year and double again in the second; a deposit stands still.
const doubling = Array.from({ length: 27 }, (_, i) => (i < 12 ? 100 : i < 24 ? 200 : 400));
write('shares', doubling);
write(
  'deposit',
  Array.from({ length: 27 }, () => 10),
);
write(
  'late',
  doubling.map((value, i) => (i === 12 ? null : value)),
);

const mixture = (of: string[], weights: number[], never?: true) =>
  new MadeRef('mixture', of, { base: '2018-01', weights, ...(never && { never }) });
const valueAt = (ref: MadeRef, period: string) =>
  getSeries(libraryHere(), ref).points.find((point) => point.period === period)?.value;

test('its shares are put back every twelve months from the first', () => {
  const ref = mixture(['shares', 'deposit'], [60, 40]);
  // 60 becomes 120 beside 40 in January 2019: 160. Of these 96 are shares again, and 192 beside 64 a year later: 256.
  expect(['2018-01', '2018-12', '2019-01', '2019-12', '2020-01'].map((month) => valueAt(ref, month))).toEqual(
    [100, 100, 160, 160, expect.closeTo(256, 9)],
  );
});

test('or never', () => {
  // 60 becomes 240 beside 40.
  const ref = mixture(['shares', 'deposit'], [60, 40], true);
  expect(['2019-01', '2020-01'].map((month) => valueAt(ref, month))).toEqual([160, 280]);
  expect(String(ref)).toBe('mixture-201801-60-40-never(shares,deposit)');
});

test('a month without a value of one has none, and the shares are put back in the next', () => {
  const ref = mixture(['late', 'deposit'], [60, 40]);
  expect(valueAt(ref, '2019-01')).toBeNull();
  // 160 in February 2019, when 96 are shares again: 256 in January 2020.
  expect(valueAt(ref, '2019-02')).toBe(160);
  expect(valueAt(ref, '2020-01')).toBeCloseTo(256, 9);
  expect(getSeries(libraryHere(), ref).made).toMatchObject({ reads: { putBackAfter: 12 }, since: '2018-01' });
});

test('it begins where it is asked to', () => {
  const ref = new MadeRef('mixture', ['shares', 'deposit'], { base: '2019-12', weights: [50, 50] });
  expect(getSeries(libraryHere(), ref).points.map(({ period, value }) => [period, value])).toEqual([
    ['2019-12', 100],
    ['2020-01', 150],
    ['2020-02', 150],
    ['2020-03', 150],
  ]);
});

test.each([
  ['put back', mixture(['shares', 'deposit'], [60, 40])],
  ['never', mixture(['shares', 'deposit', 'late'], [50, 30, 20], true)],
  ['with a gap', mixture(['late', 'deposit'], [60, 40])],
])('its evidence gives its values again: %s', (_, series) => {
  // computeFigure compares both, and throws where they differ.
  const highest = computeFigure(libraryHere(), {
    formula: 'highest',
    format: 'number-1',
    series,
    from: '2018-01',
    to: '2020-03',
  });
  expect(highest.recomputable).toBe(true);
  const end = computeFigure(libraryHere(), { formula: 'value', format: 'number-1', series, at: '2020-03' });
  expect(end.worked).toHaveLength(1);
  expect(end.worked[0]).toMatch(/ = /);
});

test('its worked line has what one rupee became from each time to the next', () => {
  const lineAt = (ref: MadeRef, at: string) =>
    computeFigure(libraryHere(), { formula: 'value', format: 'number-1', series: ref, at }).worked[0];
  const ref = mixture(['shares', 'deposit'], [60, 40]);
  expect(lineAt(ref, '2019-01')).toBe('(60% × 2 + 40% × 1) × 100 = 160.0');
  expect(lineAt(ref, '2020-01')).toBe('1.6 × 1.6 × 100 = 256.0');
});
