import type { Words } from '../words/words';
import { ContentProblem } from '@/lib/platform/content-problem';
import { ownValue } from '@/lib/platform/own-value';
import type { GetSeries } from './derived/derive';
import { covering, type SeriesNote } from './notes';
import { paired } from './paired-returns';
import { isMonthEndsOnly, printablePoints, atMonthEnds } from './printable';
import { combine, leastSure, type Series, type SeriesPoint } from './series';
import { correlationOf, deviationOf, rollingMoments } from './rolling-moments';
import { basisPoints, change, growthPerYear, logReturns, periodsPerYear, type Rhythm } from './statistics';
import { isPercent, UNIT_NAMES, UNITS, type Currency, type UnitName } from './units';
import { formatPeriod, yearsBetween } from '../time/period';

/**
 * What is made of series only because somebody asks for it. The name of such a series says how: `ratio(gold-usd-oz,silver-usd-oz)`,
 * `growth-36(month-ends(bitcoin-weekly))`. `count` is the number of steps that a rolling measure looks back.
 */
export type Request = { operation: string; count?: number; parts: string[] };

/** The name under which `getSeries` makes it. */
export function requestName({ operation, count, parts }: Request): string {
  return `${operation}${count === undefined ? '' : `-${count}`}(${parts.join(',')})`;
}

/** What a name asks for; `null` if it is the name of a series of the content. */
export function requestOf(name: string): Request | null {
  const [, operation, count, inner] = /^([A-Za-z-]+?)(?:-(\d+))?\((.+)\)$/.exec(name) ?? [];
  if (operation === undefined || inner === undefined) return null;
  return { operation, ...(count !== undefined && { count: Number(count) }), parts: outermost(inner) };
}

/** The parts between commas that stand in no further brackets. */
function outermost(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts;
}

type Made = Omit<Series, 'id' | 'title' | 'formula'>;
type Operation = (first: Series, second: Series, count: number) => Made;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'month-ends': (whole) => ({
    ...atMonthEnds(whole),
    column: undefined,
    frequency: 'monthly',
    made: { by: 'value', from: [whole.id], reads: 'same period' },
  }),
  // Of a day or a week, the last value of each month that is over, so that it stands beside values of months.
  'by-month': (whole) => ({
    ...lastOfMonths(whole),
    column: undefined,
    made: { by: 'value', from: [whole.id], reads: 'in force' },
  }),
  ratio: (first, second) =>
    combine(
      [first, second],
      { unit: 'ratio', made: { by: 'multiple', from: [second.id, first.id], reads: 'same period' } },
      (own, other) => own / other,
    ),
  // How far the first is above the second: of rates in per cent in basis points.
  spread: (first, second) => {
    const isOfPercent = isPercent(first.unit) && isPercent(second.unit);
    if (!isOfPercent && first.unit !== second.unit)
      throw new ContentProblem(`${first.id} and ${second.id} have no difference: their units differ`);
    return combine(
      [first, second],
      {
        unit: isOfPercent ? 'basis points' : first.unit,
        made: { by: isOfPercent ? 'basis-points' : 'difference', from: [second.id, first.id], reads: 'same period' }, // prettier-ignore
      },
      (own, other) => (isOfPercent ? basisPoints(own, other) : own - other),
    );
  },
  'in-INR': (price, rupees) => converted(price, rupees, 'INR'),
  'in-USD': (price, rupees) => converted(price, rupees, 'USD'),
  // In the money of a month, which the count names as 201606: what it bought then costs the price index more since.
  real: (price, index, month) => {
    const base = periodOf(month);
    const start = Number(index.points.find(({ period }) => period === base)?.value?.toPrecision(12));
    if (!start) throw new ContentProblem(`${index.id} has no value at ${base}`);
    const made = { by: 'multiple', from: [index.id, price.id], reads: 'same period', times: start } as const;
    const real = combine([price, index], { unit: price.unit, made: { ...made, from: [...made.from] } }, (own, prices) => (own / prices) * start); // prettier-ignore
    return { ...real, currency: price.currency };
  },
  growth: (whole, _, count) => {
    const isYears = isOfYears(whole, count);
    return rolling([whole], count, isYears ? 'growth-per-year' : 'change', ([points = []]) => (end) => {
      const [first, last] = [points[end - count], points[end]];
      const start = first?.value ?? NaN;
      const years = yearsBetween(first?.period ?? '', last?.period ?? '');
      const value = last?.value ?? NaN;
      return start > 0 ? 100 * (isYears ? growthPerYear(start, value, years) : change(start, value)) : NaN;
    });
  },
  volatility: (whole, _, count) =>
    rolling([whole], count, 'volatility', ([points = []]) => {
      const returns = returnsOf(points);
      const moments = rollingMoments(returns, returns, count);
      return (end) => 100 * deviationOf(moments(end - 1)) * Math.sqrt(perYear(whole));
    }),
  correlation: (first, second, count) =>
    rolling([first, second], count, 'correlation', ([own = [], others = []]) => {
      const moments = rollingMoments(returnsOf(own), returnsOf(others), count);
      return (end) => correlationOf(moments(end - 1));
    }),
};

/** The unit of the same in another currency; none for what is no price. */
export function convertedUnit(unit: UnitName): UnitName | undefined {
  const { kind, currency } = UNITS[unit];
  if (kind === 'index') return unit;
  if (kind !== 'price' || !currency) return undefined;
  return UNIT_NAMES.find((name) => name === `${currency === 'USD' ? 'INR' : 'USD'}${unit.slice(3)}`);
}

/** A price at the rupees for a dollar of the same period. */
function converted(price: Series, rupees: Series, currency: Currency): Made {
  const unit = convertedUnit(price.unit);
  if (!unit) throw new ContentProblem(`${price.id} is in ${price.unit}, which has no other currency`);
  const own =
    currency === 'INR'
      ? combine(
          [price, rupees],
          { unit, made: { by: 'product', from: [price.id, rupees.id], reads: 'same period' } },
          (dollars, rate) => dollars * rate,
        )
      : combine(
          [price, rupees],
          { unit, made: { by: 'multiple', from: [rupees.id, price.id], reads: 'same period' } },
          (amount, rate) => amount / rate,
        );
  return { ...own, ...(price.currency && { currency }) };
}

/**
 * @throws ContentProblem when nothing is made in this way
 */
export function makeOnRequest(
  words: Words,
  name: string,
  { operation, count = 0, parts }: Request,
  get: GetSeries,
): Series {
  const make = ownValue(OPERATIONS, operation);
  const [first, second] = parts.map((part) =>
    get(operation === 'month-ends' || operation === 'by-month' ? part : ofMonthEnds(part, get)),
  );
  if (!make || !first) throw new ContentProblem(`No series is made as "${name}"`);
  const values = { first: first.title, second: second?.title ?? '', count: operation === 'real' ? formatPeriod(words, periodOf(count)) : count }; // prettier-ignore
  return {
    ...make(first, second ?? first, count),
    id: name,
    title: words.text(`series.on-request.${operation}.title`, values),
    formula: words.text(`series.on-request.${operation}.formula`, values),
  };
}

/** Of days and weeks that may not be passed on, month ends alone: from ratios and rolling values of others they could be had back. */
function ofMonthEnds(name: string, get: GetSeries): string {
  return isMonthEndsOnly(get(name)) ? requestName({ operation: 'month-ends', parts: [name] }) : name;
}

/** `2016-06` of 201606. */
const periodOf = (month: number) => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`;

const isPresent = ({ value }: SeriesPoint) => value !== null;

/** Log returns, each with the point before it; no number beside a gap. */
const returnsOf = (points: readonly SeriesPoint[]) => logReturns(points.map(({ value }) => value ?? NaN));

/** Works out the value of the window that ends at a place, of whole windows only. */
type OfWindow = (end: number) => number;

/**
 * A formula over each period and the `count` before it. Where one of these has no value, or the formula none for them, there is a
 * gap: a window across a gap would cover more time than its name says.
 */
function rolling(
  parts: readonly [Series, Series?],
  count: number,
  by: string,
  prepare: (sides: readonly (readonly SeriesPoint[])[]) => OfWindow,
): Made {
  const [first, second] = parts;
  const [own, ...others] = second ? paired(first, second) : [first];
  const sides = [own, ...others];
  const ofWindow = prepare(sides.map(({ points: values }) => values));
  /** Where a value was missing last, and where each status was met last: windows are hundreds of values long. */
  let gap = -1;
  const met = new Map<SeriesPoint['status'], number>();
  const points = own.points.map(({ period }, i) => {
    const start = i - count;
    for (const { points: values } of sides) {
      const point = values[i];
      if (!point || !isPresent(point)) gap = i;
      if (point) met.set(point.status, i);
    }
    const isWhole = start >= 0 && gap < start;
    const value = isWhole ? ofWindow(i) : NaN;
    const status = leastSure([...met].flatMap(([each, last]) => (last >= start ? [each] : [])));
    return { period, value: Number.isFinite(value) ? value : null, status };
  });
  const isShare = by !== 'correlation';
  return {
    ...own,
    column: undefined,
    currency: undefined,
    unit: !isShare ? 'ratio' : by === 'change' ? '%' : '% a year',
    points,
    notes: own.notes.map((note) => reaching(note, points, count)),
    made: {
      by,
      from: parts.flatMap((part) => part?.id ?? []),
      reads: { last: count + 1 },
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

/** The last value of each month that is over, with the months as periods; a month without a value between others is a gap. */
function lastOfMonths(series: Series): Series {
  const ends = printablePoints({ ...series, redistribute: false, frequency: dayOrWeek(series), asOf: '' });
  const byMonth = new Map(ends.map((point) => [point.period.slice(0, 7), point]));
  const [first, last = ''] = [[...byMonth.keys()].at(0), [...byMonth.keys()].at(-1)];
  const points: SeriesPoint[] = [];
  for (let month = first; month !== undefined && month <= last; month = monthAfter(month))
    points.push({ status: 'official', value: null, ...byMonth.get(month), period: month });
  return { ...series, frequency: 'monthly', points };
}

/** Days that have no rhythm count as days. */
const dayOrWeek = ({ frequency }: Series) => (frequency === 'weekly' ? 'weekly' : 'daily');

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
