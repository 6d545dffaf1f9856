import { answerAt } from '@/testing/content/analysis-answers';
import { inLocale } from '@/lib/content/locale';

/** What is offered next, by address. */
function nextOf(address: string): Map<string, string> {
  return new Map(answerAt(address).next.map(({ path, words }) => [path, words]));
}

it('of a price: what a monthly payment became, after inflation, by year, the deepest fall', () =>
  expect([...nextOf('growth/gold-inr-10g/2015-06..2025-06')]).toEqual([
    ['sip/gold-inr-10g/2015-06..2025-06', 'Monthly investment (SIP)'],
    ['growth/gold-inr-10g/2015-06..2025-06/real', 'After inflation'],
    ['calendar/gold-inr-10g/2015-06..2025-06', 'Year by year'],
    ['drawdown/gold-inr-10g/2015-06..2025-06', 'Worst fall'],
  ]));

it('nothing that has no answer: revenue is not invested in', () => {
  const paths = [...nextOf('growth/nvidia-years.revenue/5y').keys()];
  expect(paths.some((path) => path.startsWith('sip/'))).toBe(false);
});

it('of two series a measure of one takes the first, and one of several both', () => {
  expect([...nextOf('sip/gold-inr-10g~silver-inr-kg/10y').keys()]).toContain('lumpsum/gold-inr-10g/10y');
  expect([...nextOf('growth/gold-inr-10g~silver-inr-kg/10y').keys()]).toContain(
    'sip/gold-inr-10g~silver-inr-kg/10y',
  );
});

it('in Hindi', () =>
  expect(inLocale('hi', () => nextOf('growth/gold-inr-10g/10y').get('sip/gold-inr-10g/10y'))).toMatch(
    /^\p{Script=Devanagari}/u,
  ));
