import { answerOrRefusal } from '@/testing/content/analysis-answers';
import { monthsFrom, writePrices } from '@/testing/content/price-files';
import { libraryHere } from '@/lib/texts/library-here';
import { copyRealContent, writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';
import { analysisPath, parseAnalysis } from '../answers/address';
import { answerAnalysis } from '../answers/answer';

// An answer reads consumer prices and subjects, too.
copyRealContent();
const months = monthsFrom(2024, 15);
// Of January 2025 to March 2025 the price is 200, 50 and 100.
writePrices(
  'fund',
  2024,
  months.map((_, i) => [200, 50, 100][i - 12] ?? 100),
  { title: 'fund' },
);
writeContent(
  'series/short.json',
  seriesText({ id: 'short', unit: 'INR per unit', points: months.slice(0, 6).map((month) => [month, 100]) }),
);

const answer = (address: string) => answerOrRefusal(`goal/${address}`);

test('the payment with which each window would have reached the target: least, median, most, how many', () => {
  const result = answer('fund/1y/target-120000');
  if (result.state === 'refused') throw new Error(result.sentence);
  // Twelve payments. To January 2025 each buys at 100 and is worth 200: 24, so 5,000. To February eleven at 100 and one
  // at 200 are 11.5 ÷ 100, at 50 5.75: 20,869.57. To March ten at 100, one at 200 and one at 50 are 12.5 ÷ 100: 9,600.
  expect([...result.figures].map(([name, { text, period, count }]) => [name, text, period, count])).toEqual([
    ['fund.payment-median', '₹9,600', '2025-03', 3],
    ['fund.payment-least', '₹5,000', '2025-01', 3],
    ['fund.payment-most', '₹20,870', '2025-02', 3],
  ]);
  expect(result.sentence).toBe(
    '₹1.2 lakh in 1 year typically took ₹9,600 a month in fund, from ₹5,000 to ₹20,870.',
  );
  expect(result.cautions.filter(({ kind }) => kind === 'history')).toHaveLength(1);
  expect(result.chart?.spec.marks).toEqual([
    { period: '2025-01', label: '₹5,000, Jan\u00a02025' },
    { period: '2025-02', label: '₹20,870, Feb\u00a02025' },
  ]);
  expect(result.fixed).toBe('goal/fund/1y/target-120000');
});

test.each(['all', 'ytd', '12m', '2024-01..2025-01'])('%s is no length that it takes', (window) => {
  const refusal = answer(`fund/${window}/target-120000`);
  expect(refusal).toMatchObject({
    kind: 'length',
    sentence: 'Here you can ask for one year.',
  });
  expect(refusal.state === 'refused' && refusal.instead.map(analysisPath)).toEqual([
    'goal/fund/1y/target-120000',
  ]);
});

test('more years than there are give way to the longest', () => {
  const [asked, longest] = [answer('fund/2y/target-120000'), answer('fund/1y/target-120000')];
  expect(asked.sentence).toBe(longest.sentence);
  expect(asked.state === 'answer' && asked.lines[0]).toContain('Periods of 1 year, the longest we have, ');
});

test('what has fewer than a year has its growth', () => {
  const refusal = answer('short/1y');
  expect(refusal.state === 'refused' && refusal.instead.map(analysisPath)).toEqual(['growth/short/all']);
});

test('its window is a length in words, and other lengths stand in its place', () => {
  const result = answer('gold-inr-10g/10y');
  const window = result.echo.find(({ slot }) => slot === 'window');
  expect(window).toMatchObject({ words: 'any 10 years' });
  expect(window?.alternatives.map(({ path }) => path)).toEqual(
    ['1y', '3y', '5y', '20y'].map((length) => `goal/gold-inr-10g/${length}`),
  );
});

test('from a measure of another window it is offered over ten years', () => {
  const analysis = parseAnalysis(libraryHere(), 'calendar/gold-inr-10g/all');
  if ('problem' in analysis) throw new Error(analysis.problem);
  const paths = answerAnalysis(libraryHere(), analysis).echo.flatMap(({ alternatives }) => alternatives);
  expect(paths.filter(({ path }) => path.startsWith('goal/gold-inr-10g/all'))).toEqual([]);
});
