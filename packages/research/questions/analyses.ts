import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { currencyOf } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import { yearsBetween } from '../time/period';
import { analysisPath, distinct, parseAnalysis, type Analysis, type WindowSpec } from '../answers/address';
import { choiceOf } from '../answers/choices';
import { orderOf, sumsOf, termsIn } from './option-terms';
import { refusedConversion } from '../answers/converted';
import { groupOf } from '../insights/subject';
import { MEASURE_NAMES, MEASURES, type Measure } from '../measures';
import { isPaid, seriesKind } from './kinds';
import { latestMonth } from './latest-month';
import { measureFor, measuresOf } from './measure-of';
import { isBase, isClass, type Mention } from './mentions';
import type { Currency } from '../series/units';
import type { MeasurePart, WindowPart } from './part';
import { firstYearOf } from './periods-of';
import { has, partsOfKind, piecesOf, timesOf } from './pieces';
import type { Query } from './query';
import type { Piece } from './rows';
import { seriesOf } from './series-of';
import { vocabulary } from './vocabulary';
import { windowsOf } from './window-of';

/** So many analyses are offered. */
const MOST = 4;

/** Every analysis that a question may mean, at most four; none where no series was named. */
export function analysesOf(library: Library, query: Query): Analysis[] {
  const { mentions, measures, pieces, windows } = query;
  if (mentions.length === 0) {
    const reserved = ofReserved(library, query);
    return reserved.length > 0 ? reserved : ofUsual(library, query);
  }
  // Nothing stands beside it that could be compared.
  const isCompared = measures[0]?.measure === 'compare' && !measures[0].isWeak;
  if (isCompared && namesIn(pieces) === 1 && !has(pieces, 'now')) return [];
  const all = (measures.length > 0 ? measures : [undefined]).flatMap((said) => {
    // Of two prices at two times the change tells both.
    const isOfTwo = isOfTwoTimes(windows) && (said?.measure ?? 'level') === 'level';
    return analysesBy(
      library,
      measureFor(library, isOfTwo ? GROWTH : said, mentions, has(pieces, 'reserved')),
      query,
    );
  });
  // "NVIDIA in rupees" is its share: revenue is not converted.
  const convertible = all.filter((each) => !refusedConversion(library, each));
  return withAddress(
    library,
    (convertible.length > 0 ? convertible : all).map((each) => withClassesOf(library, each, query)),
  );
}

/** "Now against its ten-year average" is no change between two times. */
const isOfTwoTimes = ({ isOfTwoTimes: isOfTwo, parts }: Query['windows']): boolean =>
  isOfTwo && !parts.every(({ is }) => is === 'last');

/** The analyses that have an address, each once. */
function withAddress(library: Library, analyses: readonly Analysis[]): Analysis[] {
  const readable = analyses.flatMap((each) => {
    const address = parseAnalysis(library, analysisPath(each));
    return 'problem' in address ? [] : [address];
  });
  return distinct(readable).slice(0, MOST);
}

/** Analyses of money itself or of a class of series, by a measure that takes it in the place of a series. */
function ofReserved(library: Library, query: Query): Analysis[] {
  const measures = query.measures.map(({ measure }) => measure);
  const [only, ...more] = measures.flatMap((measure) => MEASURES[measure].reserved ?? []);
  const reserved =
    partsOfKind(query.pieces, 'reserved')[0]?.reserved ?? (more.length === 0 ? only : undefined);
  const measure = [...measures, ...MEASURE_NAMES].find((each) =>
    MEASURES[each].reserved?.some((name) => name === reserved),
  );
  if (!measure || !reserved) return [];
  // Times are written as those of the series that it stands for.
  const like = MEASURES[measure].resolve?.(library, { series: [reserved], window: 'all' }).series ?? [];
  const analyses = analysesFor(library, measure, like.slice(0, 1).map(String), query, undefined);
  return withAddress(
    library,
    analyses.map((each) => ({ ...each, series: [reserved] })),
  );
}

/** Analyses of the usual series of a measure that is asked of none: of the first that has the windows. */
function ofUsual(library: Library, query: Query): Analysis[] {
  const { usual } = vocabulary(library);
  const measure = query.measures.map((each) => each.measure).find((each) => usual[each]);
  if (!measure) return [];
  const all = (usual[measure] ?? []).map((series) =>
    withAddress(library, analysesFor(library, measure, series, query, undefined)),
  );
  return (
    all.find((each) => each.length > 0 && each.every((of) => hasWindow(library, of))) ?? all.at(-1) ?? []
  );
}

/** Whether the values of all series begin so early. */
const hasWindow = (library: Library, { series, window }: Analysis): boolean =>
  series.every((name) => {
    const { from, to } = choiceOf(library, name);
    if (typeof window === 'string') return true;
    if ('from' in window) return from <= window.from;
    return window.unit !== 'years' || yearsBetween(from, to) >= window.last;
  });

/** How often series are named; by words side by side of the same meaning once: "10 year bond". */
const namesIn = (pieces: readonly Piece[]): number =>
  piecesOf(pieces, 'series').filter(
    ({ part, start }, i, all) => all[i - 1]?.end !== start || all[i - 1]?.part.readings !== part.readings,
  ).length;

const GROWTH: MeasurePart = { kind: 'measure', measure: 'growth', isWeak: true };

/** In each money that was said: "in rupees and in dollars". */
function analysesBy(library: Library, measure: Measure, query: Query): Analysis[] {
  const currencies = new Set(
    partsOfKind(query.pieces, 'currency').flatMap(({ currency, second }) => [currency, second ?? currency]),
  );
  const one = currencies.size > 1 ? [...currencies] : [currencyIn(library, measure, query)];
  // "Gold in dollars vs gold in rupees", of which the last is a name.
  const isNamedTwice = query.mentions.length === 1 && namesIn(query.pieces) === 2;
  const all = isNamedTwice && currencies.size === 1 ? [...one, undefined] : one;
  return all.flatMap((currency) => analysesIn(library, measure, query, currency));
}

function analysesIn(
  library: Library,
  measure: Measure,
  query: Query,
  currency: Currency | undefined,
): Analysis[] {
  const { pieces, windows } = query;
  const mentions = withMarket(library, measure, membersFor(measure, inOrder(library, measure, query)));
  const times = windows.parts.flatMap(timesOf);
  const figures = times.filter(({ isEvent }) => !isEvent);
  // So are prices at named times, and their changes between them.
  const isOfTimes = (measure === 'growth' || measure === 'level') && times.length > 0;
  const lists = seriesOf(library, mentions, {
    measure,
    ...(currency && { currency }),
    hasDividends: partsOfKind(pieces, 'dividends').some(({ areOut }) => !areOut),
    isYearToDate: windows.parts.some((window) => window.is === 'by name' && window.window === 'ytd'),
    // Rates of exchange and consumer prices are by month.
    isMonthly: isPaid(measure) || currency === 'INR' || isReal(measure, query) || isOfTimes,
    isOfMonths: figures.some(({ part }) => part === 'month' || part === 'months'),
    firstYear: Math.min(
      ...figures.map(firstYearOf),
      ...windows.parts.flatMap((each) => yearsBack(library, each)),
    ),
  });
  return lists.flatMap((list) =>
    byKind(library, measure, list).flatMap(([of, series]) =>
      analysesFor(library, of, series, query, currency),
    ),
  );
}

/** In which year a window of whole years begins. */
const yearsBack = (library: Library, window: WindowPart): number[] =>
  window.is === 'last' && window.unit === 'years'
    ? [Number(latestMonth(library).slice(0, 4)) - window.last]
    : [];

/** The growth of a rate beside that of a price is asked of each; so are payments, and what takes one series. */
function byKind(
  library: Library,
  measure: Measure,
  series: readonly string[],
): [Measure, readonly string[]][] {
  const kinds = new Set(series.map((name) => seriesKind(library, name)));
  if (measure === 'growth' && kinds.size === 2) {
    const each = series.map((name): [Measure, string[]] => [
      seriesKind(library, name) === 'rate' ? 'difference' : 'growth',
      [name],
    ]);
    return [...each, ['correlation', series.slice(0, 2)]];
  }
  const isOfEach = MEASURES[measure].series[1] === 1 || (isPaid(measure) && kinds.size === 2);
  return isOfEach ? series.map((name) => [measure, [name]]) : [[measure, series]];
}

/** What is divided by, or depended on, stands second in an address. */
function inOrder(library: Library, measure: Measure, { pieces, mentions }: Query): readonly Mention[] {
  const [first, second, ...more] = mentions;
  if ((measure !== 'ratio' && measure !== 'beta') || !first || !second || more.length > 0) return mentions;
  const isTurned = isBase(library, pieces, first) && !isBase(library, pieces, second);
  return isTurned ? [second, first] : mentions;
}

/** What is set in an order are all series of a class: of "small cap funds" each of them. */
function membersFor(measure: Measure, mentions: readonly Mention[]): readonly Mention[] {
  if (MEASURES[measure].reserved === undefined) return mentions;
  return mentions.flatMap((mention) => {
    if (!isClass(mention)) return [mention];
    const { ambiguous, readings, ...more } = mention;
    return (ambiguous?.all ?? readings).map((name) => ({ ...more, readings: [name] }));
  });
}

/** With the classes that are asked for beside series: "which shares beat gold"; one of a class is among them. */
function withClassesOf(library: Library, analysis: Analysis, { pieces }: Query): Analysis {
  const classes = partsOfKind(pieces, 'reserved')
    .map(({ reserved }) => reserved)
    .filter((name) => MEASURES[analysis.measure].reserved?.includes(name));
  if (classes.length === 0) return analysis;
  const isAmong = (name: SeriesRef) => classes.some((each) => each === groupOf(library, String(name)));
  return { ...analysis, series: [...classes, ...analysis.series.filter((name) => !isAmong(name))] };
}

/** The beta of one share is that on the market. */
function withMarket(library: Library, measure: Measure, mentions: readonly Mention[]): readonly Mention[] {
  const [mention, ...more] = mentions;
  if (measure !== 'beta' || !mention || more.length > 0) return mentions;
  return [mention, { ...mention, readings: [vocabulary(library).market] }];
}

const isReal = (measure: Measure, { pieces }: Query): boolean =>
  MEASURES[measure].options.includes('real') && has(pieces, 'real');

/** The currency that was said, of a payment also by its amount. */
function currencyIn(library: Library, measure: Measure, { pieces, mentions }: Query): Currency | undefined {
  const [currencyPart] = partsOfKind(pieces, 'currency');
  if (currencyPart) return currencyPart.currency;
  if (isPaid(measure)) return partsOfKind(pieces, 'amount').find(({ currency }) => currency)?.currency;
  // Prices for an ounce are in dollars.
  const { dollars } = vocabulary(library).instead;
  const isForOunces = partsOfKind(pieces, 'per').some(({ per }) => per === 'troy ounce');
  return isForOunces && mentions.every(({ readings: [name = ''] }) => dollars[name] !== undefined)
    ? 'USD'
    : undefined;
}

/** An analysis for each window that was said, or for the usual one. */
function analysesFor(
  library: Library,
  measure: Measure,
  series: readonly string[],
  query: Query,
  currency: Currency | undefined,
): Analysis[] {
  const { windows, pieces, isRecovery } = query;
  const terms = { measure, series, isRecovery };
  const windowsNamed = windows.parts.flatMap((window) => {
    const all = windowsOf(library, window, terms);
    return window.is === 'several' && MEASURES[measure].takesWindows ? [all] : all.map((each) => [each]);
  });
  const usual = windows.parts.length === 0 ? [[usualWindow(library, measure, series)]] : [];
  const roll = measuresOf(pieces).find((each) => each.roll !== undefined)?.roll;
  const options = { ...sumsOf(measure, pieces), ...orderOf(measure, pieces), ...termsIn(query) };
  // Rupees are paid where no money is named.
  const isInDollars = series.some((name) => currencyOf(getSeries(library, name)) === 'USD');
  const money = currency ?? (isPaid(measure) && isInDollars ? 'INR' : undefined);
  return [...windowsNamed, ...usual].map(([window = 'all', ...further]) => ({
    measure,
    series: series.slice(0, MEASURES[measure].series[1]),
    window,
    ...(further.length > 0 && { windows: further }),
    ...options,
    ...(money && !areIn(library, series, money) && { currency: money }),
    ...(isReal(measure, query) && { real: true as const }),
    ...(roll !== undefined && { roll }),
  }));
}

/** Whether series are in a currency already; a rate of exchange is in none. */
const areIn = (library: Library, series: readonly string[], currency: Currency): boolean =>
  series.every(
    (name) => name === vocabulary(library).exchange || currencyOf(getSeries(library, name)) === currency,
  );

/** Ten years, or all where there is less; all of what is ranked and of what has no length of its own. */
export function usualWindow(library: Library, measure: Measure, series: readonly string[]): WindowSpec {
  if (MEASURES[measure].isOfAll) return 'all';
  const isLong = series.every((name) => {
    const { from, to } = choiceOf(library, name);
    return from !== '' && yearsBetween(from, to) >= 10;
  });
  return isLong ? { last: 10, unit: 'years' } : 'all';
}
