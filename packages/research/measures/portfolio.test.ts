import { answerAt, answerOrRefusal } from '@/testing/content/analysis-answers';
import { writePrices } from '@/testing/content/price-files';
import { libraryHere } from '@/lib/texts/library-here';
import { copyRealContent } from '@/testing/content/content-folder';
import { analysisPath, parseAnalysis } from '../answers/address';

// An answer reads consumer prices and subjects, too.
copyRealContent();
const write = (id: string, values: readonly number[], changes: object = {}) =>
  writePrices(id, 2018, values, { title: id, ...changes });

// Shares double in the first year and again in the second; a deposit stands still.
write(
  'equity',
  Array.from({ length: 27 }, (_, i) => (i < 12 ? 100 : i < 24 ? 200 : 400)),
);
write(
  'deposit',
  Array.from({ length: 27 }, () => 10),
);
write('falling', [200, 100, 150]);
write(
  'dollars',
  Array.from({ length: 27 }, () => 5),
  { unit: 'USD per unit' },
);
write('quarters', [], {
  points: [
    ['Q1 2018', 100],
    ['Q2 2018', 110],
    ['Q3 2018', 120],
    ['Q4 2018', 130],
  ],
});
const DAYS = Array.from({ length: 800 }, (_, i) =>
  new Date(Date.UTC(2018, 0, 1 + i)).toISOString().slice(0, 10),
);
write('days', [], { points: DAYS.map((day) => [day, day < '2019-01-31' ? 50 : 100]) });

const read = (address: string) => {
  const analysis = parseAnalysis(libraryHere(), `portfolio/${address}`);
  if ('problem' in analysis) throw new Error(analysis.problem);
  return analysis;
};
const answer = (address: string) => answerOrRefusal(`portfolio/${address}`);

function figuresOf(address: string): Record<string, string> {
  const { figures } = answerAt(`portfolio/${address}`);
  return Object.fromEntries([...figures].map(([name, { text }]) => [name, text]));
}

test('of the mixture and of each part: growth, volatility and the deepest fall', () => {
  // 100 become 160 and 256 in two years: 60% a year. Of 24 returns of the mixture two are ln 1.6: their standard
  // deviation is ln 1.6 × √(2 × 22 ÷ 24 ÷ 23), over a year times √12; that of the shares has ln 2 in its place.
  const deviation = Math.sqrt((2 * 22) / 24 / 23) * Math.sqrt(12);
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  expect(figuresOf('equity~deposit/2018-01..2020-01/mix-60-40')).toEqual({
    'equity~deposit.growth-per-year': '60.0%',
    'equity.growth-per-year': '100.0%',
    'deposit.growth-per-year': '0.0%',
    'equity~deposit.volatility': percent(Math.log(1.6) * deviation),
    'equity.volatility': percent(Math.log(2) * deviation),
    'deposit.volatility': '0.0%',
    'equity~deposit.deepest-drawdown': '0.0%',
    'equity.deepest-drawdown': '0.0%',
    'deposit.deepest-drawdown': '0.0%',
  });
});

test('it is told in one sentence, and drawn from 100 beside its parts', () => {
  const result = answer('equity~deposit/2018-01..2020-01/mix-60-40');
  expect(result).toMatchObject({
    sentence: '60% equity and 40% deposit grew 60.0% a year; alone, equity 100.0% and deposit 0.0%.',
    chart: { spec: { kind: 'line', rebase: true } },
  });
  const ends =
    result.state === 'answer' &&
    result.chart?.series.map(({ label, points }) => [label, points.at(-1)?.value]);
  expect(ends).toEqual([
    ['60/40 mix', expect.closeTo(256, 9)],
    ['equity', 400],
    ['deposit', 100],
  ]);
});

test('its parts may be left as they become', () => {
  // 60 become 240 beside 40: 280, which is √2.8 a year.
  const growth = figuresOf('equity~deposit/2018-01..2020-01/mix-60-40~never')[
    'equity~deposit.growth-per-year'
  ];
  expect(growth).toBe(`${(100 * (Math.sqrt(2.8) - 1)).toFixed(1)}%`);
});

test('without a mixture the parts are equal, and their address is without one', () => {
  expect(analysisPath(read('equity~deposit/all/mix-50-50'))).toBe('portfolio/equity~deposit/all');
  expect(analysisPath(read('deposit~equity/all/mix-40-60'))).toBe('portfolio/deposit~equity/all/mix-40-60');
  expect(analysisPath(read('equity~deposit~falling/all/mix-34-33-33'))).toBe(
    'portfolio/equity~deposit~falling/all',
  );
  // 50 become 75 and 150 beside 50, that is 100, then 75 and 150 beside 75: 225, which is 50% a year.
  expect(figuresOf('equity~deposit/2018-01..2020-01')).toMatchObject({
    'equity~deposit.growth-per-year': '50.0%',
  });
});

test.each(['60-30', '60-40-10', '100-0', '70-20-10'])(
  '%s is no mixture of two: equal parts are offered',
  (mix) => {
    const refusal = answer(`equity~deposit/all/mix-${mix}`);
    expect(refusal).toMatchObject({ state: 'refused', kind: 'option' });
    expect(refusal.state === 'refused' && refusal.instead.map(analysisPath)).toEqual([
      'portfolio/equity~deposit/all',
    ]);
  },
);

test('what is wrong with a mixture is said', () =>
  expect(answer('equity~deposit/all/mix-60-30-20').sentence).toBe(
    'A mix of 2 needs 2 whole percentages above 0 that add up to 100. You gave 3, with a sum of 110.',
  ));

test('a series that is named twice is one', () =>
  expect(answer('equity~equity/all/mix-60-40')).toMatchObject({ kind: 'count' }));

test('windows of that length are counted in which the mixture became more than its first part', () => {
  // Of one month: the shares rise in two of 26, from December to January, and more than their half; else nothing moves.
  expect(answer('equity~deposit/2018-02..2018-03')).toMatchObject({ share: { count: 0, of: 26 } });
  expect(answer('deposit~equity/2018-02..2018-03')).toMatchObject({ share: { count: 2, of: 26 } });
  // Of 14 months, from January 2018 to January 2019 on: the shares rise once or twice in each.
  expect(answer('deposit~equity/2018-01..2019-03')).toMatchObject({
    share: { count: 13, of: 13, counted: 'mixture-more' },
  });
});

test('under a year there is no yearly rate', () => {
  // Half of it falls to a half, half stands still: 75, then 87.50.
  expect(figuresOf('falling~deposit/all')).toEqual({
    'falling~deposit.change': '−12.5%',
    'falling.change': '−25.0%',
    'deposit.change': '0.0%',
    'falling~deposit.deepest-drawdown': '−25.0%',
    'falling.deepest-drawdown': '−50.0%',
    'deposit.deepest-drawdown': '0.0%',
  });
});

test('days are taken at ends of months; what has none is refused', () => {
  // From 50 at the end of January 2018 to 100 a year later.
  const result = answer('days~deposit/2018-01..2019-01');
  expect(result).toMatchObject({ window: { from: '2018-01', to: '2019-01' } });
  expect(result.state === 'answer' && [...result.figures.values()][0]?.text).toBe('50.0%');
  expect(answer('quarters~deposit/all')).toMatchObject({
    kind: 'needs-months',
    sentence: '“quarters” has no value for each month, and this question needs one.',
  });
});

test('dollars are turned into rupees, and this is said', () => {
  const result = answer('dollars~deposit/2018-01..2019-01');
  expect(result.sentence).toContain('50% dollars and 50% deposit grew 5.6% a year');
  expect(result.state === 'answer' && result.cautions.map(({ kind }) => kind)).toContain('converted');
});
