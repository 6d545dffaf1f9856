import type { Words } from '../words/words';
import { ContentProblem } from '@/lib/platform/content-problem';
import type { GetSeries } from './derived/derive';
import { comparable, covering, type SeriesNote } from './notes';
import { ofFalls, untilMultiple, withoutMultiple } from './falls-of-series';
import { paired } from './paired-returns';
import { byMonthOfYear, changesBy, type CalendarStep } from './period-changes';
import { isMonthEndsOnly, printablePoints, atMonthEnds } from './printable';
import { leftOver, paymentsToReach } from './cash-flows';
import type { MadeValues, MadePart } from './made-part';
import { mixtureOf } from './mixture';
import { between, combine, leastSure, mapAllValues, type Series, type SeriesPoint } from './series';
import { MadeRef, type Details, type Operation, type SeriesRef } from './series-ref';
import { correlationOf, deviationOf, rollingMoments } from './rolling-moments';
import {
  basisPoints,
  change,
  growthPerYear,
  logReturns,
  mean,
  periodsPerYear,
  type Rhythm,
} from './statistics';
import { isPercent, UNIT_NAMES, UNITS, type Currency, type UnitName } from './units';
import { formatPeriod, formatRange, monthsAfter, yearsBetween, type Period } from '../time/period';
import { touchesYear } from '../time/period-ends';

/** What an operation takes beside its first two parts. */
type More = Details & { steps: number; base: Period; parts: readonly MadePart[] };

type Make = (first: MadePart, second: MadePart, more: More) => MadeValues;

const OPERATIONS: Readonly<Record<Operation, Make>> = {
  'month-ends': ({ ref, whole }) => ({
    ...atMonthEnds(whole),
    column: undefined,
    frequency: 'monthly',
    made: { by: 'value', from: [ref], reads: 'same period' },
  }),
  // Of a day or a week, the last value of each month that is over, so that it stands beside values of months.
  'by-month': ({ ref, whole }) => ({
    ...lastOfMonths(whole),
    column: undefined,
    made: { by: 'value', from: [ref], reads: 'in force' },
  }),
  'by-year': (part) => changes(part, 'year'),
  'by-fy': (part) => changes(part, 'fy'),
  'by-quarter': (part) => changes(part, 'quarter'),
  'month-to-month': (part) => changes(part, 'month'),
  'month-of-year-mean': ({ ref, whole }) => byMonthOfYear(whole, { by: 'average', unit: '%' }, ref, mean),
  'month-of-year-above': ({ ref, whole }) =>
    byMonthOfYear(whole, { by: 'above-zero', unit: 'number' }, ref, above),
  'month-of-year-count': ({ ref, whole }) =>
    byMonthOfYear(whole, { by: 'count', unit: 'number' }, ref, ({ length }) => length),
  within: ({ ref, whole }, _, { window }) => ({
    ...whole,
    column: undefined,
    points: comparable(window ? between(whole, window.from, window.to) : whole).points,
    made: { by: 'value', from: [ref], reads: 'same period' },
  }),
  // Also of values that may not be compared, as growth and volatility have them.
  'months-of-values': ({ ref, whole }) => ({
    ...changesBy(whole, 'month', ref),
    column: undefined,
    currency: undefined,
  }),
  'without-year': ({ ref, whole }, _, { without = 0 }) => ({
    ...whole,
    column: undefined,
    points: whole.points.filter(({ period }) => !touchesYear(period, without)),
    made: { by: 'value', from: [ref], reads: 'same period' },
  }),
  less: ({ ref, whole }, _, { level = 0 }) => ({
    ...mapAllValues(whole, { unit: whole.unit }, (values) => values.map((value) => value - level)),
    made: { by: 'value', from: [ref], reads: 'same period', less: level },
  }),
  falls: (part, _, { level = 0 }) => ofFalls(part, level, 'fall'),
  'fall-months': (part, _, { level = 0 }) => ofFalls(part, level, 'fall-months'),
  'rise-months': (part, _, { level = 0 }) => ofFalls(part, level, 'rise-months'),
  'fall-and-rise-months': (part, _, { level = 0 }) => ofFalls(part, level, 'fall-and-rise-months'),
  'until-multiple': (part, _, { level = 0 }) => untilMultiple(part, level),
  'without-multiple': (part, _, { level = 0 }) => withoutMultiple(part, level),
  ratio: (first, second) =>
    combine(
      [first.whole, second.whole],
      { unit: 'ratio', made: { by: 'multiple', from: [second.ref, first.ref], reads: 'same period' } },
      (own, other) => own / other,
    ),
  // How far the first is above the second: of rates in per cent in basis points.
  spread: (first, second) => {
    const units = [first.whole.unit, second.whole.unit] as const;
    const isOfPercent = units.every(isPercent);
    if (!isOfPercent && units[0] !== units[1])
      throw new ContentProblem(
        `${first.whole.id} and ${second.whole.id} have no difference: their units differ`,
      );
    return combine(
      [first.whole, second.whole],
      {
        unit: isOfPercent ? 'basis points' : units[0],
        made: {
          by: isOfPercent ? 'basis-points' : 'difference',
          from: [second.ref, first.ref],
          reads: 'same period',
        },
      },
      (own, other) => (isOfPercent ? basisPoints(own, other) : own - other),
    );
  },
  'in-INR': (price, rupees) => converted(price, rupees, 'INR'),
  'in-USD': (price, rupees) => converted(price, rupees, 'USD'),
  // In the money of a month: what it bought then costs the price index more since.
  real: (price, index, { base }) => {
    const start = Number(index.whole.points.find(({ period }) => period === base)?.value?.toPrecision(12));
    if (!start) throw new ContentProblem(`${index.whole.id} has no value at ${base}`);
    const { unit, currency } = price.whole;
    const real = combine(
      [price.whole, index.whole],
      { unit, made: { by: 'multiple', from: [index.ref, price.ref], reads: 'same period', times: start } },
      (own, prices) => (own / prices) * start,
    );
    return { ...real, currency };
  },
  growth: (part, _, { steps }) => {
    const isYears = isOfYears(part.whole, steps);
    return rolling([part], steps, isYears ? 'growth-per-year' : 'change', ([points = []]) => (end) => {
      const [first, last] = [points[end - steps], points[end]];
      const start = first?.value ?? NaN;
      const years = yearsBetween(first?.period ?? '', last?.period ?? '');
      const value = last?.value ?? NaN;
      return start > 0 ? 100 * (isYears ? growthPerYear(start, value, years) : change(start, value)) : NaN;
    });
  },
  volatility: (part, _, { steps }) =>
    rolling([part], steps, 'volatility', ([points = []]) => {
      const returns = returnsOf(points);
      const moments = rollingMoments(returns, returns, steps);
      return (end) => 100 * deviationOf(moments(end - 1)) * Math.sqrt(perYear(part.whole));
    }),
  correlation: (first, second, { steps }) =>
    rolling([first, second], steps, 'correlation', ([own = [], others = []]) => {
      const moments = rollingMoments(returnsOf(own), returnsOf(others), steps);
      return (end) => correlationOf(moments(end - 1));
    }),
  mixture: (_first, _second, { parts, base, ...details }) => mixtureOf(parts, base, details),
  'left-over': (part, _, { base, ...details }) => leftOver(part, base, details),
  payment: (part, _, { steps, ...details }) => paymentsToReach(part, steps, details),
};

const above = (values: readonly number[]) => values.filter((value) => value > 0).length;

/** Of an end that may not be compared there is no change, and none after it. */
const changes = ({ ref, whole }: MadePart, step: CalendarStep): MadeValues => ({
  ...changesBy(comparable(whole), step, ref),
  column: undefined,
  currency: undefined,
});

/** The unit of the same in another currency; none for what is no price. */
export function convertedUnit(unit: UnitName): UnitName | undefined {
  const { kind, currency } = UNITS[unit];
  if (kind === 'index') return unit;
  if (kind !== 'price' || !currency) return undefined;
  return UNIT_NAMES.find((name) => name === `${currency === 'USD' ? 'INR' : 'USD'}${unit.slice(3)}`);
}

/** A price at the rupees for a dollar of the same period. */
function converted({ ref, whole }: MadePart, rupees: MadePart, currency: Currency): MadeValues {
  const unit = convertedUnit(whole.unit);
  if (!unit) throw new ContentProblem(`${whole.id} is in ${whole.unit}, which has no other currency`);
  const dollarSeries =
    currency === 'INR'
      ? combine(
          [whole, rupees.whole],
          { unit, made: { by: 'product', from: [ref, rupees.ref], reads: 'same period' } },
          (dollars, rate) => dollars * rate,
        )
      : combine(
          [whole, rupees.whole],
          { unit, made: { by: 'multiple', from: [rupees.ref, ref], reads: 'same period' } },
          (amount, rate) => amount / rate,
        );
  return { ...dollarSeries, ...(whole.currency && { currency }) };
}

/**
 * @throws ContentProblem when one of its parts does not exist, or nothing can be made of them in this way
 */
export function makeOnRequest(words: Words, made: MadeRef, get: GetSeries): Series {
  const { op, of, steps = 0, base = '', window, without, details } = made;
  const parts = of.map((ref) => partOf(op, ref, get));
  const [first, second] = parts;
  if (!first) throw new ContentProblem(`${String(made)} is made of nothing`);
  const values = {
    first: first.whole.title,
    second: second?.whole.title ?? '',
    count: base === '' ? steps : formatPeriod(words, base),
    range: window ? formatRange(words, window.from, window.to) : '',
    year: String(without ?? ''),
    mix: details.weights?.join('/') ?? '',
    never: details.never ? 'yes' : 'no',
    level: details.level ?? 0,
  };
  return {
    ...OPERATIONS[op](first, second ?? first, { ...details, steps, base, parts }),
    id: String(made),
    title: words.text(`series.on-request.${op}.title`, values),
    formula: words.text(`series.on-request.${op}.formula`, values),
  };
}

const OF_MONTHS: readonly Operation[] = [
  'by-year',
  'by-fy',
  'by-quarter',
  'month-to-month',
  'months-of-values',
];

/**
 * A part as an operation takes it. Of days and weeks that may not be passed on these are month ends alone:
 * from ratios and rolling values of others they could be had back.
 */
function partOf(op: Operation, ref: SeriesRef, get: GetSeries): MadePart {
  const whole = get(ref);
  const by = (shorter: Operation): MadePart => {
    const shorterRef = new MadeRef(shorter, [ref]);
    return { ref: shorterRef, whole: get(shorterRef) };
  };
  if (OF_MONTHS.includes(op) && ['daily', 'weekly'].includes(whole.frequency)) return by('by-month');
  const isShort = op === 'month-ends' || op === 'by-month' || !isMonthEndsOnly(whole);
  return isShort ? { ref, whole } : by('month-ends');
}

const isPresent = ({ value }: SeriesPoint) => value !== null;

/** Log returns, each with the point before it; no number beside a gap. */
const returnsOf = (points: readonly SeriesPoint[]) => logReturns(points.map(({ value }) => value ?? NaN));

/** Works out the value of the window that ends at a place, of whole windows only. */
type OfWindow = (end: number) => number;

/**
 * A formula over each period and the `steps` before it. Where one of these has no value, or the formula none
 * for them, there is a gap: a window across a gap would cover more time than its name says.
 */
function rolling(
  parts: readonly [MadePart, MadePart?],
  steps: number,
  by: string,
  prepare: (sides: readonly (readonly SeriesPoint[])[]) => OfWindow,
): MadeValues {
  const [first, second] = parts;
  const [one, ...more] = second ? paired(first.whole, second.whole) : [first.whole];
  const sides = [one, ...more];
  const ofWindow = prepare(sides.map(({ points: values }) => values));
  /** Where a value was missing last, and where each status was met last: windows are hundreds of values long. */
  let gap = -1;
  const statusCounts = new Map<SeriesPoint['status'], number>();
  const points = one.points.map(({ period }, i) => {
    const start = i - steps;
    for (const { points: values } of sides) {
      const point = values[i];
      if (!point || !isPresent(point)) gap = i;
      if (point) statusCounts.set(point.status, i);
    }
    const isWhole = start >= 0 && gap < start;
    const value = isWhole ? ofWindow(i) : NaN;
    const status = leastSure([...statusCounts].flatMap(([each, last]) => (last >= start ? [each] : [])));
    return { period, value: Number.isFinite(value) ? value : null, status };
  });
  const isShare = by !== 'correlation';
  return {
    ...one,
    column: undefined,
    currency: undefined,
    unit: !isShare ? 'ratio' : by === 'change' ? '%' : '% a year',
    points,
    notes: one.notes.map((note) => reaching(note, points, steps)),
    made: {
      by,
      from: parts.flatMap((part) => part?.ref ?? []),
      reads: { last: steps + 1 },
      ...(isShare && { times: 100 }),
    },
    redistribute: true,
  };
}

/** A note on a value is one on every value that is made of it. */
function reaching(note: SeriesNote, points: Series['points'], steps: number): SeriesNote {
  const isCovered = ({ period }: { period: string }) => covering([note], period).length > 0;
  const [first, last] = [points.findIndex(isCovered), points.findLastIndex(isCovered)];
  const [from, to] = [points[first], points[Math.min(last + steps, points.length - 1)]];
  if (!from || !to) return note;
  return { ...note, period: undefined, range: { from: from.period, to: to.period } };
}

/** GIPS 2020, provision 5.A.4: returns of less than a year are not annualised. */
const isOfYears = (whole: Rhythm, count: number) => count >= perYear(whole);

function perYear(whole: Rhythm): number {
  const periods = periodsPerYear(whole);
  if (!periods) throw new ContentProblem(`${whole.frequency} values have no rolling measure`);
  return periods;
}

/**
 * The last value of each month that is over, with the months as periods; a month without a value between
 * others is a gap.
 */
function lastOfMonths(series: Series): Series {
  const ends = printablePoints({ ...series, redistribute: false, frequency: dayOrWeek(series), asOf: '' });
  const byMonth = new Map(ends.map((point) => [point.period.slice(0, 7), point]));
  const [first, last = ''] = [[...byMonth.keys()].at(0), [...byMonth.keys()].at(-1)];
  const points: SeriesPoint[] = [];
  for (let month = first; month !== undefined && month <= last; month = monthsAfter(month, 1))
    points.push({ status: 'official', value: null, ...byMonth.get(month), period: month });
  return { ...series, frequency: 'monthly', points };
}

/** Days that have no rhythm count as days. */
const dayOrWeek = ({ frequency }: Series) => (frequency === 'weekly' ? 'weekly' : 'daily');
