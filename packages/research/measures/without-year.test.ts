import { answerOrRefusal, figureTexts } from '@/testing/content/analysis-answers';
import { copyRealContent, writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';

// An answer reads subjects, too.
copyRealContent();

/** From December 2018 on: 1% more in each month, but half in March 2020, and four times as much in June 2020. */
const MONTHS = Array.from({ length: 49 }, (_, i) =>
  new Date(Date.UTC(2018, 11 + i)).toISOString().slice(0, 7),
);
const POINTS = MONTHS.reduce<[string, number][]>((points, month) => {
  const before = points.at(-1)?.[1];
  const factor = month === '2020-03' ? 0.5 : month === '2020-06' ? 4 : 1.01;
  return [...points, [month, before === undefined ? 100 : Number((before * factor).toPrecision(12))]];
}, []);
const write = (id: string, points: [string, number | null][], changes: object = {}) =>
  writeContent(
    `series/${id}.json`,
    seriesText({ id, unit: 'INR per unit', redistribute: true, points, ...changes }),
  );
write('fund', POINTS);

test('growth counts neither the changes of the year nor its time', () => {
  // 36 months of 1% are left of December 2018 to December 2022: 1.01^36 - 1 = 43.1% in three years, 12.7% a year.
  expect(figureTexts('growth/fund/all/without-2020')).toMatchObject({
    'linked-growth-per-year': '12.7%',
    'linked-change': '43.1%',
    // With it: 1.01^46 x 2 in four years.
    'growth-per-year': '33.3%',
  });
  expect(answerOrRefusal('growth/fund/all/without-2020')).toMatchObject({
    sentence: 'Without 2020, A sample 12.7% a year; with it, 33.3%.',
    share: null,
    chart: { spec: { marks: [{ label: '2020 is left out' }] } },
  });
});

test('a window may begin or end within the year', () => {
  // July to December 2020 are left out: 24 months are left. From January to June they are, too: 12 months.
  expect(figureTexts('growth/fund/2020-06..2022-12/without-2020')).toMatchObject({
    'linked-change': '27.0%',
  });
  expect(figureTexts('growth/fund/2018-12..2020-06/without-2020')).toMatchObject({
    'linked-change': '12.7%',
  });
});

test('volatility is that of the months that are left', () => {
  expect(figureTexts('volatility/fund/all/without-2020')).toMatchObject({ 'volatility-of-changes': '0.0%' });
});

test('a calendar leaves out the periods of which a part lies in the year', () => {
  expect(answerOrRefusal('calendar/fund/all/without-2020')).toMatchObject({
    listing: {
      rows: [
        ['2019', '12.7%'],
        ['2021', '12.7%'],
        ['2022', '12.7%'],
      ],
    },
  });
  // FY2020 has three months of 2020, and FY2021 nine: FY2022 is left, one alone.
  expect(answerOrRefusal('calendar/fund/all/by-fy~without-2020')).toMatchObject({ kind: 'no-whole-years' });
  expect(answerOrRefusal('calendar/fund/2020-10..2021-06/by-quarter~without-2020')).toMatchObject({
    listing: {
      rows: [
        ['Q1 2021', '3.0%'],
        ['Q2 2021', '3.0%'],
      ],
    },
  });
  expect(figureTexts('calendar/fund/all/by-month-of-year~without-2020')).toMatchObject({
    lowest: '1.0%',
    average: '1.0%',
  });
});

test('what cannot leave a year out is refused, with what has an answer', () => {
  const outside = answerOrRefusal('growth/fund/all/without-1999');
  expect(outside).toMatchObject({
    kind: 'option',
    sentence: expect.stringContaining(
      'No month of 1999 lies between December 2018 and December 2022',
    ) as string,
  });
  expect(outside.state === 'refused' && outside.instead).toEqual([
    { measure: 'growth', series: ['fund'], window: 'all' },
  ]);
  expect(answerOrRefusal('growth/fund/2020-01..2020-12/without-2020')).toMatchObject({ kind: 'option' });
  expect(answerOrRefusal('volatility/fund/2018-12..2020-12/without-2020')).toMatchObject({ kind: 'option' });
  write(
    'gap',
    POINTS.map(([month, value]) => [month, month === '2021-05' ? null : value]),
  );
  expect(answerOrRefusal('growth/gap/all/without-2020')).toMatchObject({
    sentence: expect.stringContaining('has no value between') as string,
  });
  expect(answerOrRefusal('growth/india-house-prices/all/without-2020')).toMatchObject({
    sentence: expect.stringContaining('has no value for each month') as string,
  });
});
