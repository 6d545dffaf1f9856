import { libraryHere } from '@/lib/texts/library-here';
import { copyRealContent, writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';
import { analysisPath, parseAnalysis } from '../answers/address';
import { answerAnalysis } from '../answers/answer';

// An answer reads consumer prices and subjects, too.
copyRealContent();
const months = Array.from({ length: 15 }, (_, i) => new Date(Date.UTC(2024, i)).toISOString().slice(0, 7));
writeContent(
  'series/fund.json',
  seriesText({
    id: 'fund',
    title: 'fund',
    unit: 'INR per unit',
    redistribute: true,
    // Of January 2025 to March 2025 the price is 200, 50 and 100.
    points: months.map((month, i) => [month, [200, 50, 100][i - 12] ?? 100]),
  }),
);

const answer = (address: string) => {
  const analysis = parseAnalysis(libraryHere(), `sip/${address}`);
  if ('problem' in analysis) throw new Error(analysis.problem);
  return answerAnalysis(libraryHere(), analysis);
};

function figuresOf(address: string): Record<string, string> {
  const result = answer(address);
  if (result.state === 'refused') throw new Error(result.sentence);
  return Object.fromEntries(
    [...result.figures].map(([name, { text }]) => [name.slice(name.indexOf('.') + 1), text]),
  );
}

test('payments rise by the step after every twelve', () => {
  // Twelve of 1,000 at 100 are 120 units, 1,100 at 200 and at 50 are 5.5 and 22: 147.5 at 100. Paid are 14,200.
  expect(figuresOf('fund/all/amount-1000~step-10')).toMatchObject({
    'end-value': '₹14,750',
    'paid-in': '₹14,200',
    'at-once': '₹14,200',
    'units-bought': '147.5 units',
  });
  const result = answer('fund/all/amount-1000~step-10');
  expect(result.sentence).toMatch(
    /^₹1,000 in fund in each of 14 months from January 2024, raised by 10% after/,
  );
  const drawn = result.state === 'answer' && result.chart?.series.map(({ points }) => points.at(-1)?.value);
  expect(drawn).toEqual([expect.closeTo(14_750, 6), expect.closeTo(14_200, 6)]);
  // One window of this length, which ended above what was paid; at once it would have been as much as was paid.
  expect(result).toMatchObject({ share: { counted: 'above-paid', count: 1, of: 1, once: 0 } });
});

test('payments end, and are worth what they are at the end of the window', () => {
  // Twelve of 1,000 at 100 and one at 200: 125 units at 100.
  expect(figuresOf('fund/all/amount-1000~until-2025-01')).toMatchObject({
    'end-value': '₹12,500',
    'paid-in': '₹13,000',
    'units-bought': '125.0 units',
  });
  // Three in 2024 of three months, and none after.
  expect(figuresOf('fund/2024-10../amount-1000~until-2024')).toMatchObject({ 'paid-in': '₹3,000' });
});

test('payments that end before the window are refused, and a later end is offered', () => {
  const refusal = answer('fund/2024-06../until-2024-03');
  expect(refusal).toMatchObject({
    kind: 'option',
    sentence: 'Payments until 2024-03 end before the window begins, in 2024-06.',
  });
  expect(refusal.state === 'refused' && refusal.instead.map(analysisPath)).toEqual([
    'sip/fund/2024-06../until-2025-03',
  ]);
});

test('a step of nothing is none', () =>
  expect(figuresOf('fund/all/amount-1000')).toMatchObject({ 'end-value': '₹14,500', 'paid-in': '₹14,000' }));
