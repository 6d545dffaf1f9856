import { answerOrRefusal, datedFigures } from '@/testing/content/analysis-answers';
import { writePrices } from '@/testing/content/price-files';
import { copyRealContent } from '@/testing/content/content-folder';
import { note } from '@/testing/content/series-file';

// An answer reads subjects, too.
copyRealContent();

/** From January 2020 on. */
const write = (id: string, values: readonly (number | null)[], changes: object = {}) =>
  writePrices(id, 2020, values, changes);

write('fund', [90, 100, 101, 99, 100, 120, 110]);

test('the first month above a level is strictly above it, with the value before', () => {
  // March is the first above 100; April and May are not; of the five months from March on three are.
  expect(datedFigures('when/fund/all/above-100')).toEqual({
    'first-above': ['₹101.00', '2020-03'],
    'value-before': ['₹100.00', '2020-02'],
    'months-since': ['4', '2020-07'],
    'above-since': ['3', '2020-07'],
  });
  expect(answerOrRefusal('when/fund/all/above-100')).toMatchObject({
    sentence: 'A sample was first above ₹100 at the end of March 2020: ₹101.00.',
    chart: {
      spec: { levels: [{ value: 100, label: '' }], marks: [{ period: '2020-03', label: 'Mar\u00a02020' }] },
    },
  });
});

test('the last month, below a level', () => {
  expect(datedFigures('when/fund/all/below-100~last')).toMatchObject({
    'last-below': ['₹99.00', '2020-04'],
    'value-before': ['₹101.00', '2020-03'],
    'months-since': ['3', '2020-07'],
  });
  expect(answerOrRefusal('when/fund/all/above-100~last').sentence).toBe(
    'A sample is above ₹100, at the end of July 2020: ₹110.00.',
  );
});

test('what is so at the first month already is said', () => {
  expect(answerOrRefusal('when/fund/2020-02../above-99.5').sentence).toBe(
    'A sample was above ₹99.5 from the start, at the end of February 2020: ₹100.00.',
  );
});

test('a level that was never reached is answered with how near it came', () => {
  expect(answerOrRefusal('when/fund/all/above-120')).toMatchObject({
    sentence: 'A sample was never above ₹120 at the end of a month: the highest was ₹120.00, in June 2020.',
  });
  expect(datedFigures('when/fund/all/below-90')).toEqual({ lowest: ['₹90.00', '2020-01'] });
});

test('a level of another unit, none, and two are refused, with a level that has an answer', () => {
  const far = answerOrRefusal('when/fund/all/above-10000');
  expect(far).toMatchObject({
    kind: 'option',
    sentence: expect.stringContaining('between ₹90 and ₹120') as string,
  });
  expect(far.state === 'refused' && far.instead).toEqual([
    { measure: 'when', series: ['fund'], window: 'all', above: 110 },
    { measure: 'level', series: ['fund'], window: 'all' },
  ]);
  expect(answerOrRefusal('when/fund/all/below--1')).toMatchObject({ kind: 'option' });
  expect(answerOrRefusal('when/fund/all')).toMatchObject({ kind: 'option' });
  expect(answerOrRefusal('when/fund/all/above-100~below-90')).toMatchObject({ kind: 'option' });
});

test('a month about which sources differ is no answer', () => {
  write('disputed', [90, 100, 101, 99, 100, 120, 110], { notes: [note('disputed', '2020-03')] });
  expect(datedFigures('when/disputed/all/above-100')).toMatchObject({
    'first-above': ['₹120.00', '2020-06'],
    'value-before': ['₹100.00', '2020-05'],
  });
});

test('rates have levels too', () => {
  write('rate', [6.5, 6.25, 6, 5.75], { unit: '% per annum' });
  expect(datedFigures('when/rate/all/below-6')).toMatchObject({ 'first-below': ['5.75%', '2020-04'] });
});

test('a month without a value is not the month before', () => {
  write('gap', [90, 95, null, 101, 102]);
  expect(answerOrRefusal('when/gap/all/above-100').sentence).toBe(
    'A sample was first above ₹100 at the end of April 2020: ₹101.00.',
  );
});
