import { libraryHere } from '@/lib/texts/library-here';
import { copyRealContent, writeContent } from '@/testing/content/content-folder';
import { note, seriesText } from '@/testing/content/series-file';
import { parseAnalysis } from '../answers/address';
import { answerAnalysis } from '../answers/answer';

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

function answer(address: string) {
  const analysis = parseAnalysis(libraryHere(), `calendar/${address}`);
  if ('problem' in analysis) throw new Error(analysis.problem);
  return answerAnalysis(libraryHere(), analysis);
}

function figuresOf(address: string): Record<string, [text: string, period: string]> {
  const result = answer(address);
  if (result.state === 'refused') throw new Error(result.sentence);
  return Object.fromEntries(
    [...result.figures].map(([name, { text, period }]) => [
      name.slice(name.indexOf('.') + 1),
      [text, period],
    ]),
  );
}

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
    sentence:
      'A sample fell in 1 of 4 calendar years, 2019 to 2022; the highest was 2019 (30.0%), the lowest ' +
      '2020 (−30.0%); the mean of a year was 5.0%.',
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

test('fewer than two whole years are refused, and so is what has no Decembers', () => {
  expect(answer('fund/2020-02..2021-12')).toMatchObject({ kind: 'no-whole-years' });
  const refusal = answer('quarters/all');
  expect(refusal).toMatchObject({ kind: 'no-whole-years' });
  expect(refusal.state === 'refused' && refusal.instead.map(({ measure }) => measure)).toEqual(['growth']);
});
