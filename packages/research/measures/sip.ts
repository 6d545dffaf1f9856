import type { Definition } from '../figures/figure';
import { countWindows, type Window, type WindowResult } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { between } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import type { SharedPeriod } from '../series/shared-periods';
import { UNITS } from '../series/units';
import { isMoreThan } from './counts';
import { firstThatFits, nameOfFirst, withAndWithoutTime, type SeriesResult } from './first-line';
import {
  PRICES,
  type MeasureTerms,
  type Definitions,
  type MeasureShape,
  type SentenceContext,
  type WindowShare,
} from './measure';
import { sumsSentence, sumWords } from './money-sentence';
import { BOUGHT, moneyOf, paymentDefinition } from './payments';

const USUAL = 5_000;

/** With fewer payments no yearly rate: it would be one of less than twelve months. */
const LEAST_PAYMENTS = 12;

/** What the same payment in every month became; of several series the same payment into each. */
export const sip: MeasureShape = {
  series: [1, 6],
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
  inRupees: 'among several',
  leader: 'most',
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
  missing: missingIn,
};

/** The months of a window with their values, up to the last payment: nothing is paid in the month of the last value. */
const monthsIn = (library: Library, ref: SeriesRef, { until }: MeasureTerms, { from, to }: Window) =>
  between(getSeries(library, ref), from, to)
    .points.slice(0, -1)
    .filter(({ period }) => !until || period.slice(0, until.length) <= until);

/** How many months have a payment into a series: where a value is missing nothing is bought. */
const countPayments = (library: Library, ref: SeriesRef, terms: MeasureTerms, window: Window): number =>
  monthsIn(library, ref, terms, window).filter(({ value }) => value !== null).length;

/** How many months lack a payment, into one series at least. */
function missingIn(library: Library, terms: MeasureTerms, window: Window): number {
  const months = terms.series.flatMap((ref) => monthsIn(library, ref, terms, window));
  return new Set(months.filter(({ value }) => value === null).map(({ period }) => period)).size;
}

/** Of each series the figures of its payments; of several first what each became, then the rate of each. */
function payments(library: Library, terms: MeasureTerms, window: Window): Definitions {
  const all = terms.series.map((ref) => paymentsInto(library, ref, terms, window));
  const [first = []] = all;
  if (all.length === 1) return first;
  const names = new Set(all.flatMap((each) => each.map(([name]) => nameEnd(name))));
  // What became of the same at once is of one series alone.
  names.delete('at-once');
  return [...names].flatMap((name) => all.flat().filter(([each]) => nameEnd(each) === name));
}

/** What stands after the series in the name of a figure. */
const nameEnd = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** A payment in each month of the window but the last, and the same money at its start. */
function paymentsInto(library: Library, ref: SeriesRef, terms: MeasureTerms, window: Window): Definitions {
  const { amount = USUAL, step, until } = terms;
  const made = countPayments(library, ref, terms, window);
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

/** What became of the money: of one series with the rate, of several the most first. */
function sentence(context: SentenceContext): string {
  const { library, terms, figures } = context;
  const { words } = library;
  const [ref = '', ...others] = terms.series;
  const figureOf = (name: string) => figures.get(`${String(ref)}.${name}`);
  const [worth, paid] = [figureOf('end-value'), figureOf('paid-in')];
  if (!worth || !paid) throw new RangeError('Payments have a sum and a value at the end');
  const amount = words.text('analysis.each-month', {
    amount: sumWords(words, worth, terms.amount ?? USUAL),
    rise: terms.step ?? 0,
  });
  if (others.length > 0)
    return sumsSentence(context, 'end-value', amount, isLoss(context), mostPaid(context));
  const rate = figureOf('money-weighted-return')?.text ?? '';
  const told = (parts: { paid?: true; rate?: true }) =>
    withAndWithoutTime(context, (time) =>
      words.text('analysis.sentence.sip', {
        ...{ amount, name: nameOfFirst(context).name, worth: sumWords(words, worth, worth.value) },
        ...{ hasPaid: parts.paid ? 'yes' : 'no', paid: sumWords(words, paid, paid.value) },
        ...{ hasRate: parts.rate && rate !== '' ? 'yes' : 'no', rate },
        ...time,
      }),
    );
  // A sum without its time means little; what was paid and the rate stand below too.
  const [whole = '', withoutTime = ''] = told({ paid: true, rate: true });
  const [withPaid = '', paidAlone = ''] = told({ paid: true });
  const [withTime = '', short = ''] = told({});
  return firstThatFits([whole, withPaid, withTime, withoutTime, paidAlone, short]);
}

/** Whether less is left of the payments into a series than was paid. */
const isLoss =
  ({ figures }: SentenceContext) =>
  ({ ref, figure }: SeriesResult) =>
    figure.value < (figures.get(`${String(ref)}.paid-in`)?.value ?? 0);

/** The sum that was paid into each series; into one without a value less was paid. */
function mostPaid({ library, terms, figures }: SentenceContext): string {
  const all = terms.series.flatMap((ref) => figures.get(`${String(ref)}.paid-in`) ?? []);
  const most = all.reduce((a, b) => (b.value > a.value ? b : a));
  return sumWords(library.words, most, most.value);
}

/** The profit on what was paid in, all in all. */
const UNIT = { format: 'percent', isPerYear: false } as const;

const profitOn = (worth: number, paid: number): WindowResult => ({
  holds: isMoreThan(worth, paid),
  value: worth / paid - 1,
});

/** Of payments that rise or end early each window is worked out payment by payment; of several series none is. */
function shareOf(
  library: Library,
  terms: MeasureTerms,
  grid: readonly SharedPeriod[],
  window: Window,
): WindowShare | 'not counted' | null {
  const {
    series: [ref = '', ...others],
    step = 0,
    until,
  } = terms;
  if (others.length > 0) return null;
  if (step === 0 && until === undefined) return shareOfPayments(library, ref, grid, window);
  const { points } = getSeries(library, ref);
  const places = new Map(points.map(({ period }, i) => [period, i]));
  const months = monthsIn(library, ref, terms, window).length;
  const verdicts = (holds: (worth: number, paid: number, atOnce: number) => boolean | WindowResult) =>
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
  const above = verdicts(profitOn);
  const once = verdicts((worth, _, atOnce) => isMoreThan(atOnce, worth));
  return above && once ? { counted: 'above-paid', ...above, once: once.count, unit: UNIT } : 'not counted';
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
    holds: (units: number, paid: number, start: number, end: number) => boolean | WindowResult,
  ) => {
    const [i = NaN, j = NaN] = [indexes.get(each.from), indexes.get(each.to)];
    const [start, end] = [points[i]?.value, points[j]?.value];
    const [units, paid] = [bought, paidSums].map((sums) => (sums[j] ?? NaN) - (sums[i] ?? NaN));
    if (start == null || end == null || units === undefined || paid === undefined) return undefined;
    return holds(units, paid, start, end);
  };
  const digits = 4;
  const above = countWindows(grid, window, digits, (each) =>
    over(each, (units, paid, _, end) => profitOn(units * end, paid)),
  );
  const once = countWindows(grid, window, digits, (each) =>
    over(each, (units, paid, start) => isMoreThan(paid / start, units)),
  );
  return above && once ? { counted: 'above-paid', ...above, once: once.count, unit: UNIT } : 'not counted';
}
