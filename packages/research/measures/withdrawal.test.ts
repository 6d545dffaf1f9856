import { answerOrRefusal, figureTexts } from '@/testing/content/analysis-answers';
import { writePrices } from '@/testing/content/price-files';
import { copyRealContent } from '@/testing/content/content-folder';
import { analysisPath } from '../answers/address';

// An answer reads consumer prices and subjects, too.
copyRealContent();
const write = (id: string, values: readonly (number | null)[], changes: object = {}) =>
  writePrices(id, 2025, values, { title: id, ...changes });
write('fund', [100, 80, null, 125, 100]);
write('flat', [10, 10, 10, 10]);
write('dollars', [100, 80, 90, 125, 100], { unit: 'USD per unit' });

const answer = (address: string) => answerOrRefusal(`withdrawal/${address}`);

const figuresOf = (address: string) => figureTexts(`withdrawal/${address}`);

test('what is left after a sum was taken out at the end of each later month, and of none without a value', () => {
  // 10,000 at 100 are 100 units; 2,000 are 25 of them at 80, 16 at 125 and 20 at 100: 39 are left, worth 3,900.
  expect(figuresOf('fund/all/amount-10000~each-2000')).toEqual({ left: '₹3,900', 'taken-out': '₹6,000' });
  expect(answer('fund/all/amount-10000~each-2000')).toMatchObject({
    sentence: '₹10,000 in fund: taking ₹2,000 a month for 4 months left ₹3,900.',
  });
});

test('the month in which nothing is left is told and marked', () => {
  // 100 units; 6,000 are 75 of them at 80, and 48 at 125, more than the 25 that were left.
  const result = answer('fund/all/amount-10000~each-6000');
  expect(figuresOf('fund/all/amount-10000~each-6000')).toEqual({
    'ran-out': 'April 2025',
    left: '₹0',
    'taken-out': '₹6,000',
  });
  expect(result).toMatchObject({
    sentence: '₹10,000 in fund lasted 3 months at ₹6,000 a month, until April 2025.',
    chart: {
      spec: {
        title: 'Nothing left: fund April 2025',
        marks: [{ period: '2025-04', label: 'nothing left, Apr\u00a02025' }],
      },
    },
  });
  const drawn = result.state === 'answer' && result.chart?.series[0]?.points.map(({ value }) => value);
  expect(drawn).toEqual([10_000, expect.closeTo(2_000, 6), null, 0, 0]);
});

test('it lasted where more than nothing was left after the last', () => {
  // Where the price stands still 300 are three times 100: of two months it lasts, of three nothing is left.
  expect(answer('flat/2025-01..2025-03/amount-300~each-100')).toMatchObject({
    share: { counted: 'lasted', count: 2, of: 2 },
  });
  expect(answer('flat/all/amount-300~each-100')).toMatchObject({ share: { count: 0, of: 1 } });
  expect(figuresOf('flat/all/amount-300~each-100')).toMatchObject({ 'ran-out': 'April 2025' });
});

test('a sum above the amount is refused, and what would work is offered', () => {
  const refusal = answer('flat/all/amount-100000~each-150000');
  expect(refusal).toMatchObject({ sentence: 'You cannot take ₹1,50,000 a month out of ₹1,00,000.' });
  expect(refusal.state === 'refused' && refusal.instead.map(analysisPath)).toEqual([
    'withdrawal/flat/all/amount-100000~each-500',
  ]);
  expect(answer('flat/all/amount-100000~each-9999999999')).toMatchObject({ kind: 'option' });
});

test('dollars are turned into rupees, and it says that this is no promise', () => {
  const result = answer('dollars/2025-01..2025-04');
  expect(result.sentence).toMatch(/^₹1 crore in dollars: taking .* left ₹/);
  expect(result.state === 'answer' && result.cautions.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['history', 'converted', 'costs']),
  );
});
