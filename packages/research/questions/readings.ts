import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { currencyOf } from '../series/series';
import { yearsBetween } from '../time/period';
import { AMOUNTS, analysisPath, parseAnalysis, type Analysis, type AskedWindow } from '../answers/address';
import { choiceOf } from '../answers/choices';
import { refusedConversion } from '../answers/converted';
import { MEASURES, type Measure } from '../measures';
import { firstYearOf } from './periods-of';
import type { Part } from './read-words';
import { measureFor, type SaidMeasure } from './said-measure';
import { isBase, kindOf, takenSeries, type Named } from './said-series';
import { saysNow } from './beside';
import { asksForTwoTimes, rollIn, windowsIn } from './said-window';
import { vocabulary, type Currency } from './vocabulary';

/** Every analysis that the words may mean, at most four; none where no series was named. */
export function readingsOf(
  library: Library,
  parts: readonly Part[],
  named: readonly Named[],
  said: readonly SaidMeasure[],
): Analysis[] {
  if (named.length === 0) return [];
  // Nothing stands beside it that could be compared.
  const names = parts.filter(({ meaning }) => meaning.kind === 'series');
  if (names.length === 1 && !saysNow(parts) && said[0]?.measure === 'compare' && !said[0].isWeak) return [];
  const measures = said.length > 0 ? said : [undefined];
  // Of two prices at two times the change tells both.
  const isOfTwo = asksForTwoTimes(parts);
  const all = measures.flatMap((each) => {
    const asked = isOfTwo && (each?.measure ?? 'level') === 'level' ? GROWTH : each;
    return readingsBy(library, measureFor(library, asked, named), parts, named);
  });
  // "NVIDIA in rupees" is its share: revenue is not converted.
  const convertible = all.filter((each) => !refusedConversion(library, each));
  const byPath = new Map(
    (convertible.length > 0 ? convertible : all).flatMap((analysis) => {
      const path = analysisPath(analysis);
      const parsed = parseAnalysis(library, path);
      return 'problem' in parsed ? [] : [[path, parsed] as const];
    }),
  );
  return [...byPath.values()].slice(0, 4);
}

function readingsBy(
  library: Library,
  measure: Measure,
  parts: readonly Part[],
  named: readonly Named[],
): Analysis[] {
  const currency = currencyIn(library, parts, measure, named);
  const analyses = (of: Measure, series: readonly string[]) =>
    analysesOf(library, of, series, parts, currency);
  const hasDividends = parts.some(({ meaning }) => meaning.kind === 'dividends');
  const isYearToDate = windowsIn(library, parts).includes('year to date');
  const isOpen = ({ ambiguous }: Named) =>
    ambiguous !== undefined &&
    !(hasDividends && ambiguous.withDividends) &&
    (ambiguous.for === undefined || ambiguous.for.includes(measure)) &&
    (ambiguous.in === undefined || isYearToDate) &&
    !named.some(({ readings }) => ambiguous.firstBeside?.includes(readings[0] ?? ''));
  let lists: string[][] = [[]];
  for (const each of inOrder(library, measure, parts, named)) {
    const dividends = each.ambiguous?.withDividends;
    const settled = hasDividends && dividends !== undefined ? [dividends] : each.readings.slice(0, 1);
    // Of two meanings, the one that is named in other words, too, is not meant again.
    const others = each.readings.filter((name) => !named.some(({ at, readings }) => at !== each.at && readings.length === 1 && readings[0] === name)); // prettier-ignore
    const readings = isOpen(each) && others.length > 0 ? others : settled;
    lists = lists.flatMap((list) => readings.map((name) => [...list, name]));
  }
  // Of an index with and without dividends the values are by month in both.
  const isFixed = named.some((each) => isOpen(each) && each.ambiguous?.in !== undefined);
  // Rates of exchange and consumer prices are by month.
  // So are prices at named times, and their changes between them.
  const isOfTimes = (measure === 'growth' || measure === 'level') && parts.some(({ meaning: { kind } }) => kind === 'period' || kind === 'since'); // prettier-ignore
  const isMonthly = PAID.has(measure) || currency === 'INR' || isReal(parts, measure) || isOfTimes;
  const periods = parts.flatMap(({ meaning }) => (meaning.kind === 'period' ? [meaning] : []));
  const isOfMonths = periods.some(({ part }) => part === 'month');
  const firstYear = Math.min(...periods.map(firstYearOf));
  return lists.slice(0, 4).flatMap((list) => {
    const takes = takenSeries(library, list, measure, currency, {
      isOpen: isFixed,
      isMonthly,
      isOfMonths,
      firstYear,
    });
    const kinds = takes[0]?.map((each) => kindOf(library, each)) ?? [];
    const isMixed = measure === 'growth' && kinds.includes('rate') && kinds.includes('price');
    // What takes one series is asked of each.
    const isSingle = MEASURES[measure].series[1] === 1;
    if (!isMixed) return takes.flatMap((series) => (isSingle ? series.map((name) => [name]) : [series])).flatMap((series) => analyses(measure, series)); // prettier-ignore
    const series = takes[0] ?? [];
    return [
      ...series.flatMap((name) =>
        analyses(kindOf(library, name) === 'rate' ? 'difference' : 'growth', [name]),
      ),
      ...analyses('correlation', series.slice(0, 2)),
    ];
  });
}

/** What is divided by, or depended on, stands second in an address. */
function inOrder(
  library: Library,
  measure: Measure,
  parts: readonly Part[],
  named: readonly Named[],
): readonly Named[] {
  const [first, second, ...more] = named;
  const isTurned = (measure === 'ratio' || measure === 'beta') && first && second && more.length === 0 && isBase(library, parts, first) && !isBase(library, parts, second); // prettier-ignore
  return isTurned ? [second, first] : named;
}

const GROWTH: SaidMeasure = { measure: 'growth', isWeak: true };
const PAID = new Set<Measure>(['sip', 'lumpsum']);

const isReal = (parts: readonly Part[], measure: Measure): boolean =>
  MEASURES[measure].options.includes('real') && parts.some(({ meaning }) => meaning.kind === 'real');

/** The currency that was said, of a payment also by its amount. */
function currencyIn(
  library: Library,
  parts: readonly Part[],
  measure: Measure,
  named: readonly Named[],
): Currency | undefined {
  const said = parts.find(({ meaning }) => meaning.kind === 'currency')?.meaning;
  if (said?.kind === 'currency') return said.currency;
  const paid = parts.flatMap(({ meaning }) => (meaning.kind === 'amount' && meaning.currency ? [meaning.currency] : []))[0]; // prettier-ignore
  if (PAID.has(measure)) return paid;
  // Prices for an ounce are in dollars.
  const isForOunces = parts.some(({ meaning }) => meaning.kind === 'per' && meaning.per === 'troy ounce');
  const isOfMetals = named.every(({ readings: [name = ''] }) => vocabulary(library).instead.dollars[name] !== undefined); // prettier-ignore
  return isForOunces && isOfMetals ? 'USD' : undefined;
}

/** An analysis for each window that was said, or for the usual one. */
function analysesOf(
  library: Library,
  measure: Measure,
  series: readonly string[],
  parts: readonly Part[],
  currency: Currency | undefined,
): Analysis[] {
  const windows = windowsIn(library, parts, measure, series);
  const roll = rollIn(library, parts);
  const amounts = parts.flatMap(({ meaning }) => (meaning.kind === 'amount' ? [meaning.amount] : []));
  const amount = amounts.find((each) => Number.isInteger(each) && each >= AMOUNTS.least && each <= AMOUNTS.most); // prettier-ignore
  const isIn = (code: string) =>
    series.every((name) => name === 'usd-inr' || currencyOf(getSeries(library, name)) === code);
  // Rupees are paid where no money is named.
  const isPaidInRupees =
    PAID.has(measure) && series.some((name) => currencyOf(getSeries(library, name)) === 'USD');
  const converted = currency ?? (isPaidInRupees ? 'INR' : undefined);
  return (windows.length > 0 ? windows : [usualWindow(library, measure, series)]).map((window) => ({
    measure,
    series: series.slice(0, MEASURES[measure].series[1]),
    window,
    ...(amount !== undefined && { amount }),
    ...(converted && !isIn(converted) && { currency: converted }),
    ...(isReal(parts, measure) && { real: true as const }),
    ...(roll !== undefined && { roll }),
  }));
}

/** Ten years, or all where there is less; all of what is ranked and of what has no length of its own. */
export function usualWindow(library: Library, measure: Measure, series: readonly string[]): AskedWindow {
  if (MEASURES[measure].isOfAll) return 'all';
  const isLong = series.every((name) => {
    const { from, to } = choiceOf(library, name);
    return from !== '' && yearsBetween(from, to) >= 10;
  });
  return isLong ? { last: 10, unit: 'years' } : 'all';
}
