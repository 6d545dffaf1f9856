import { libraryHere } from '@/lib/texts/library-here';
import { figures } from '@samvit/research';
import { proseProblem } from './check-prose';
import { scopeProblem, windowOf } from './guarded-words';
import { parseProse } from './parse-prose';

const days = { from: '2026-06-08', to: '2026-08-21', format: 'inr-2' };
const margin = 'wipro-quarters/itServicesOperatingMarginPct';
const relative = 'wipro-against-nifty-it';
const lead = 'gold-lead-over-ten-years';
const weeks = { from: '2018-01-05', to: '2026-08-21', format: 'points' };
const yields = { from: '2012-01', to: '2026-05', format: 'points-2' };

const definitions: Record<string, figures.FigureDefinition> = Object.fromEntries(
  Object.entries({
    'wipro-after': { formula: 'change', series: 'wipro-close', ...days, format: 'percent' },
    'wipro-top': { formula: 'highest', series: 'wipro-close', ...days },
    'wipro-floor': { formula: 'lowest', series: 'wipro-close', ...days },
    margin: { formula: 'average', series: margin, from: 'Q1 FY26', to: 'Q4 FY26', format: 'points' },
    'margin-before': { formula: 'average', series: margin, from: 'Q1 FY25', to: 'Q4 FY25', format: 'points' },
    'gap-before': {
      ...{ formula: 'difference', series: relative, format: 'number-1' },
      ...{ from: '2026-05-21', to: '2026-07-01' },
    },
    'gap-after': {
      ...{ formula: 'difference', series: relative, format: 'number-1' },
      ...{ from: '2026-07-01', to: '2026-08-21' },
    },
    'lead-turn': { formula: 'value', series: lead, at: '2025-12', format: 'number-1' },
    'lead-recent': { formula: 'highest', series: lead, from: '2025-12', to: '2026-06', format: 'number-1' },
    'lead-earlier': { formula: 'lowest', series: lead, from: '2014-01', to: '2025-11', format: 'number-1' },
    volatility: { formula: 'value', series: 'bitcoin-volatility', at: '2026-08-21', format: 'points' },
    'volatility-high': { formula: 'highest', series: 'bitcoin-volatility', ...weeks },
    'volatility-low': { formula: 'lowest', series: 'bitcoin-volatility', ...weeks },
    'yield-last': { formula: 'value', series: 'india-10y', at: '2026-04', format: 'points-2' },
    'yield-high': { formula: 'highest', series: 'india-10y', ...yields, to: '2026-04' },
    'yield-floor': { formula: 'lowest', series: 'india-10y', ...yields, to: '2026-04' },
    'yield-rank': {
      ...{ formula: 'percentile-rank', series: 'india-10y', format: 'percent-0' },
      ...{ from: '2012-01', to: '2026-04' },
    },
  }).map(([name, definition]) => [name, figures.figureDefinitionSchema.parse(definition)]),
);
const figuresByName = figures.computeFigures(libraryHere(), definitions);

const problemOf = (text: string) =>
  proseProblem(
    parseProse(text),
    {
      ...{ figures: figuresByName, events: new Map(), quotes: new Map(), notes: new Map() },
      ...{ terms: new Set<string>(), charts: new Set<string>() },
      guard: { definitions, shown: Object.values(definitions).map(windowOf) },
    },
    'any',
  )?.message ?? null;

describe('sentences that an analyst found untrue, and that passed the checks', () => {
  test.each([
    [
      'claim 4',
      'Since {wipro-after.from} the share has [held its level](claim:wipro-after>-0.01).',
      /"held its level" is of all values and not of two: its claim needs highest/,
    ],
    [
      'a margin of two averages',
      'The margin [held](claim:margin>=margin-before).',
      /"held" is of all values/,
    ],
    [
      'claim 5',
      'The gap opened [mostly in the recovery](claim:gap-after<2*gap-before&gap-before<0).',
      /"mostly" needs a figure over a window in its claim/,
    ],
    [
      'claim 28',
      'The yield is [neither high nor low](claim:yield-last<yield-high&yield-last>yield-floor).',
      /its claim needs percentile-rank/,
    ],
    [
      'claim 32',
      'Silver has led [only since](claim:lead-turn<0&lead-recent<0) {lead-turn.when}.',
      /"only" needs a figure over all that the text shows/,
    ],
    [
      'claim 39',
      'The swings are [smaller](claim:volatility<0.5*volatility-high) than they were.',
      /"smaller" is of all values and not of two: its claim needs lowest/,
    ],
    ['none, unbound', 'It describes none of the ten years well.', /"none of the" is not bound/],
    ['each, unbound', 'Growth was faster in each quarter.', /"in each quarter" is not bound/],
    [
      'each, of two ends',
      'It rose at [each step](claim:gap-before<0).',
      /"each" needs a figure over a window in its claim/,
    ],
    [
      'a superlative of nothing',
      'The swings were [largest](claim:volatility-high>volatility) then.',
      /"largest" does not say of what/,
    ],
  ])('%s is refused now', (_, text, message) => {
    expect(problemOf(text)).toMatch(message);
  });

  test('claim 18, on the landing page, where words are not bound', () => {
    expect(scopeProblem("Mumbai's busiest month was March 2025")).toMatch('"busiest" does not say of what');
    expect(scopeProblem('Of the 16 months we hold, March 2025 was the busiest')).toBeNull();
    expect(scopeProblem('March 2025 was a busy month')).toBeNull();
  });
});

describe('the same words', () => {
  test.each([
    [
      'held, by the highest and the lowest since a day that is named',
      'Since {wipro-after.from} it has [held its level](claim:wipro-top<2*wipro-floor).',
    ],
    ['neither high nor low, by rank', 'It is [neither high nor low](claim:yield-rank>0.2&yield-rank<0.8).'],
    [
      'only since, by all before',
      'Ahead [only since](claim:lead-earlier<999) {lead-turn.when}, from {lead-earlier.from}.',
    ],
    [
      'larger than it was, if it is the highest',
      'It is [larger](claim:volatility-low>0&volatility-high>0) than it was.',
    ],
    ['each, case by case', 'At [each](claim:gap-before<0&gap-after<0) step.'],
    [
      'smaller than at a time that is named',
      'It is [smaller](claim:volatility<volatility-high) than in 2018.',
    ],
    ['as words of a method', 'Take each of them, and in each month the mean, only where it is known.'],
  ])('%s', (_, text) => {
    expect(problemOf(text)).toBeNull();
  });
});
