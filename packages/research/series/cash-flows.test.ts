import { libraryHere } from '@/lib/texts/library-here';
import { writeContent } from '@/testing/content/content-folder';
import { note, seriesText } from '@/testing/content/series-file';
import { computeFigure } from '../figures/figure';
import { getSeries } from './get-series';
import { MadeRef } from './series-ref';

const months = (count: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(2025, i)).toISOString().slice(0, 7));
const write = (id: string, values: readonly (number | null)[], more: object = {}) =>
  writeContent(
    `series/${id}.json`,
    seriesText({
      id,
      unit: 'INR per unit',
      redistribute: true,
      points: months(values.length).map((month, i) => [month, values[i] ?? null]),
      ...more,
    }),
  );
const values = (ref: MadeRef) => getSeries(libraryHere(), ref).points.map(({ value }) => value);

write('fund', [100, 80, null, 125, 100]);

describe('what is left after withdrawals', () => {
  const left = (amount: number, each: number, base = '2025-01') =>
    new MadeRef('left-over', ['fund'], { base, amount, each });

  test('a sum is taken out at the end of each month but the first, and none where there is no value', () => {
    // 1,000 at 100 are 10 units; at 80 two and a half are sold, at 125 1.6, at 100 two: 7.5, 5.9 and 3.9 are left.
    expect(values(left(1_000, 200))).toEqual([
      1_000,
      expect.closeTo(600, 9),
      null,
      expect.closeTo(737.5, 9),
      expect.closeTo(390, 9),
    ]);
  });

  test('nothing is left from the month on that takes the last of it', () => {
    // 10 units; at 80 7.5 are sold, at 125 the last 2.5 are worth 312.50, less than 600.
    expect(values(left(1_000, 600))).toEqual([1_000, expect.closeTo(200, 9), null, 0, 0]);
    // From 80 on 1,000 buy 12.5 units; 625 at 125 are 5, and 750 at 100 are the other 7.5.
    expect(values(new MadeRef('left-over', ['fund'], { base: '2025-04', amount: 1_000, each: 800 }))).toEqual(
      [1_000, 0],
    );
  });

  test('its evidence gives its value again, and its line says how', () => {
    const end = computeFigure(libraryHere(), {
      formula: 'value',
      format: 'inr',
      series: left(1_000, 200),
      at: '2025-05',
    });
    expect(end.text).toBe('₹390');
    expect(end.worked).toEqual([
      '(₹1,000 ÷ 100 (Jan 2025) − ₹200 × 0.0305) × 100 (May 2025), with 0.0305 as the sum of 1 ÷ each of 3 later values = ₹390',
    ]);
  });
});

describe('the payment with which each window of some months would have become an amount', () => {
  const payment = (steps: number, amount = 900, series = 'fund') =>
    new MadeRef('payment', [series], { steps, amount });

  test('is the amount over what one rupee in each month but the last became', () => {
    // Of two steps: no window ends in March; January to March, March to May have an end without a value.
    // February to April: 1/80 at 125 is 1.5625, and nothing is paid in March.
    expect(values(payment(2))).toEqual([null, null, null, expect.closeTo(576, 9), null]);
    // Of three: 1/100 + 1/80 at 125 is 2.8125, and 1/80 + 1/125 at 100 is 2.05.
    expect(values(payment(3))).toEqual([
      null,
      null,
      null,
      expect.closeTo(320, 9),
      expect.closeTo(439.02439, 5),
    ]);
  });

  test('a window begins and ends with no value about which sources differ, and holds none on another basis', () => {
    write('disputed', [100, 100, 100, 100, 100], { notes: [note('disputed', '2025-03')] });
    expect(values(payment(1, 100, 'disputed'))).toEqual([...[null, 100, null, null], expect.closeTo(100, 9)]);
    expect(values(payment(2, 100, 'disputed'))).toEqual([...[null, null, null], expect.closeTo(50, 9), null]);
    write('broken', [100, 100, 100, 100, 100], { notes: [note('basis-change', '2025-03')] });
    expect(values(payment(2, 100, 'broken'))).toEqual([null, null, null, null, null]);
  });

  test('its evidence gives its values again', () => {
    const lowest = computeFigure(libraryHere(), {
      formula: 'lowest',
      format: 'inr',
      series: payment(3),
      from: '2025-04',
      to: '2025-05',
    });
    expect([lowest.text, lowest.period, lowest.recomputable]).toEqual(['₹320', '2025-04', true]);
    expect(lowest.worked).toEqual([
      '320 (Apr 2025), the lowest of 2 values',
      'A sample, payment a month for the target in 3 months, Apr 2025: ₹900 ÷ (125 (Apr 2025) × 0.0225), ' +
        'with 0.0225 as the sum of 1 ÷ each of 2 values = 320',
    ]);
  });
});
