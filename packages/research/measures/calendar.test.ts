import { answerOrRefusal, datedFigures } from '@/testing/content/analysis-answers';
import { libraryHere } from '@/lib/texts/library-here';
import { copyRealContent, writeContent } from '@/testing/content/content-folder';
import { note, seriesText } from '@/testing/content/series-file';
import { analysisPath, parseAnalysis } from '../answers/address';

/** 100 in each month but these: Decembers of 100, 130, 91, 109.2 and 109.2. */
const DECEMBERS = new Map([
  ['2018-12', 100],
  ['2019-12', 130],
  ['2020-12', 91],
  ['2021-12', 109.2],
  ['2022-12', 109.2],
]);
const MONTHS = Array.from({ length: 56 }, (_, i) =>
  new Date(Date.UTC(2018, 10 + i)).toISOString().slice(0, 7),
);
const POINTS = MONTHS.map((month): [string, number] => [month, DECEMBERS.get(month) ?? 100]);

// An answer reads consumer prices and subjects, too.
copyRealContent();
const write = (id: string, changes: object) =>
  writeContent(`series/${id}.json`, seriesText({ id, unit: 'INR per unit', redistribute: true, ...changes }));
write('fund', { points: POINTS });
write('disputed', { points: POINTS, notes: [note('disputed', '2020-12')] });
// Each day from December 2018 to 3 January 2022: what comes before the last day of December counts for nothing.
const LAST_DAYS = new Map([
  ['2018-12-31', 100],
  ['2019-12-30', 150],
  ['2019-12-31', 110],
  ['2020-12-31', 121],
  ['2021-12-31', 60.5],
]);
const DAYS = Array.from({ length: 1_130 }, (_, i) =>
  new Date(Date.UTC(2018, 11, 1 + i)).toISOString().slice(0, 10),
);
write('days', { unit: 'USD per BTC', points: DAYS.map((day) => [day, LAST_DAYS.get(day) ?? 120]) });
write('quarters', {
  points: [
    ['Q1 FY20', 100],
    ['Q2 FY20', 110],
    ['Q3 FY20', 120],
    ['Q4 FY20', 130],
  ],
});

const answer = (address: string) => answerOrRefusal(`calendar/${address}`);

const figuresOf = (address: string) => datedFigures(`calendar/${address}`);

test('a year is its December over the December before, less one', () => {
  // 130 / 100 - 1 = 30%, 91 / 130 - 1 = -30%, 109.2 / 91 - 1 = 20%, 109.2 / 109.2 - 1 = 0%; their mean is 20 / 4 = 5%.
  expect(figuresOf('fund/all')).toEqual({
    'years-below-zero': ['1', '2022'],
    highest: ['30.0%', '2019'],
    lowest: ['−30.0%', '2020'],
    average: ['5.0%', '2022'],
  });
});

test('it is told in one sentence, and drawn as a bar for each year', () => {
  const result = answer('fund/all');
  expect(result).toMatchObject({
    sentence: 'A sample fell in 1 of 4 calendar years: worst −30.0% (2020), best +30.0% (2019).',
    chart: {
      spec: {
        kind: 'bars',
        title: 'A sample fell in 1 of 4 calendar years',
      },
      series: [
        {
          points: [30, -30, 20, 0].map((value, i) => ({
            period: String(2019 + i),
            value: expect.closeTo(value, 9) as number,
          })),
        },
      ],
    },
  });
});

test('only years that lie in the window as a whole are told, from the value before them', () => {
  // From January 2020 to December 2021: -30% and 20%, with the mean -5%. 2019 and 2022 are cut.
  const years = { lowest: ['−30.0%', '2020'], highest: ['20.0%', '2021'], average: ['−5.0%', '2021'] };
  expect(figuresOf('fund/2020-01..2021-12')).toMatchObject(years);
  expect(figuresOf('fund/2019-02..2022-11')).toMatchObject(years);
});

test('a December that may not be compared ends no year and begins none', () => {
  // Without 2020 and 2021 there are 30% and 0%, with the mean 15%.
  expect(figuresOf('disputed/all')).toMatchObject({
    'years-below-zero': ['0', '2022'],
    highest: ['30.0%', '2019'],
    lowest: ['0.0%', '2022'],
    average: ['15.0%', '2022'],
  });
});

test('of days it is the last of December, if the window holds it', () => {
  // 110 / 100 - 1 = 10%, 121 / 110 - 1 = 10%, 60.5 / 121 - 1 = -50%: the mean is -10%.
  expect(figuresOf('days/all')).toMatchObject({ lowest: ['−50.0%', '2021'], average: ['−10.0%', '2021'] });
  expect(figuresOf('days/2018-12-31..2021-12-30')).toMatchObject({ average: ['10.0%', '2020'] });
});

/** Months from November 2018 on; 100 in each but in these. */
const ENDS = new Map([
  ['2018-12', 80],
  ['2019-03', 120],
  ['2019-06', 90],
  ['2020-03', 60],
  ['2021-03', 90],
]);
write('ends', { points: MONTHS.map((month) => [month, ENDS.get(month) ?? 100]) });

test('a fiscal year is its March over the March before', () => {
  // FY2020: 60 / 120 - 1 = -50%. FY2021: 90 / 60 - 1 = 50%. FY2022 and FY2023: 100 / 90 - 1 = 11.1% and 0%.
  expect(figuresOf('ends/all/by-fy')).toEqual({
    'fiscal-years-below-zero': ['1', 'FY2023'],
    highest: ['50.0%', 'FY2021'],
    lowest: ['−50.0%', 'FY2020'],
    average: ['2.8%', 'FY2023'],
  });
  // A fiscal year lies in a window that begins with its April.
  expect(figuresOf('ends/2020-04..2022-03/by-fy')).toMatchObject({ average: ['30.6%', 'FY2022'] });
  expect(answer('ends/2020-05..2022-03/by-fy')).toMatchObject({ kind: 'no-whole-years' });
});

test('a quarter and a month are their end over the end before', () => {
  // Quarters of 2019: 120 / 80 - 1 = 50%, 90 / 120 - 1 = -25%, 100 / 90 - 1 = 11.1%, 0%.
  expect(figuresOf('ends/2019-01..2019-12/by-quarter')).toMatchObject({
    'quarters-below-zero': ['1', 'Q4 2019'],
    highest: ['50.0%', 'Q1 2019'],
    lowest: ['−25.0%', 'Q2 2019'],
  });
  // January to June 2019: 100 / 80 - 1 = 25%, 0%, 20%, 100 / 120 - 1 = -16.7%, 0%, -10%, with the mean 3.1%.
  expect(figuresOf('ends/2019-01..2019-06/by-month')).toEqual({
    'months-below-zero': ['2', '2019-06'],
    highest: ['25.0%', '2019-01'],
    lowest: ['−16.7%', '2019-04'],
    average: ['3.1%', '2019-06'],
  });
});

test('a month of the year has the mean of its changes, how many were above zero, and how many there are', () => {
  // Marches of 2019 to 2023: 20%, -40%, -10%, 0%, 0%: the mean is -6%. Aprils: -16.7%, 66.7%, 11.1%, 0%, 0%: 12.2%.
  const result = answer('ends/2019-01..2023-04/by-month-of-year');
  expect(result).toMatchObject({
    sentence: 'A sample gained most in April, 12.2% on average, and least in March, −6.0%.',
    chart: { spec: { kind: 'bars', title: 'A sample fell on average in 2 of 12 months of the year' } },
    listing: {
      headings: ['Month of the year', 'A sample'],
      rows: expect.arrayContaining([
        ['March', '−6.0%; rose in 1 of 5'],
        ['December', '0.0%; rose in 0 of 4'],
      ]) as unknown,
    },
  });
  expect(figuresOf('ends/2019-01..2023-04/by-month-of-year')).toMatchObject({
    'months-of-year-below-zero': ['2', '--12'],
    highest: ['12.2%', '--04'],
    lowest: ['−6.0%', '--03'],
  });
});

test('two series are told and drawn side by side, each over its own years', () => {
  const result = answer('fund~disputed/all');
  expect(result).toMatchObject({
    sentence: 'Losing calendar years: A sample 1 of 4 and A sample none of 2.',
    chart: { spec: { title: 'Losing calendar years: A sample 1 and A sample 0' } },
    listing: {
      rows: [
        ['2019', '30.0%', '30.0%'],
        ['2020', '−30.0%', '–'],
        ['2021', '20.0%', '–'],
        ['2022', '0.0%', '0.0%'],
      ],
    },
  });
  expect(result.state === 'answer' && result.chart?.series).toHaveLength(2);
});

test('the address without an option is that of calendar years', () => {
  const analysis = parseAnalysis(libraryHere(), 'calendar/fund/all/by-year');
  expect('problem' in analysis ? '' : analysisPath(analysis)).toBe('calendar/fund/all');
});

test('of more bars than can have their values the highest and the lowest are marked, and none are listed', () => {
  const points = Array.from({ length: 80 }, (_, i): [string, number] => [
    new Date(Date.UTC(2015, i)).toISOString().slice(0, 7),
    i === 30 ? 125 : 100,
  ]);
  write('many', { points });
  const result = answer('many/all/by-month');
  expect(result).toMatchObject({
    listing: null,
    chart: {
      spec: {
        marks: [
          { period: '2017-07', label: '25.0%, Jul\u00a02017' },
          { period: '2017-08', label: '−20.0%, Aug\u00a02017' },
        ],
      },
    },
  });
});

test('fewer than two whole years are refused, and so is what has no Decembers', () => {
  expect(answer('fund/2020-02..2021-12')).toMatchObject({ kind: 'no-whole-years' });
  const refusal = answer('quarters/all');
  expect(refusal).toMatchObject({ kind: 'no-whole-years' });
  expect(refusal.state === 'refused' && refusal.instead.map(({ measure }) => measure)).toEqual(['growth']);
});

test('more months of several series than are worked out are refused before, with what has an answer', () => {
  const refusal = answer('gold-usd-oz~silver-usd-oz~us-cpi/all/by-month');
  expect(refusal).toMatchObject({
    kind: 'option',
    sentence: expect.stringContaining('for at most 47 years') as string,
  });
  expect(refusal.state === 'refused' && refusal.instead).toContainEqual({
    measure: 'calendar',
    series: ['gold-usd-oz', 'silver-usd-oz', 'us-cpi'],
    window: { last: 47, unit: 'years' },
    by: 'month',
  });
});
