import { answerOrRefusal, figureTexts } from '@/testing/content/analysis-answers';
import { monthsFrom, writePrices } from '@/testing/content/price-files';
import { libraryHere } from '@/lib/texts/library-here';
import { copyRealContent } from '@/testing/content/content-folder';
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

// At 100 in 2024, 50 in January 2025 and 200 in March; February has no value.
writePrices(
  'scheme',
  2024,
  months.map((_, i) => (i === 13 ? null : ([50, 100, 200][i - 12] ?? 100))),
  { title: 'scheme' },
);

const answer = (address: string) => answerOrRefusal(`sip/${address}`);

const figuresOf = (address: string) => figureTexts(`sip/${address}`);

test('payments rise by the step after every twelve', () => {
  // Twelve of 1,000 at 100 are 120 units, 1,100 at 200 and at 50 are 5.5 and 22: 147.5 at 100. Paid are 14,200.
  expect(figuresOf('fund/all/amount-1000~step-10')).toMatchObject({
    'end-value': '₹14,750',
    'paid-in': '₹14,200',
    'at-once': '₹14,200',
    'units-bought': '147.5 units',
  });
  const result = answer('fund/all/amount-1000~step-10');
  expect(result.sentence).toBe(
    '₹1,000 a month, raised 10% a year, in fund became ₹14,750 in 1 year 2 months.',
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
    sentence: 'Payments until 2024-03 end before the period begins, in 2024-06.',
  });
  expect(refusal.state === 'refused' && refusal.instead.map(analysisPath)).toEqual([
    'sip/fund/2024-06../until-2025-03',
  ]);
});

test('a step of nothing is none', () =>
  expect(figuresOf('fund/all/amount-1000')).toMatchObject({ 'end-value': '₹14,500', 'paid-in': '₹14,000' }));

describe('the same payment into each of several series', () => {
  // Fund: twelve of 1,000 at 100, one at 200, one at 50 are 145 units at 100. Scheme: twelve at 100 and one at 50
  // are 140 units at 200, for one payment less.
  const PATH = 'fund~scheme/all/amount-1000';
  const result = () => {
    const worked = answer(PATH);
    if (worked.state === 'refused') throw new Error(worked.sentence);
    return worked;
  };

  test('has the figures of each by itself, what they became first', () => {
    const { figures, keyFigures, share } = result();
    expect([...figures].map(([name, { text }]) => [name, text]).slice(0, 2)).toEqual([
      ['fund.end-value', '₹14,500'],
      ['scheme.end-value', '₹28,000'],
    ]);
    expect(keyFigures.map(([name]) => name)).toEqual([
      'scheme.end-value',
      'fund.end-value',
      'scheme.money-weighted-return',
      'fund.money-weighted-return',
    ]);
    expect(figures.get('scheme.paid-in')?.text).toBe('₹13,000');
    for (const name of ['fund', 'scheme'])
      for (const [formula, text] of Object.entries(figuresOf(`${name}/all/amount-1000`)))
        if (formula !== 'at-once') expect(figures.get(`${name}.${formula}`)?.text).toBe(text);
    expect(share).toBeNull();
  });

  test('is said with the most first, and that one had fewer payments', () => {
    expect(result().sentence).toBe(
      'Scheme was ahead: ₹1,000 a month became ₹28,000, in fund ₹14,500; paid in: ₹14,000.',
    );
    expect(answer('fund~scheme/2024-01..2024-12/amount-1000').sentence).toBe(
      'Fund and scheme did the same: ₹1,000 a month became ₹11,000; paid in: ₹11,000.',
    );
    expect(result().cautions.map(({ text }) => text)).toContain(
      'One month has no value in one of the sources, so nothing was paid there in that month.',
    );
  });

  test('is drawn by a line of each and one of what was paid', () => {
    const lines = result().chart?.series.map(({ label, points }) => [label, points.at(-1)?.value]);
    expect(lines).toEqual([
      ['fund', expect.closeTo(14_500, 6)],
      ['scheme', expect.closeTo(28_000, 6)],
      ['Paid in', 14_000],
    ]);
  });

  test('is in the order of its address, in rupees where they are in different money', () => {
    const analysis = parseAnalysis(libraryHere(), 'sip/nifty-50-monthly~gold-usd-oz/10y');
    if ('problem' in analysis) throw new Error(analysis.problem);
    expect(analysisPath(analysis)).toBe('sip/nifty-50-monthly~gold-usd-oz/10y');
    const { sentence } = answerAnalysis(libraryHere(), analysis);
    expect(sentence).toMatch(
      /^Gold was ahead: in 10 years ₹5,000 a month became ₹[\d.]+ lakh, in the Nifty 50 /,
    );
  });

  test('stands beside that of another window', () => {
    const { sentence } = answer('gold-inr-10g~nifty-50-monthly/1y~3y');
    expect(sentence).toMatch(/^Gold and the Nifty 50, worth at the end: ₹62,130 and ₹59,409 \(1 year\); /);
  });

  test('is refused of days, with growth in its place', () => {
    const refusal = answer('wipro-close~nifty-it-close/5y');
    expect(refusal).toMatchObject({ state: 'refused', kind: 'not-monthly' });
    expect(refusal.state === 'refused' && refusal.instead.map(analysisPath)).toEqual([
      expect.stringMatching(/^growth\/wipro-close~nifty-it-close\//),
    ]);
  });
});
