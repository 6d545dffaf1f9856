import { answerOrRefusal, datedFigures } from '@/testing/content/analysis-answers';
import { writePrices } from '@/testing/content/price-files';
import { copyRealContent } from '@/testing/content/content-folder';
import { note } from '@/testing/content/series-file';

// An answer reads subjects, too.
copyRealContent();

/** From January 2020 on. */
const write = (id: string, values: readonly (number | null)[], changes: object = {}) =>
  writePrices(id, 2020, values, changes);

/** 100 in January and February; 50 in April is the lowest; 100 again in June; 200, and 150 to the end. */
write('fund', [100, 100, 70, 50, 80, 100, 200, 170, 150, 180]);

test('each fall has its highest, lowest and end, its depth, and the months down and up', () => {
  // 50 / 100 - 1 = -50%, from February to April, and up to June; 150 / 200 - 1 = -25% from July, which is not over.
  expect(answerOrRefusal('falls/fund/all')).toMatchObject({
    sentence: 'A sample fell 20% or more twice; the worst was 50.0%; the last is not over.',
    listing: {
      headings: ['Highest', 'Lowest', 'Reached again', 'Depth', 'Months down', 'Months up'],
      rows: [
        ['Feb 2020', 'Apr 2020', 'Jun 2020', '−50.0%', '2', '2'],
        ['Jul 2020', 'Sep 2020', 'not yet', '−25.0%', '2', '–'],
      ],
    },
    chart: {
      spec: {
        kind: 'area',
        title: 'A sample fell by 20% or more twice',
        levels: [{ value: -20, label: '' }],
        marks: [
          { period: '2020-04', label: '−50.0%, Apr\u00a02020' },
          { period: '2020-09', label: '−25.0%, Sep\u00a02020' },
        ],
      },
    },
  });
  expect(datedFigures('falls/fund/all')).toEqual({
    falls: ['2', '2020-07'],
    'deepest-fall': ['−50.0%', '2020-02'],
    'longest-fall': ['4', '2020-02'],
    'open-fall': ['−25.0%', '2020-07'],
  });
});

test('only falls that are so deep count, and each lies in the window', () => {
  expect(datedFigures('falls/fund/all/deeper-30')).toEqual({
    falls: ['1', '2020-02'],
    'deepest-fall': ['−50.0%', '2020-02'],
    'longest-fall': ['4', '2020-02'],
  });
  // From March on 70 is the highest so far: 50 is 28.6% below it.
  expect(datedFigures('falls/fund/2020-03..2020-06')).toMatchObject({
    'deepest-fall': ['−28.6%', '2020-03'],
  });
  expect(answerOrRefusal('falls/fund/2020-01..2020-05').sentence).toContain(
    'A sample fell 20% or more once: 50.0%, not recovered by May 2020.',
  );
});

test('without one the deepest fall is told', () => {
  expect(answerOrRefusal('falls/fund/all/deeper-60')).toMatchObject({
    sentence: 'A sample never fell 60% or more; the worst fall was 50.0%.',
    listing: null,
  });
});

test('a month that is disputed or missing neither begins nor ends a fall', () => {
  const values = [100, 100, 70, 50, 80, 100, 90, null, 110];
  write('disputed', values, { notes: [note('disputed', '2020-06')] });
  // The fall begins in February and is over in September: June, which is disputed, ends nothing.
  expect(answerOrRefusal('falls/disputed/all')).toMatchObject({
    listing: { rows: [['Feb 2020', 'Apr 2020', 'Sep 2020', '−50.0%', '2', '5']] },
  });
});

test('more falls than are listed are refused, with a depth that has fewer', () => {
  // 70 falls of 5%, and one of 50%.
  const values = Array.from({ length: 70 }, () => [100, 95]).flat();
  write('many', [], {
    points: [...values, 100, 50, 100].map((value, i) => [
      new Date(Date.UTC(2010, i)).toISOString().slice(0, 7),
      value,
    ]),
  });
  const refusal = answerOrRefusal('falls/many/all/deeper-3');
  expect(refusal).toMatchObject({
    kind: 'option',
    sentence: expect.stringContaining('has 71 falls of 3%') as string,
  });
  expect(refusal.state === 'refused' && refusal.instead).toEqual([
    { measure: 'falls', series: ['many'], window: 'all', deeper: 10 },
  ]);
});
