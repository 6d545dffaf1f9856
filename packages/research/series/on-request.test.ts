import { libraryHere } from '@/lib/research/library-here';
import { computeFigure } from '../figures/figure';
import { getSeries } from './get-series';
import { convertedUnit, requestName, requestOf } from './on-request';
import { UNIT_NAMES, UNITS } from './units';

// Expected values were computed by another program from the files of content/series.

const valueAt = (name: string, period: string) =>
  getSeries(libraryHere(), name).points.find((point) => point.period === period)?.value;

test('a name says what is made of which series', () => {
  const name = 'growth-36(ratio(gold-usd-oz,month-ends(bitcoin-weekly)))';
  expect(requestOf(name)).toEqual({
    operation: 'growth',
    count: 36,
    parts: ['ratio(gold-usd-oz,month-ends(bitcoin-weekly))'],
  });
  expect(requestOf('ratio(gold-usd-oz,month-ends(bitcoin-weekly))')?.parts).toEqual([
    'gold-usd-oz',
    'month-ends(bitcoin-weekly)',
  ]);
  expect(requestName({ operation: 'ratio', parts: ['a', 'b'] })).toBe('ratio(a,b)');
  expect(requestOf('nvidia-years/revenue')).toBeNull();
});

test.each([
  '',
  '()',
  'ratio()',
  'ratio(',
  'toString(gold-usd-oz)',
  'ratio(gold-usd-oz,no-such)',
  'gold-usd-oz)',
])('"%s" makes nothing', (name) => expect(() => getSeries(libraryHere(), name)).toThrow(/No series/));

test.each([
  ['ratio(gold-usd-oz,silver-usd-oz)', '2026-06', 63.388306],
  ['spread(india-10y,us-10y)', '2026-05', 255.6],
  ['growth-36(gold-usd-oz)', '2026-06', 29.584799],
  ['growth-6(gold-usd-oz)', '2026-06', -1.879786],
  ['volatility-12(gold-usd-oz)', '2026-06', 20.338236],
  ['correlation-24(gold-usd-oz,usd-inr)', '2026-06', -0.19765],
])('%s at %s is %d', (name, period, value) => {
  expect(valueAt(name, period)).toBeCloseTo(value, 5);
});

test.each([
  'ratio(gold-usd-oz,silver-usd-oz)',
  'growth-36(gold-usd-oz)',
  'volatility-12(gold-usd-oz)',
  'correlation-24(gold-usd-oz,usd-inr)',
])('the evidence of %s gives its values again', (series) => {
  // computeFigure compares both, and throws where they differ.
  const highest = computeFigure(libraryHere(), { formula: 'highest', format: 'number-2', series, from: '2020-01', to: '2026-06' }); // prettier-ignore
  expect(highest.recomputable).toBe(true);
  expect(highest.evidence.map((each) => each.series.id)).toContain('gold-usd-oz');
});

/** Prices that nobody asks for in another currency: the rate itself, and homes of Mumbai. */
const OF_ONE_CURRENCY = ['INR per USD', 'INR per square foot'];

test('a price has its unit in the other currency', () => {
  const prices = UNIT_NAMES.filter((name) => UNITS[name].kind === 'price' && !OF_ONE_CURRENCY.includes(name));
  expect(prices.filter((name) => convertedUnit(name) === undefined)).toEqual([]);
});

test('a rolling value rests on an unbroken run alone', () => {
  // March to May 2026 are missing.
  const { points } = getSeries(libraryHere(), 'growth-2(mumbai-registrations-monthly/registrations)');
  const present = points.filter(({ value }) => value !== null).map(({ period }) => period);
  expect(present[0]).toBe('2025-03');
  expect(present.at(-1)).toBe('2026-02');
});

test('what is known of one value is known of each that is made of it', () => {
  const name = 'volatility-3(silver-usd-oz)';
  const statuses = new Map(
    getSeries(libraryHere(), name).points.map(({ period, status }) => [period, status]),
  );
  expect(['2025-11', '2025-12', '2026-03'].map((period) => statuses.get(period) === 'disputed')).toEqual([
    false,
    true,
    true,
  ]);
  expect(getSeries(libraryHere(), name).notes).toContainEqual(
    expect.objectContaining({ kind: 'disputed', range: { from: '2025-12', to: '2026-03' } }),
  );
});

describe('of days and weeks that may not be passed on', () => {
  it('only month ends are used', () => {
    const { made, points } = getSeries(libraryHere(), 'growth-12(bitcoin-weekly)');
    expect(made?.from).toEqual(['month-ends(bitcoin-weekly)']);
    const months = points.map(({ period }) => period.slice(0, 7));
    expect(new Set(months).size).toBe(months.length);
    // 62,829.09 on 31 July 2026, 117,566 on 25 July 2025: 371 days.
    expect(valueAt('growth-12(bitcoin-weekly)', '2026-07-31')).toBeCloseTo(-46.04, 1);
  });

  it('figures are not recomputable by others', () => {
    const figure = computeFigure(libraryHere(), { formula: 'value', format: 'points', series: 'growth-12(bitcoin-weekly)', at: '2026-07-31' }); // prettier-ignore
    expect(figure.recomputable).toBe(false);
  });
});
