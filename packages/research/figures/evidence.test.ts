import { DAY, dayOf } from '@/lib/platform/clock';
import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { writeContent } from '@/testing/content/content-folder';
import { getSeries } from '../series/get-series';
import { seriesFacts } from '../series/series-facts';
import { MadeRef } from '../series/series-ref';
import { seriesText } from '@/testing/content/series-file';
import { evidenceOf, recompute } from './evidence';
import { computeFigure, figureDefinitionSchema } from './figure';
import { FORMULAS } from './formulas';
import { coarseLines } from './withheld';
import { workedLines } from './worked';

const months = (values: (number | null)[], year = 2026) =>
  values.map((value, i) => [`${year}-${String(i + 1).padStart(2, '0')}`, value]);
const ounce = { unit: 'USD per troy ounce', redistribute: true } as const;
writeContent(
  'series/gold-usd-oz.json',
  seriesText({ id: 'gold-usd-oz', ...ounce, points: months([60, 90, 80]) }),
);
writeContent(
  'series/silver-usd-oz.json',
  seriesText({ id: 'silver-usd-oz', ...ounce, points: months([2, 2, 4]) }),
);
const days = [
  ['2026-01-29', 100],
  ['2026-01-30', 110],
  ['2026-02-02', 99],
  ['2026-02-03', 121],
];
writeContent(
  'series/yield.json',
  seriesText({ id: 'yield', unit: '% per annum', points: months([7.083, 7.358, 7.354, 7.085, 7.0849]) }),
);
writeContent(
  'series/large.json',
  seriesText({ id: 'large', redistribute: true, points: months([1e9, 1e9 + 0.275]) }),
);
writeContent(
  'series/hidden.json',
  seriesText({ id: 'hidden', frequency: 'daily', redistribute: false, points: days }),
);

const yearsOfDays = Array.from({ length: 1_001 }, (_, i) => [dayOf(Date.UTC(2020, 0, 1) + i * DAY), 100 + i]);
for (const [id, title] of [
  ['many', 'Many'],
  ['more', 'More'],
])
  writeContent(
    `series/${id}.json`,
    seriesText({ id, title, frequency: 'daily', redistribute: true, points: yearsOfDays }),
  );

const compute = (definition: Record<string, string>) =>
  computeFigure(libraryHere(), figureDefinitionSchema.parse({ format: 'number-2', ...definition }));
const rowsOf = (definition: Record<string, string>) =>
  compute(definition).evidence.flatMap(({ series, rows }) =>
    rows.map(({ period, value }) => `${series.id} ${period} ${value}`),
  );
const gold = { series: 'gold-usd-oz', from: '2026-01', to: '2026-03' };

describe('the values behind a figure', () => {
  test('are the two ends of the window for a change, all of its values for an extreme or a drawdown', () => {
    expect(rowsOf({ formula: 'change', ...gold })).toEqual([
      'gold-usd-oz 2026-01 60',
      'gold-usd-oz 2026-03 80',
    ]);
    const all = ['gold-usd-oz 2026-01 60', 'gold-usd-oz 2026-02 90', 'gold-usd-oz 2026-03 80'];
    expect(rowsOf({ formula: 'deepest-drawdown', ...gold })).toEqual(all);
    expect(rowsOf({ formula: 'highest', ...gold })).toEqual(all);
    expect(compute({ formula: 'highest', ...gold })).toMatchObject({ count: 3, period: '2026-02' });
    expect(compute({ formula: 'deepest-drawdown', ...gold }).worked[0]).toBe(
      '80 (Mar 2026) ÷ 90 (Feb 2026) − 1 = −0.11',
    );
  });

  test('are all values for an average', () => {
    expect(rowsOf({ formula: 'average', ...gold })).toHaveLength(3);
  });

  test('are the published values from which a derived series is computed', () => {
    const { evidence } = compute({ formula: 'value', series: 'gold-silver-ratio', at: '2026-03' });
    expect(
      evidence.filter(({ series }) => !series.made).flatMap(({ rows }) => rows.map((row) => row.value)),
    ).toEqual([4, 80]);
    expect(rowsOf({ formula: 'value', series: 'gold-drawdown', at: '2026-03' })).toContain(
      'gold-usd-oz 2026-02 90',
    );
  });

  test('are enough to recompute the figure, and not if one is missing', () => {
    const inputs = [{ series: 'gold-silver-ratio', periods: ['2026-01', '2026-03'] }];
    const evidence = evidenceOf(libraryHere(), inputs);
    // 80 / 4 over 60 / 2.
    expect(recompute(libraryHere(), FORMULAS.multiple, inputs, evidence)).toBeCloseTo(20 / 30, 12);
    const less = evidence.map((each) =>
      each.series.id === 'silver-usd-oz' ? { ...each, rows: each.rows.slice(1) } : each,
    );
    expect(() => recompute(libraryHere(), FORMULAS.multiple, inputs, less)).toThrow(
      'silver-usd-oz has no value at 2026-01',
    );
  });

  test('are worked out again up to a thousand; more of them are taken as the series has them', () => {
    const ratio = new MadeRef('ratio', ['many', 'more']);
    const averageOf = (periods: string[]) => {
      const inputs = [{ series: ratio, periods }];
      const alone = evidenceOf(libraryHere(), inputs).filter(({ series }) => series.id === String(ratio));
      return recompute(libraryHere(), FORMULAS.average, inputs, alone);
    };
    const periods = getSeries(libraryHere(), ratio).points.map(({ period }) => period);
    expect(averageOf(periods)).toBe(1);
    expect(() => averageOf(periods.slice(1))).toThrow('more has no value at 2020-01-02');
  });
});

describe('the formula with its numbers', () => {
  test.each([
    ['change', gold, ['80 (Mar 2026) ÷ 60 (Jan 2026) − 1 = 0.33']],
    ['deepest-drawdown', gold, ['80 (Mar 2026) ÷ 90 (Feb 2026) − 1 = −0.11']],
    ['lowest', gold, ['60 (Jan 2026), the lowest of 3 values']],
    ['median', gold, ['80, the middle of 3 values = 80.00']],
    ['percentile-rank', gold, ['2 at or below 80 (Mar 2026) ÷ 3 = 0.67']],
    [
      'difference',
      { series: 'gold-drawdown', from: '2026-03', to: '2026-03' },
      [
        '−11.1111 (Mar 2026) − (−11.1111) (Mar 2026) = 0.00',
        expect.stringContaining('80 (Mar 2026) ÷ 90 (Feb 2026) − 1'),
      ],
    ],
    ['average', gold, ['230, the sum of 3 values, ÷ 3 = 76.67']],
    ['value', { series: 'gold-usd-oz', at: '2026-01' }, ['60 (Jan 2026), as published']],
    ['value', { series: 'gold-silver-ratio', at: '2026-01' }, ['60 ÷ 2 = 30.00']],
    [
      'difference',
      { ...gold, series: 'gold-silver-ratio' },
      [
        '20 (Mar 2026) − 30 (Jan 2026) = −10.00',
        'Ounces of silver for one of gold, Jan 2026: 60 ÷ 2 = 30',
        'Ounces of silver for one of gold, Mar 2026: 80 ÷ 4 = 20',
      ],
    ],
  ])('of a %s contains the values and their periods: %#', (formula, window, worked) => {
    expect(compute({ formula, ...window }).worked).toEqual(worked);
  });

  test('has three digits of a value that is withheld, and four of what is between', () => {
    const row = { period: '2026-07-01', value: 25_769.8, status: 'verified', withheld: true } as const;
    const evidence = [{ series: seriesFacts(getSeries(libraryHere(), 'hidden')), rows: [row] }];
    expect(coarseLines(wordsHere(), ['25,770 (1 Jul 2026), of 12,345, and more'], evidence, '')).toEqual([
      '25,800 (1 Jul 2026), of 12,350, and more',
    ]);
  });

  test('has a sum that gives the mean of its line, where values are withheld', () => {
    const row = { period: '2026-07-01', value: 25_769.8, status: 'verified', withheld: true } as const;
    const evidence = [{ series: seriesFacts(getSeries(libraryHere(), 'hidden')), rows: [row] }];
    const lineOf = (sum: string, mean: string) =>
      coarseLines(wordsHere(), [`${sum}, the sum of 10 values, ÷ 10 = ${mean}, and more`], evidence, mean);
    expect(lineOf('647,191.46', '$64,719')).toEqual([
      '647,190, the sum of 10 values, ÷ 10 = $64,719, and more',
    ]);
    expect(lineOf('632,440', '$63,200')).toEqual(['632,000, the sum of 10 values, ÷ 10 = $63,200, and more']);
    expect(lineOf('647,191.46', '$64,720')).toEqual([
      '647,200, the sum of 10 values, ÷ 10 = $64,720, and more',
    ]);
  });

  test('gives a difference that agrees with the printed values, or says that it does not', () => {
    const between = (from: string, to: string) => ({ formula: 'difference', series: 'yield', from, to });
    const points = { format: 'points-2' };
    expect(compute({ ...between('2026-01', '2026-02'), ...points }).worked).toEqual([
      '7.358 (Feb 2026) − 7.083 (Jan 2026) = 0.28%',
    ]);
    // 7.085 is printed as 7.09, and 7.35 − 7.09 would be 0.26.
    expect(compute({ ...between('2026-03', '2026-04'), ...points }).worked).toEqual([
      '7.085 (Apr 2026) − 7.354 (Mar 2026) = −0.27%, of unrounded values',
    ]);
  });

  test('stops the build if the last printed digit depends on binary rounding', () => {
    expect(() => compute({ formula: 'difference', series: 'large', from: '2026-01', to: '2026-02' })).toThrow(
      'too close to half of its last digit',
    );
  });

  test('contains the period in place of a value that must not be republished, but month-end values', () => {
    const window = { series: 'hidden', from: '2026-01-29', to: '2026-01-30' };
    expect(compute({ formula: 'change', ...window }).worked).toEqual([
      '110 (30 Jan 2026) ÷ [29 Jan 2026] − 1 = 0.10, from values that we may print rounded or not at all',
    ]);
    expect(compute({ formula: 'change', ...window }).recomputable).toBe(false);
    expect(compute({ formula: 'change', ...gold }).recomputable).toBe(true);
  });

  test('names the series of two values of one day that must not be republished', () => {
    const inputs = [{ series: new MadeRef('ratio', ['many', 'more']), periods: ['2020-01-02'] }];
    const hidden = evidenceOf(libraryHere(), inputs).map(({ rows, ...rest }) => ({
      ...rest,
      rows: rows.map((row) => ({ ...row, withheld: true as const })),
    }));
    const payments = { amount: 1, paid: 'once' } as const;
    const result = { value: 1, text: '1.00', format: 'number-2', period: '2020-01-02', count: 1 } as const;
    expect(workedLines(libraryHere(), 'value', inputs, hidden, { ...result, payments })[0]).toBe(
      '[Many, 2 Jan 2020] ÷ [More, 2 Jan 2020] = 1.00, from values that we may print rounded or not at all',
    );
  });
});
