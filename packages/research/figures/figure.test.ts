import { libraryHere } from '@/lib/texts/library-here';
import { writeContent } from '@/testing/content/content-folder';
import { note, seriesText } from '@/testing/content/series-file';
import { ContentProblem } from '@/lib/platform/content-problem';
import { computeFigure, figureDefinitionSchema } from './figure';

writeContent(
  'series/prices.json',
  seriesText({
    id: 'prices',
    // A price now and then: a monthly series would need the months between.
    frequency: 'event',
    notes: [note('disputed', '2024-03')],
    points: [
      ['2024-01', 100],
      ['2024-02', 120],
      ['2024-03', 90],
      ['2024-04', 150],
      ['2026-01', 121],
    ],
  }),
);

/** A series whose log returns, in tenths, are these. */
function writeReturns(id: string, months: string[], tenths: number[], changes = {}) {
  let value = 100;
  const points = months.map((month, i) => {
    if (i > 0) value *= Math.exp((tenths[i - 1] ?? 0) / 10);
    return [month, value];
  });
  writeContent(`series/${id}.json`, seriesText({ id, points, ...changes }));
}

const MONTHS = ['2025-01', '2025-02', '2025-03', '2025-04'];
writeReturns('market', MONTHS, [1, 2, 3]);
writeReturns('asset', MONTHS, [2, 6, 4]);

const all = { series: 'prices', from: '2024-01', to: '2026-01' };
const compute = (definition: Record<string, string>) =>
  computeFigure(libraryHere(), figureDefinitionSchema.parse({ format: 'number-2', ...definition }));

describe('each formula, worked out by hand from 100, 120, 90, 150 and, two years on, 121', () => {
  test.each([
    ['value', { series: 'prices', at: '2024-04' }, 150, '2024-04'],
    ['change', { ...all, to: '2024-03' }, -0.1, '2024-03'], // 90 / 100 - 1
    ['difference', { ...all, to: '2024-04' }, 50, '2024-04'], // 150 - 100
    ['multiple', { ...all, to: '2024-04' }, 1.5, '2024-04'], // 150 / 100
    ['growth-per-year', all, 0.1, '2026-01'], // 1.21 in two years is 1.1 * 1.1
    ['deepest-drawdown', all, -0.25, '2024-03'], // 90 / 120 - 1, deeper than 121 / 150 - 1
    ['highest', all, 150, '2024-04'],
    ['lowest', all, 90, '2024-03'],
    ['average', all, 116.2, '2026-01'], // 581 / 5
    ['sum', all, 581, '2026-01'],
    ['count', all, 5, '2026-01'],
  ] as const)('%s', (formula, window, value, period) => {
    const figure = compute({ formula, ...window });
    expect(figure.value).toBeCloseTo(value, 12);
    expect(figure.period).toBe(period);
  });

  test('payments, worked out by hand from 100, 125, 80 and 100', () => {
    writeContent(
      'series/rupees.json',
      seriesText({
        id: 'rupees',
        unit: 'INR per 10 g',
        points: [
          ['2024-01', 100],
          ['2024-02', 125],
          ['2024-03', 80],
          ['2024-04', 100],
        ],
      }),
    );
    const paid = { series: 'rupees', from: '2024-01', to: '2024-04', amount: 100_000, paid: 'each period' };
    const figure = (formula: string, format: string, changes = {}) =>
      computeFigure(libraryHere(), figureDefinitionSchema.parse({ formula, format, ...paid, ...changes }));
    expect(figure('paid-in', 'inr')).toMatchObject({ value: 300_000, worked: ['₹1,00,000 × 3 = ₹3,00,000'] });
    // 1,000 + 800 + 1,250 units, at 100.
    expect(figure('end-value', 'inr')).toMatchObject({
      text: '₹3,05,000',
      worked: ['₹1,00,000 × 100 (Apr 2024) × 0.0305, the sum of 1 ÷ each of 3 values = ₹3,05,000'],
    });
    // A unit is ten grams.
    expect(figure('units-bought', 'grams')).toMatchObject({ text: '30,500\u00a0g' });
    // 1,00,000 (q^3 + q^2 + q) = 3,05,000 at q = 1.00829..., found by trial: 1.00829^12 = 1.1041.
    expect(figure('money-weighted-return', 'percent').text).toBe('10.4%');
    expect(figure('grown-sum', 'inr', { paid: 'once', to: '2024-03' })).toMatchObject({
      text: '₹80,000',
      count: 2,
      worked: ['₹1,00,000 × 80 (Mar 2024) ÷ 100 (Jan 2024) = ₹80,000'],
    });
    expect(() => figure('end-value', 'usd')).toThrow('rupees');
  });

  test('the correlation and beta of returns, from deviations of 0.1 and 0.2', () => {
    // Market 0.1 0.2 0.3: deviation 0.1. Asset 0.2 0.6 0.4: deviation 0.2. Products (-1)(-2) + (0)(2) + (1)(0) = 2
    // in hundredths, over 3 - 1: covariance 0.01, and 0.01 / (0.1 * 0.2) = 0.5.
    const window = { series: 'asset', with: 'market', from: '2025-01', to: '2025-04' };
    expect(compute({ formula: 'correlation', ...window }).value).toBeCloseTo(0.5, 10);
    // Beta is the covariance over the variance of the market: 0.01 / 0.1 ** 2 = 1, and the other way 0.01 / 0.2 ** 2.
    expect(compute({ formula: 'beta', ...window }).value).toBeCloseTo(1, 10);
    expect(compute({ formula: 'beta', ...window, series: 'market', with: 'asset' }).value).toBeCloseTo(
      0.25,
      10,
    );
    // The line of fit: means 0.4 and 0.2, intercept 0.4 - 1 * 0.2; r squared is 0.5 squared.
    expect(compute({ formula: 'intercept', ...window }).value).toBeCloseTo(0.2, 10);
    expect(compute({ formula: 'r-squared', ...window }).value).toBeCloseTo(0.25, 10);
  });

  test('the correlation of changes, which are 1, 2, 3 and 2, 6, 4', () => {
    // The same numbers as above, here as differences of the values themselves.
    const months = (values: number[]) => values.map((value, i) => [MONTHS[i], value]);
    writeContent('series/rate.json', seriesText({ id: 'rate', points: months([5, 6, 8, 11]) }));
    writeContent('series/other-rate.json', seriesText({ id: 'other-rate', points: months([1, 3, 9, 13]) }));
    const window = { series: 'rate', with: 'other-rate', from: '2025-01', to: '2025-04' };
    expect(compute({ formula: 'correlation-of-changes', ...window }).value).toBeCloseTo(0.5, 10);
  });

  test('returns are paired over the periods of both series', () => {
    // The extra period falls between two shared ones; its two steps add up to the same 0.2.
    writeReturns(
      'market-with-a-day',
      ['2025-01', '2025-02', '2025-02-14', '2025-03', '2025-04'],
      [1, 1.5, 0.5, 3],
      { frequency: 'event' },
    );
    const window = { series: 'asset', with: 'market-with-a-day', from: '2025-01', to: '2025-04' };
    expect(compute({ formula: 'correlation', ...window }).value).toBeCloseTo(0.5, 10);
  });
});

describe('volatility over a year', () => {
  // Returns of 0.1, -0.1: variance (0.01 + 0.01) / 1 = 0.02, times the periods in a year, under the root.
  test.each([
    ['daily', 252, ['2025-01-02', '2025-01-03', '2025-01-06']],
    ['weekly', 52, ['2025-01-03', '2025-01-10', '2025-01-17']],
    ['monthly', 12, ['2025-01', '2025-02', '2025-03']],
    ['quarterly', 4, ['Q1 2025', 'Q2 2025', 'Q3 2025']],
    ['annual', 1, ['2023', '2024', '2025']],
  ])('uses %s = %i periods a year', (frequency, periods, named) => {
    writeReturns(`swing-${frequency}`, named, [1, -1], { frequency });
    const window = { series: `swing-${frequency}`, from: named[0] ?? '', to: named[2] ?? '' };
    expect(compute({ formula: 'volatility', ...window }).value).toBeCloseTo(Math.sqrt(0.02 * periods), 10);
  });

  test.each(['event', 'cross-section', 'mixed'])('is rejected for a series of frequency %s', (frequency) => {
    writeReturns(`swing-${frequency}`, MONTHS.slice(0, 3), [1, -1], { frequency });
    const window = { series: `swing-${frequency}`, from: '2025-01', to: '2025-03' };
    expect(() => compute({ formula: 'volatility', ...window })).toThrow('values have no yearly volatility');
  });
});

describe('a computed figure', () => {
  test("has its text in the author's format", () => {
    expect(compute({ formula: 'change', ...all, to: '2024-03', format: 'percent' }).text).toBe('−10.0%');
    expect(compute({ formula: 'lowest', ...all, format: 'period' }).text).toBe('March 2024');
  });

  test('has its formula, series, window and sources', () => {
    expect(compute({ formula: 'growth-per-year', ...all })).toMatchObject({
      formula: 'growth-per-year',
      inputs: [{ series: 'prices', periods: ['2024-01', '2026-01'] }],
      worked: ['(121 (Jan 2026) ÷ 100 (Jan 2024))^(1 ÷ 2) − 1 = 0.10'],
      series: [{ id: 'prices' }],
      window: { from: '2024-01', to: '2026-01' },
      sources: [{ publisher: 'A bureau' }],
    });
  });

  test('has the least sure status of the values it uses', () => {
    const statusOf = (definition: Record<string, string>) => compute(definition).status;
    expect(statusOf({ formula: 'value', series: 'prices', at: '2024-03' })).toBe('disputed');
    expect(statusOf({ formula: 'value', series: 'prices', at: '2024-02' })).toBe('official');
    // A change rests on its two ends, an average on everything between, an extreme on itself.
    expect(statusOf({ formula: 'change', ...all })).toBe('official');
    expect(statusOf({ formula: 'average', ...all })).toBe('disputed');
    expect(statusOf({ formula: 'highest', ...all })).toBe('official');
    expect(statusOf({ formula: 'lowest', ...all })).toBe('disputed');
  });

  test('names both series if it compares two', () => {
    const window = { series: 'asset', with: 'market', from: '2025-01', to: '2025-04' };
    expect(compute({ formula: 'correlation', ...window }).series.map(({ id }) => id)).toEqual([
      'asset',
      'market',
    ]);
  });

  test('names a source once, also if both series have it', () => {
    const window = { series: 'asset', with: 'market', from: '2025-01', to: '2025-04' };
    expect(compute({ formula: 'correlation', ...window }).sources).toHaveLength(1);
  });
});

describe('an invalid definition', () => {
  writeContent(
    'series/gaps.json',
    seriesText({
      id: 'gaps',
      points: [
        ['2025-01', 100],
        ['2025-02', null],
        ['2025-03', 121],
        ['2025-04', 0],
        ['2025-05', 0],
        ['2025-06', null],
      ],
    }),
  );
  const gaps = { series: 'gaps', from: '2025-01', to: '2025-03' };

  test.each([
    ['a window that is not there', { formula: 'change', ...all, to: '2030-01' }, 'has no window from'],
    [
      'a gap at the end of the window',
      { formula: 'change', ...gaps, to: '2025-06' },
      'gaps has no value at 2025-06',
    ],
    ['a gap at its start', { formula: 'average', ...gaps, from: '2025-02' }, 'gaps has no value at 2025-02'],
    [
      'the value of a gap',
      { formula: 'value', series: 'gaps', at: '2025-02' },
      'gaps has no value at 2025-02',
    ],
    ['a sum over a gap', { formula: 'sum', ...gaps }, 'gaps has a gap in this window: it has no sum'],
    [
      'a change from zero',
      { formula: 'change', series: 'gaps', from: '2025-04', to: '2025-05' },
      'no finite value',
    ],
    ['growth over no time', { formula: 'growth-per-year', ...all, to: '2024-01' }, 'no finite value'],
    [
      'the volatility of two values',
      { formula: 'volatility', series: 'market', from: '2025-01', to: '2025-02' },
      'needs two values',
    ],
    [
      'dollars as rupees',
      { formula: 'value', series: 'prices', at: '2024-01', format: 'inr' },
      'prices is in USD per BTC here, which the format "inr" does not write',
    ],
    [
      'a change as dollars',
      { formula: 'change', ...all, format: 'usd' },
      'prices is in no unit here, which the format "usd" does not write',
    ],
    ['dollars as a share', { formula: 'average', ...all, format: 'percent' }, 'which the format "percent"'],
    [
      'a line that does not exist',
      { formula: 'value', series: 'copper', at: '2024' },
      'No series is called "copper"',
    ],
  ])('%s is rejected', (_, definition, message) => {
    expect(() => compute(definition)).toThrow(message);
  });

  test('means, extremes and counts skip a gap', () => {
    expect(compute({ formula: 'average', ...gaps }).value).toBe(110.5); // (100 + 121) / 2
    expect(compute({ formula: 'count', ...gaps }).value).toBe(2);
    expect(compute({ formula: 'lowest', ...gaps }).value).toBe(100);
  });

  test('a drawdown after a gap names the right period', () => {
    const window = { series: 'gaps', from: '2025-01', to: '2025-04' };
    expect(compute({ formula: 'deepest-drawdown', ...window })).toMatchObject({
      value: -1,
      period: '2025-04',
    });
  });

  // The step across the gap would take two months and be counted as if it took one.
  describe('no figure is computed from returns across a gap', () => {
    const points = [
      ['2025-01', 100],
      ['2025-02', 110],
      ['2025-03', null],
      ['2025-04', 90],
    ];
    writeContent('series/gaps-inside.json', seriesText({ id: 'gaps-inside', points }));
    const window = { from: '2025-01', to: '2025-04' };

    test.each([
      ['volatility', { series: 'gaps-inside' }, 'gaps-inside has a gap in this window: it has no volatility'],
      ['correlation', { series: 'gaps-inside', with: 'market' }, 'gaps-inside with market has a gap'],
      ['correlation', { series: 'market', with: 'gaps-inside' }, 'market with gaps-inside has a gap'],
      ['beta', { series: 'market', with: 'gaps-inside' }, 'it has no paired returns'],
      ['r-squared', { series: 'market', with: 'gaps-inside' }, 'it has no paired returns'],
    ])('%s of %j', (formula, lines, message) => {
      expect(() => compute({ formula, ...lines, ...window })).toThrow(ContentProblem);
      expect(() => compute({ formula, ...lines, ...window })).toThrow(message);
    });
  });
});

describe('a definition as an author writes it', () => {
  test('may write a year as a number, as YAML reads it', () => {
    const parsed = figureDefinitionSchema.parse({
      formula: 'value',
      series: 'prices',
      at: 2025,
      format: 'number',
    });
    expect(parsed).toMatchObject({ at: '2025' });
  });

  test.each([
    ['an unknown formula', { formula: 'mode', ...all, format: 'number' }],
    ['an unknown format', { formula: 'average', ...all, format: 'euro' }],
    ['a line outside the figures', { formula: 'average', ...all, series: '../site', format: 'number' }],
    ['a correlation with nothing', { formula: 'correlation', ...all, format: 'number' }],
  ])('%s is rejected', (_, definition) => {
    expect(figureDefinitionSchema.safeParse(definition).success).toBe(false);
  });
});
