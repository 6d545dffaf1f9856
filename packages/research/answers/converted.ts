import type { Library } from '../series/library';
import { UNITS } from '../series/units';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { convertedUnit } from '../series/on-request';
import { currencyOf, type Series } from '../series/series';
import { seriesFacts } from '../series/series-facts';
import { MadeRef, type SeriesRef } from '../series/series-ref';
import { sharedPeriods } from '../series/shared-periods';
import { formatPeriod } from '../time/period';
import type { Measurement } from './address';
import { MEASURES } from '../measures';
import { refusal, type Reason } from './refusal';
import { resolveWindow } from './resolve-window';

/** Rupees for a dollar, by month. */
const RATE = 'usd-inr';

/** The consumer prices that money of a currency is compared by. */
const PRICES = { INR: 'india-prices', USD: 'us-cpi' } as const;

function without(analysis: Measurement, ...options: ('currency' | 'real')[]): Measurement {
  const remainder = { ...analysis };
  for (const option of options) delete remainder[option];
  return remainder;
}

/** Whether a series is in another currency than the one that was asked for. */
const isConverted = (series: Series, { currency }: Pick<Measurement, 'currency'>) =>
  currency !== undefined && currencyOf(series) !== currency;

/** The same analysis in rupees, where its measure is of these and nobody named a currency. */
export function inRupees<A extends Measurement>(library: Library, analysis: A): A {
  const { inRupees: when } = MEASURES[analysis.measure];
  if (!when || analysis.currency !== undefined) return analysis;
  const currencies = new Set(analysis.series.map((ref) => currencyOf(getSeries(library, ref))));
  const isNeeded = when === 'always' ? currencies.has('USD') : currencies.size > 1;
  return isNeeded ? { ...analysis, currency: 'INR' } : analysis;
}

/** Why a currency or consumer prices cannot be had for these series, whatever the window. */
export function refusedConversion(library: Library, analysis: Measurement): Reason | null {
  const asItIs = without(analysis, 'currency', 'real');
  const all = analysis.series.map((ref) => getSeries(library, ref));
  const conversions = all.filter((each) => isConverted(each, analysis));
  const unfit = conversions.find(
    (each) => each.id === RATE || !currencyOf(each) || !convertedUnit(each.unit),
  );
  if (unfit) return refusal(library.words, 'currency', { title: seriesFacts(unfit).title }, [asItIs]);
  const moneyless =
    analysis.real && all.find((each) => !currencyOf(each) || UNITS[each.unit].kind === 'money');
  if (moneyless) return refusal(library.words, 'real', { title: seriesFacts(moneyless).title }, [asItIs]);
  const slowSeries = (analysis.real ? all : conversions).find(({ frequency }) => frequency !== 'monthly');
  return slowSeries
    ? refusal(library.words, 'not-by-month', { title: seriesFacts(slowSeries).title }, [asItIs])
    : null;
}

/** The same analysis of its series in the currency that was asked for. */
export function inCurrency(library: Library, analysis: Measurement): Measurement {
  const { currency } = analysis;
  if (currency === undefined) return analysis;
  const series = analysis.series.map((ref) =>
    isConverted(getSeries(library, ref), analysis) ? new MadeRef(`in-${currency}`, [ref, RATE]) : ref,
  );
  return { ...analysis, series };
}

/** The consumer prices of these series, each once. */
export function pricesFor(library: Library, { series, real }: Measurement): string[] {
  if (!real) return [];
  return [...new Set(series.map((ref) => PRICES[currencyOf(getSeries(library, ref)) ?? 'INR']))];
}

/** The same analysis of its series in the money of the start of the window, by consumer prices. */
export function afterInflation(library: Library, analysis: Measurement, { from }: Window): Measurement {
  if (!analysis.real) return analysis;
  const pricesOf = (ref: SeriesRef) => PRICES[currencyOf(getSeries(library, ref)) ?? 'INR'];
  const series = analysis.series.map((ref) => new MadeRef('real', [ref, pricesOf(ref)], { base: from }));
  return { ...analysis, series };
}

/**
 * What stands beside an answer: after inflation the same before it, of one payment the same in the currency
 * of the series.
 */
export function besideOf(
  library: Library,
  analysis: Measurement,
  converted: Measurement,
  { from }: Window,
): Measurement | null {
  const asItIs = without(analysis, 'currency', 'real');
  if (analysis.real) return { ...asItIs, series: converted.series };
  const { isPaidOnce, usualAmount = NaN } = MEASURES[analysis.measure];
  if (!isPaidOnce || converted.series[0] === analysis.series[0]) return null;
  const rate = getSeries(library, RATE).points.find(({ period }) => period === from)?.value ?? NaN;
  const { amount = usualAmount } = analysis;
  // To the cent, as it is printed.
  const paid = Math.round(100 * (analysis.currency === 'INR' ? amount / rate : amount * rate)) / 100;
  return { ...asItIs, amount: paid };
}

/** Why consumer prices do not cover a window that the series have without them; `null` if they lack it too. */
export function refusedByPrices(
  library: Library,
  analysis: Measurement,
  converted: Measurement,
  prices: readonly string[],
): Reason | null {
  if (prices.length === 0) return null;
  const before = without(analysis, 'real');
  if ('state' in resolveWindow(library, before, sharedPeriods(library, converted.series))) return null;
  const spans = prices.map((name) => {
    const { title, points } = getSeries(library, name);
    const at = (index: number) => formatPeriod(library.words, points.at(index)?.period ?? '');
    return library.words.text('analysis.refused.prices', { title, first: at(0), last: at(-1) });
  });
  return refusal(library.words, 'no-prices', { prices: library.words.list(spans) }, [
    before,
    { ...analysis, window: 'all' },
  ]);
}

/** Whether a window holds values of both bases of the Indian prices. */
export function isLinked(library: Library, { series, real }: Measurement, { from, to }: Window): boolean {
  const reading = getSeries(library, PRICES.INR).made?.reads;
  const isIndian = real && series.some((ref) => typeof ref !== 'string' && ref.of.includes(PRICES.INR));
  if (!isIndian || typeof reading !== 'object' || !('linkedAt' in reading)) return false;
  return from < reading.linkedAt && reading.linkedAt <= to;
}

/** Whether a series was converted, and perhaps set against consumer prices since. */
export function isInOtherCurrency(ref: SeriesRef): boolean {
  if (typeof ref === 'string') return false;
  const [first = ''] = ref.of;
  return ref.op === 'in-INR' || ref.op === 'in-USD' || isInOtherCurrency(first);
}
