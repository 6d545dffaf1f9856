import { ContentError } from '@/lib/content/read';
import { valuesOf } from './line';
import { line, listDerivedLines } from './lines';

/** The value of a line at one period. */
const at = (name: string, period: string) =>
  line(name).points.find((point) => point.period === period)?.value ?? null;

describe('each derived line against the figures it rests on, worked out by hand', () => {
  test.each([
    ['gold over silver: 4228 / 66.7', 'gold-silver-ratio', '2026-06', 63.3883],
    ['4228 * 94.96 = 401,490.88; / 31.1034768 * 10', 'gold-inr-10g', '2026-06', 129_082.3153],
    ['66.7 * 94.96 = 6,333.832; / 31.1034768 * 1000', 'silver-inr-kg', '2026-06', 203_637.4274],
    ['7.040 - 4.484 = 2.556 points', 'india-us-spread', '2026-05', 255.6],
    ['193,737 of 215,938', 'nvidia-data-center-share', 'FY2026', 89.7188],
    ['13,468 crore * 100 / 150,231', 'mumbai-duty-per-registration', '2025', 8.96486],
    ['the first ten closes add up to 10,185.61', 'bitcoin-10-week-average', '2017-03-10', 1018.561],
    ['825.98 after a record of 895.50', 'bitcoin-drawdown', '2017-01-13', -7.76326],
    ['895.65 is a record', 'bitcoin-drawdown', '2017-01-20', 0],
    ['0.8882 after a record of 0.8908', 'nvidia-drawdown', '2016-04', -0.29187],
  ])('%s (%s, %s)', (_, name, period, expected) => {
    expect(at(name, period)).toBeCloseTo(expected, 4);
  });

  test.each([
    ['bitcoin-10-week-average', 10, '2017-03-10'],
    ['bitcoin-rsi', 15, '2017-04-14'], // fourteen changes need fifteen closes
    ['bitcoin-band-upper', 20, '2017-05-19'],
    ['bitcoin-band-lower', 20, '2017-05-19'],
    ['bitcoin-40-week-average', 40, '2017-10-06'],
  ])('%s has its first value with close number %i', (name, closes, period) => {
    const first = line(name).points.findIndex((point) => point.value !== null);
    expect(first).toBe(closes - 1);
    expect(line(name).points[first]?.period).toBe(period);
  });

  test('the band is as far above the average of twenty weeks as below: 1167.63, two deviations of 277.29', () => {
    expect(at('bitcoin-band-upper', '2017-05-19')).toBeCloseTo(1167.6295 + 2 * 277.28971, 3);
    expect(at('bitcoin-band-lower', '2017-05-19')).toBeCloseTo(1167.6295 - 2 * 277.28971, 3);
  });

  test('the index of relative strength stays between 0 and 100', () => {
    const values = valuesOf(line('bitcoin-rsi'));
    expect(Math.min(...values)).toBeGreaterThan(0);
    expect(Math.max(...values)).toBeLessThan(100);
  });

  test('years without a figure for the data center have no share, not a share of zero', () => {
    expect(at('nvidia-data-center-share', 'FY2023')).toBeNull();
  });
});

describe('every derived line', () => {
  test.each(listDerivedLines())('%s says what it is, how it is computed and from what', (name) => {
    const derived = line(name);
    expect(derived.id).toBe(name);
    expect(derived.unit).not.toBe('');
    expect(derived.formula).toMatch(/\S/);
    expect(derived.sources).not.toHaveLength(0);
    expect(derived.inputs).not.toHaveLength(0);
    expect(derived.redistribute).toBe(true);
    expect(valuesOf(derived).length).toBeGreaterThan(0);
    expect(valuesOf(derived).every(Number.isFinite)).toBe(true);
  });
});

describe('a line by name', () => {
  test('is a series, a column of one or a derived line', () => {
    expect(line('gold-usd-oz').formula).toBeUndefined();
    expect(line('nvidia-years/revenue').unit).toBe('USD million');
    expect(line('gold-silver-ratio').unit).toBe('ratio');
  });

  test('is computed once', () => {
    expect(line('gold-silver-ratio')).toBe(line('gold-silver-ratio'));
  });

  test('that does not exist is an error of content', () => {
    expect(() => line('copper-usd-oz')).toThrow(ContentError);
  });

  // Names that every object has are not in the table.
  test.each(['constructor', 'toString'])('%s is no line', (name) => {
    expect(() => line(name)).toThrow(ContentError);
  });
});
