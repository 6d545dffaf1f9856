import type { Library } from '../series/library';
import type { Figure, FigureDefinition } from '../figures/figure';
import { countWindows, type Window, type WindowCount } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { between, currencyOf } from '../series/series';
import type { SharedPeriod } from '../series/shared-periods';
import { UNITS, type UnitName } from '../series/units';
import { FORMATS, type Format } from '../series/number-format';
import { formatPeriod, isDay } from '../time/period';
import type { Analysis } from './address';
import { nameOf } from './choices';
import { DEFAULTS } from './measures';

/** With fewer payments no yearly rate: it would be one of less than twelve months. */
const LEAST_PAYMENTS = 12;

/** The measures that ask what became of money. */
export const isOfPayments = (measure: Analysis['measure']): measure is 'sip' | 'lumpsum' =>
  measure === 'sip' || measure === 'lumpsum';

/** Of one payment. */
export const amountOf = ({ measure, amount }: Analysis): number =>
  amount ?? (measure === 'sip' ? DEFAULTS.sip : DEFAULTS.lumpsum);

/** The format of money in the currency of a series, of which rupees are usual. */
const moneyOf = (library: Library, id: string) =>
  currencyOf(getSeries(library, id)) === 'USD' ? 'usd' : 'inr';

/** How what is bought is written, by the unit of its price. */
export const BOUGHT: Partial<Record<UnitName, Format>> = {
  'INR per 10 g': 'grams',
  'USD per 10 g': 'grams',
  'INR per kg': 'kilograms',
  'USD per kg': 'kilograms',
  'INR per troy ounce': 'troy-ounces',
  'USD per troy ounce': 'troy-ounces',
  'INR per barrel': 'barrels',
  'USD per barrel': 'barrels',
  'INR per BTC': 'bitcoin',
  'USD per BTC': 'bitcoin',
  'INR per ETH': 'ether',
  'USD per ETH': 'ether',
  'INR per share': 'shares',
  'USD per share': 'shares',
  'INR per unit': 'units',
  'USD per unit': 'units',
  'INR per USD': 'dollars',
  'INR per square foot': 'square-feet',
};

/** How many months of a window have a payment: the last is that of the value, and where a value is missing nothing is bought. */
export function paymentsIn(
  library: Library,
  id: string,
  { from, to }: Window,
): { made: number; missing: number } {
  const months = between(getSeries(library, id), from, to).points.slice(0, -1);
  const made = months.filter(({ value }) => value !== null).length;
  return { made, missing: months.length - made };
}

/** One payment at the start of the window. */
export function paymentDefinition(
  library: Library,
  id: string,
  window: Window,
  amount: number,
): FigureDefinition {
  return { formula: 'end-value', format: moneyOf(library, id), series: id, ...window, amount, paid: 'once' };
}

export const lumpsumDefinition = (
  library: Library,
  analysis: Analysis,
  id: string,
  window: Window,
): FigureDefinition => paymentDefinition(library, id, window, amountOf(analysis));

/** A payment in each month of the window but the last, and the same money at its start. */
export function sipDefinitions(
  library: Library,
  analysis: Analysis,
  window: Window,
): [string, FigureDefinition][] {
  const [id = ''] = analysis.series;
  const { made } = paymentsIn(library, id, window);
  const { unit } = getSeries(library, id);
  const amount = amountOf(analysis);
  const format = moneyOf(library, id);
  const each = { series: id, ...window, amount, paid: 'each period' } as const;
  const definitions: Record<string, FigureDefinition> = {
    'end-value': { formula: 'end-value', format, ...each },
    ...(made >= LEAST_PAYMENTS && {
      'money-weighted-return': { formula: 'money-weighted-return', format: 'percent', ...each },
    }),
    'paid-in': { formula: 'paid-in', format, ...each },
    'at-once': paymentDefinition(library, id, window, amount * made),
    // Nobody holds units of an index or of a ratio.
    ...(UNITS[unit].kind === 'price' && {
      'units-bought': { formula: 'units-bought', format: BOUGHT[unit] ?? 'quantity', ...each },
    }),
  };
  return Object.entries(definitions).map(([name, definition]) => [`${id}.${name}`, definition]);
}

/** What became of the money, in one sentence. */
export function paymentSentence(
  library: Library,
  analysis: Analysis,
  { from, to }: Window,
  figures: ReadonlyMap<string, Figure>,
): string {
  const [id = ''] = analysis.series;
  const textOf = (name: string) => figures.get(`${id}.${name}`)?.text;
  const rate = textOf('money-weighted-return') ?? textOf('growth-per-year');
  const units = textOf('units-bought');
  const isSip = analysis.measure === 'sip';
  return library.words.text(`analysis.sentence.${isSip ? 'sip' : 'lumpsum'}`, {
    ...{
      amount: FORMATS[moneyOf(library, id)](library.words, amountOf(analysis)),
      name: nameOf(library, id),
    },
    ...{
      from: formatPeriod(library.words, from),
      to: formatPeriod(library.words, to),
      isDay: isDay(from) ? 'yes' : 'no',
      worth: textOf('end-value') ?? '',
    },
    ...{ hasRate: rate === undefined ? 'no' : 'yes', rate: rate ?? '' },
    ...(isSip && {
      count: paymentsIn(library, id, { from, to }).made,
      paid: textOf('paid-in') ?? '',
      once: textOf('at-once') ?? '',
      hasUnits: units === undefined ? 'no' : 'yes',
      units: units ?? '',
    }),
  });
}

/**
 * Whether an amount is more than another. Sums of fractions are exact to fewer digits than this; where a price stands still, the
 * two are equal.
 */
const isMore = (a: number, b: number) => a > b * (1 + 1e-9);

/** How many windows ended above what was paid in, and in how many one payment at the start did better. */
export function shareOfPayments(
  library: Library,
  id: string,
  grid: readonly SharedPeriod[],
  window: Window,
): (WindowCount & { once: number }) | 'not counted' {
  const { points } = getSeries(library, id);
  const indexes = new Map(points.map(({ period }, i) => [period, i]));
  // Up to each period: what one unit of money in every month bought, and how many payments these were.
  const [bought, made] = [[0], [0]];
  points.forEach(({ value }, i) => {
    bought.push((bought[i] ?? 0) + (value === null ? 0 : 1 / value));
    made.push((made[i] ?? 0) + (value === null ? 0 : 1));
  });
  const over = (
    each: Window,
    holds: (units: number, paid: number, start: number, end: number) => boolean,
  ) => {
    const [i = NaN, j = NaN] = [indexes.get(each.from), indexes.get(each.to)];
    const [start, end] = [points[i]?.value, points[j]?.value];
    const [units, paid] = [bought, made].map((sums) => (sums[j] ?? NaN) - (sums[i] ?? NaN));
    if (start == null || end == null || units === undefined || paid === undefined) return undefined;
    return holds(units, paid, start, end);
  };
  const read = 4;
  const above = countWindows(grid, window, read, (each) =>
    over(each, (units, paid, _, end) => isMore(units * end, paid)),
  );
  const once = countWindows(grid, window, read, (each) =>
    over(each, (units, paid, start) => isMore(paid / start, units)),
  );
  return above && once ? { ...above, once: once.count } : 'not counted';
}
