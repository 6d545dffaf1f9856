import { answerAt } from '@/testing/content/analysis-answers';
import { inLocale } from '@/lib/content/locale';

test.each([
  ['growth/fund-uti-nifty-50~nifty-50-monthly/9y', ['fund-index'], 'dividends'],
  ['compare/nifty-50-monthly~fund-uti-nifty-50/9y', ['fund-index'], 'dividends'],
  ['growth/gold-inr-10g~nifty-50-monthly/9y', ['mixed-observation', 'duty-paid'], 'duty'],
  ['growth/gold-usd-oz~nifty-50-monthly/9y/in-INR', ['mixed-observation', 'duty-paid'], 'duty'],
  ['growth/gold-inr-10g~fund-nippon-gold/9y', ['mixed-observation', 'duty-paid'], 'duty'],
])('%s says at its figures: %s, and not once more among its cautions', (address, kinds, said) => {
  const { fairness, cautions } = answerAt(address);
  expect(fairness.map(({ kind }) => kind)).toEqual(kinds);
  expect(cautions.map(({ kind }) => kind)).not.toContain(said);
});

test.each([
  'growth/fund-uti-nifty-50~nifty-50-tri-monthly/9y',
  'growth/fund-uti-nifty-50/9y',
  'growth/gold-inr-10g~silver-inr-kg/9y',
  'growth/gold-usd-oz~silver-usd-oz/9y',
  'growth/nifty-50-monthly~sensex-monthly/9y',
])('%s compares what is measured alike, and keeps its cautions', (address) => {
  expect(answerAt(address).fairness).toEqual([]);
});

test('is said in Hindi, without a name of a series', () => {
  inLocale('hi', () => {
    const { fairness } = answerAt('growth/gold-inr-10g~nifty-50-monthly/9y');
    for (const { text } of fairness) expect(text).not.toMatch(/[a-z]/i);
  });
});
