import type { Definition } from '../figures/figure';
import { isUnderAYear, type Window } from '../figures/windows';
import { PRICE_CHAIN } from '../series/derived/prices';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { formatPeriod, type Period } from '../time/period';
import type { Definitions, MeasureShape, MeasureTerms, SentenceContext, WindowSpec } from './measure';
import { paymentDefinition } from './payments';
import { rupeeWords } from './rupee-words';

const USUAL = 100_000;

/** What money buys: what costs so much at the start costs at the end, and what the same money still buys then. */
export const worth: MeasureShape = {
  series: [1, 1],
  isOrdered: true,
  options: ['amount'],
  kinds: ['index'],
  reserved: ['inr'],
  resolve,
  usualAmount: USUAL,
  buysNothing: true,
  takesUnequal: true,
  isPerYear: true,
  figures,
  sentence,
  drawing: () => 'rebased',
  cautions: ({ series: [ref] }, window) =>
    ref === PRICE_CHAIN.months && isOfTwoParts(window) ? ['joints'] : [],
  refuses: ({ series: [ref] }) => (isChain(ref) ? null : ONLY_MONEY),
  refusesKind: () => ONLY_MONEY,
};

const ONLY_MONEY = { kind: 'only-money', instead: [{ series: ['inr'], window: 'all' }] } as const;

const isChain = (ref: unknown) => Object.values<unknown>(PRICE_CHAIN).includes(ref);

const isYear = (period: Period) => /^\d{4}$/.test(period);

/** From the first month of the chain on it has months alone, before it years. */
const isBefore = (period: Period, firstMonth: Period) => /^\d{4}-\d{2}$/.test(period) && period < firstMonth;

/** Of whole years the chain of years; otherwise that of years and then months, which has the year of earlier months. */
function resolve(library: Library, terms: MeasureTerms): MeasureTerms {
  if (terms.series.length !== 1 || terms.series[0] !== 'inr') return terms;
  const { window } = terms;
  if (typeof window === 'object' && 'from' in window && isYear(window.from) && isYear(window.to ?? ''))
    return { ...terms, series: [PRICE_CHAIN.years] };
  const months = getSeries(library, PRICE_CHAIN.months)
    .points.map(({ period }) => period)
    .filter((period) => !isYear(period));
  const [first = '', last = ''] = [months[0], months.at(-1)];
  /** A year of which the chain has months begins with its January and ends with its December. */
  const inChain: InChain = (period, month) => {
    if (isBefore(period, first)) return period.slice(0, 4);
    return isYear(period) && `${period}-12` >= first ? `${period}-${month}` : period;
  };
  return { ...terms, series: [PRICE_CHAIN.months], window: onPeriods(window, last, inChain) };
}

/** A period as the chain has it; of a year this month. */
type InChain = (period: Period, month: '01' | '12') => Period;

/** A window that names its periods, as the chain has them; one of many years begins before its first month. */
function onPeriods(window: WindowSpec, last: Period, inChain: InChain): WindowSpec {
  if (window === 'all' || window === 'year to date') return window;
  if ('from' in window)
    return {
      from: inChain(window.from, '01'),
      ...(window.to !== undefined && { to: inChain(window.to, '12') }),
    };
  if (window.unit === 'weeks') return window;
  const [year = 0, month = 0] = last.split('-').map(Number);
  const count = year * 12 + month - 1 - window.last * (window.unit === 'years' ? 12 : 1);
  const from = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  const start = inChain(from, '01');
  return start === from ? window : { from: start };
}

/** Whether a window lies neither in years nor within the months of one index. */
const isOfTwoParts = ({ from, to }: Window) => isYear(from) || to >= '2025-12';

function figures(
  library: Library,
  { series: [ref = ''], amount = USUAL }: MeasureTerms,
  window: Window,
): Definitions {
  const cost = paymentDefinition(library, ref, window, amount);
  const power: Definition = { ...cost, formula: 'purchasing-power' } as Definition;
  // From the mean of a year to a month is no number of years.
  const hasRate = isYear(window.from) === isYear(window.to) && !isUnderAYear(window);
  const all: Record<string, Definition> = {
    cost,
    power,
    ...(hasRate && {
      inflation: { formula: 'growth-per-year', format: 'percent', series: ref, ...window },
    }),
    multiple: { formula: 'multiple', format: 'times', series: ref, ...window },
  };
  return Object.entries(all).map(([name, definition]) => [`${String(ref)}.${name}`, definition]);
}

/** `What cost ₹1 lakh in 2000 cost ₹4.3 lakh in 2024: 6.3% a year.` */
function sentence({ library, terms, window, figures: answered }: SentenceContext): string {
  const { words } = library;
  const figureOf = (name: string) => answered.get(`${String(terms.series[0])}.${name}`);
  const rate = figureOf('inflation')?.text;
  return words.text('analysis.sentence.worth', {
    from: formatPeriod(words, window.from),
    to: formatPeriod(words, window.to),
    amount: rupeeWords(words, terms.amount ?? USUAL),
    cost: rupeeWords(words, figureOf('cost')?.value ?? 0),
    hasRate: rate === undefined ? 'no' : 'yes',
    rate: rate ?? '',
  });
}
