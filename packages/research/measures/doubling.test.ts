import { answerOrRefusal, datedFigures } from '@/testing/content/analysis-answers';
import { writePrices } from '@/testing/content/price-files';
import { copyRealContent } from '@/testing/content/content-folder';
import { note } from '@/testing/content/series-file';

// An answer reads subjects, too.
copyRealContent();

/** From January 2020 on. */
const write = (id: string, values: readonly (number | null)[], changes: object = {}) =>
  writePrices(id, 2020, values, changes);

/** From 10 it takes 3 months to 20, from 12 four to 30, from 8 two to 20, from 20 three to 40, from 15 one to 30. */
write('fund', [10, 12, 8, 20, 15, 30, 40]);

test('from each month, how many months until the value is twice as much', () => {
  // 10: 3 (20). 12: 4 (30). 8: 1 (20). 20: 3 (40). 15: 1 (30). 30 and 40: not yet.
  expect(datedFigures('doubling/fund/all')).toEqual({
    'median-time': ['3', '2020-05'],
    'shortest-time': ['1', '2020-03'],
    'longest-time': ['4', '2020-02'],
    'not-yet': ['2', '2020-07'],
    starts: ['7', '2020-07'],
  });
  expect(answerOrRefusal('doubling/fund/all')).toMatchObject({
    sentence: 'A sample typically took 3 months to double; not yet from 2 of 7 starts.',
    chart: { series: [{ points: [3, 4, 1, 3, 1].map((value) => ({ value })) }] },
  });
});

test('it is sought in the window, and for as many times as are asked for', () => {
  // To June: 10 to 30 takes 5 months, 8 to 30 takes 3, so of an even number the middle is 4.
  expect(datedFigures('doubling/fund/2020-01..2020-06/times-3')).toEqual({
    'median-time': ['4', '2020-03'],
    'shortest-time': ['3', '2020-03'],
    'longest-time': ['5', '2020-01'],
    'not-yet': ['4', '2020-06'],
    starts: ['6', '2020-06'],
  });
});

test('where it never was so, this is said', () =>
  expect(answerOrRefusal('doubling/fund/2020-06..2020-07').sentence).toBe(
    'A sample has not doubled from any of 2 starts.',
  ));

test('a month that is disputed or missing is no start and no end', () => {
  write('disputed', [10, null, 20, 25], { notes: [note('disputed', '2020-03')] });
  expect(datedFigures('doubling/disputed/all')).toMatchObject({
    'median-time': ['3', '2020-01'],
    starts: ['2', '2020-04'],
  });
});

test('of quarters it counts quarters', () => {
  write('quarters', [], {
    points: [
      ['Q1 2020', 10],
      ['Q2 2020', 15],
      ['Q3 2020', 20],
    ],
  });
  expect(datedFigures('doubling/quarters/all')).toMatchObject({ 'median-time': ['2', 'Q1 2020'] });
});
