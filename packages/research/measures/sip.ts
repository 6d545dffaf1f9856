import type { Definition } from '../figures/figure';
import { countWindows, type Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { between } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import type { SharedPeriod } from '../series/shared-periods';
import { UNITS } from '../series/units';
import { isMoreThan } from './counts';
import {
  PRICES,
  type MeasureTerms,
  type Definitions,
  type MeasureShape,
  type SentenceContext,
  type WindowShare,
} from './measure';
import { BOUGHT, moneyOf, paymentDefinition, paymentWords } from './payments';

const USUAL = 5_000;

/** With fewer payments no yearly rate: it would be one of less than twelve months. */
const LEAST_PAYMENTS = 12;

/** What the same payment in every month became. */
export const sip: MeasureShape = {
  series: [1, 1],
  takesWindows: true,
  isOrdered: true,
  next: [
    { measure: 'lumpsum' },
    { measure: 'sip', step: 10 },
    { measure: 'rolling-growth' },
    { measure: 'drawdown' },
  ],
  options: ['amount', 'step', 'until', 'in'],
  kinds: PRICES,
  usualAmount: USUAL,
  needs: 'months',
  isPerYear: true,
  figures: payments,
  sentence,
  drawing: () => 'worth',
  share: shareOf,
  refusesWindow: (_, { until }, { from, to }) =>
    until === undefined || from.slice(0, until.length) <= until
      ? null
      : { kind: 'option', option: 'until', values: { until, from }, instead: [{ until: to }] },
  missing: (library, terms, window) => paymentsIn(library, terms, window).missing,
};

/**
 * How many months of a window have a payment: the last is that of the value, and where a value is missing
 * nothing is bought.
 */
export function paymentsIn(
  library: Library,
  { series: [ref = ''], until }: Pick<MeasureTerms, 'series' | 'until'>,
  { from, to }: Window,
): { made: number; missing: number } {
  const months = between(getSeries(library, ref), from, to)
    .points.slice(0, -1)
    .filter(({ period }) => !until || period.slice(0, until.length) <= until);
  const payments = months.filter(({ value }) => value !== null).length;
  return { made: payments, missing: months.length - payments };
}

/** A payment in each month of the window but the last, and the same money at its start. */
function payments(library: Library, terms: MeasureTerms, window: Window): Definitions {
  const {
    series: [ref = ''],
    amount = USUAL,
    step,
    until,
  } = terms;
  const { made } = paymentsIn(library, terms, window);
  const { unit } = getSeries(library, ref);
  const format = moneyOf(library, ref);
  const each = {
    ...{ series: ref, ...window, amount, paid: 'each period' as const },
    ...(step !== undefined && { rise: step }),
    ...(until !== undefined && { until }),
  } as const;
  const definitions: Record<string, Definition> = {
    'end-value': { formula: 'end-value', format, ...each },
    ...(made >= LEAST_PAYMENTS && {
      'money-weighted-return': { formula: 'money-weighted-return', format: 'percent', ...each },
    }),
    'paid-in': { formula: 'paid-in', format, ...each },
    'at-once': paymentDefinition(library, ref, window, amount * riseOf(made, step)),
    // Nobody holds units of an index or of a ratio.
    ...(UNITS[unit].kind === 'price' && {
      'units-bought': { formula: 'units-bought', format: BOUGHT[unit] ?? 'quantity', ...each },
    }),
  };
  return Object.entries(definitions).map(([name, definition]) => [`${String(ref)}.${name}`, definition]);
}

/** What so many payments are over the first: they rise after every twelve. */
function riseOf(count: number, step = 0): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += riseAt(i, step);
  return sum;
}

const riseAt = (i: number, step: number) => (1 + step / 100) ** Math.floor(i / LEAST_PAYMENTS);

/** What became of the money, and what the same at once would have. */
function sentence(context: SentenceContext): string {
  const { library, terms, window, figures } = context;
  const [ref = ''] = terms.series;
  const textOf = (name: string) => figures.get(`${String(ref)}.${name}`)?.text;
  const units = textOf('units-bought');
  return library.words.text('analysis.sentence.sip', {
    ...paymentWords(context, terms.amount ?? USUAL, textOf('money-weighted-return')),
    count: paymentsIn(library, terms, window).made,
    rise: terms.step ?? 0,
    paid: textOf('paid-in') ?? '',
    once: textOf('at-once') ?? '',
    hasUnits: units === undefined ? 'no' : 'yes',
    units: units ?? '',
  });
}

/** Of payments that rise or end early each window is worked out payment by payment. */
function shareOf(
  library: Library,
  terms: MeasureTerms,
  grid: readonly SharedPeriod[],
  window: Window,
): WindowShare | 'not counted' {
  const {
    series: [ref = ''],
    step = 0,
    until,
  } = terms;
  if (step === 0 && until === undefined) return shareOfPayments(library, ref, grid, window);
  const { points } = getSeries(library, ref);
  const places = new Map(points.map(({ period }, i) => [period, i]));
  const { made, missing } = paymentsIn(library, terms, window);
  const months = made + missing;
  const verdicts = (holds: (worth: number, paid: number, atOnce: number) => boolean) =>
    countWindows(grid, window, months + 2, ({ from, to }) => {
      const [start, end] = [places.get(from), places.get(to)];
      const [first, last] = [points[start ?? -1]?.value, points[end ?? -1]?.value];
      if (start === undefined || first == null || last == null) return undefined;
      let [units, paid, count] = [0, 0, 0];
      for (const { value } of points.slice(start, start + months)) {
        if (value === null) continue;
        const payment = riseAt(count, step);
        [units, paid, count] = [units + payment / value, paid + payment, count + 1];
      }
      return holds(units * last, paid, (paid / first) * last);
    });
  const above = verdicts((worth, paid) => isMoreThan(worth, paid));
  const once = verdicts((worth, _, atOnce) => isMoreThan(atOnce, worth));
  return above && once ? { counted: 'above-paid', ...above, once: once.count } : 'not counted';
}

/** How many windows ended above what was paid in, and in how many one payment at the start did better. */
export function shareOfPayments(
  library: Library,
  ref: SeriesRef,
  grid: readonly SharedPeriod[],
  window: Window,
): WindowShare | 'not counted' {
  const { points } = getSeries(library, ref);
  const indexes = new Map(points.map(({ period }, i) => [period, i]));
  // Up to each period: what one unit of money in every month bought, and how many payments these were.
  const [bought, paidSums] = [[0], [0]];
  points.forEach(({ value }, i) => {
    bought.push((bought[i] ?? 0) + (value === null ? 0 : 1 / value));
    paidSums.push((paidSums[i] ?? 0) + (value === null ? 0 : 1));
  });
  const over = (
    each: Window,
    holds: (units: number, paid: number, start: number, end: number) => boolean,
  ) => {
    const [i = NaN, j = NaN] = [indexes.get(each.from), indexes.get(each.to)];
    const [start, end] = [points[i]?.value, points[j]?.value];
    const [units, paid] = [bought, paidSums].map((sums) => (sums[j] ?? NaN) - (sums[i] ?? NaN));
    if (start == null || end == null || units === undefined || paid === undefined) return undefined;
    return holds(units, paid, start, end);
  };
  const digits = 4;
  const above = countWindows(grid, window, digits, (each) =>
    over(each, (units, paid, _, end) => isMoreThan(units * end, paid)),
  );
  const once = countWindows(grid, window, digits, (each) =>
    over(each, (units, paid, start) => isMoreThan(paid / start, units)),
  );
  return above && once ? { counted: 'above-paid', ...above, once: once.count } : 'not counted';
}
