import type { Library } from '../series/library';
import { spanOf, yearsBetween } from '../time/period';
import { isSeries, type WindowSpec } from '../answers/address';
import { choiceOf } from '../answers/choices';
import { MEASURES, type Measure } from '../measures';
import { endOfFallAt } from './fall-at';
import { isPaid } from './kinds';
import { monthsBefore, periodBefore, periodsOf, yearsBefore, type Periods } from './periods-of';
import type { Bound, BoundTime, WindowPart, Time } from './part';
import { isOpen } from './windows';

/** What a window is asked for. */
export type Purpose = {
  measure: Measure;
  series: readonly string[];
  /** Whether it is asked how long something took to recover. */
  isRecovery: boolean;
};

/**
 * The windows of an analysis that a window may mean: two of "during covid", none where the series has no
 * such periods.
 */
export function windowsOf(library: Library, part: WindowPart, of: Purpose): WindowSpec[] {
  if (part.is === 'several') return part.windows.flatMap((each) => windowsOf(library, each, of));
  const purpose = ofSeries(library, of);
  const ofTimes = windowOf(library, part, purpose);
  if (ofTimes === undefined) return [];
  const window = MEASURES[purpose.measure].isOfLength ? lengthOf(library, ofTimes, purpose) : ofTimes;
  // A recovery is told of the fall itself.
  const isOfRecovery = purpose.isRecovery && purpose.measure === 'drawdown';
  if (!isOpen(part) || isOfRecovery) return [window];
  const year: Time = { kind: 'time', period: part.time.period.slice(0, 4), part: 'year' };
  const { before, from, to } = periodsOf(year, likeOf(library, purpose));
  return [window, { from: isOfValues(purpose) && purpose.measure !== 'drawdown' ? from : before, to }];
}

/** How many whole years there are from one time to another: of measures that are asked of all windows so long. */
function lengthOf(library: Library, window: WindowSpec, { series: [name = ''] }: Purpose): WindowSpec {
  if (typeof window === 'string') return window;
  const months =
    'from' in window
      ? 12 * yearsBetween(window.from, window.to ?? choiceOf(library, name).to) + (window.to ? 1 : 0)
      : window.last * (window.unit === 'years' ? 12 : 1);
  return { last: Math.max(1, Math.floor(months / 12 + 1e-6)), unit: 'years' };
}

/** With the series that a name stands for that is none: times are written as theirs. */
function ofSeries(library: Library, purpose: Purpose): Purpose {
  const { measure, series } = purpose;
  const isHeld = series.every((name) => isSeries(library, name));
  const terms = isHeld ? undefined : MEASURES[measure].resolve?.(library, { series, window: 'all' });
  return terms ? { ...purpose, series: terms.series.slice(0, 1).map(String) } : purpose;
}

function windowOf(library: Library, part: WindowPart, purpose: Purpose): WindowSpec | undefined {
  if (part.is === 'several') return undefined;
  if (part.is === 'by name') return NAMED[part.window];
  if (part.is === 'last') return { last: part.last, unit: part.unit };
  if (part.is === 'ago') return agoOf(library, part, purpose) ?? { last: part.last, unit: part.unit };
  const like = likeOf(library, purpose);
  if (part.is === 'range') return rangeOf(library, part, purpose);
  const { before, from, to } = periodsOf(timeFor(part.time, purpose), like);
  if (part.is === 'ending' || part.is === 'leading') {
    const end = part.is === 'leading' ? before : to;
    const begin = periodBefore(end, part.last, part.unit);
    return begin === undefined ? undefined : { from: begin, to: end };
  }
  if (part.is === 'following') {
    const begin = part.time.part === 'month' ? to : from;
    const end = periodBefore(begin, -part.last, part.unit);
    if (end === undefined) return undefined;
    return isUnfinished(library, purpose, { from: begin, to: end })
      ? { from: begin }
      : { from: begin, to: end };
  }
  // An address has no window without a beginning: it is the first period that all series have.
  if (part.is === 'before') return { from: startOf(library, purpose), to: before };
  if (part.is === 'until') return { from: startOf(library, purpose), to };
  if (isOfFall(part.is, part.time, purpose)) return fallOf(library, { before, from, to }, purpose);
  // "When it happened" asks for a value of then, and for changes since.
  const isThen = MEASURES[purpose.measure].isOfLast && (part.is === 'at' || part.is === 'in');
  if (part.time.isEvent && part.time.part === 'month' && !isThen) return { from };
  if (part.is === 'after') return { from: to };
  const isFrom =
    part.is === 'since' || part.is === 'from' || (part.is === 'life' && purpose.measure !== 'level');
  if (isFrom || isPaidFrom(part.time, purpose)) return { from };
  return withinOf(library, { before, from, to }, purpose);
}

const NAMED = {
  ytd: 'year to date',
  '1y': { last: 1, unit: 'years' },
  '3m': { last: 3, unit: 'months' },
  '1m': { last: 1, unit: 'months' },
  '1w': { last: 1, unit: 'weeks' },
  all: 'all',
} as const satisfies Record<string, WindowSpec>;

/**
 * Of a day in the first week of a month the month before has the nearer end, from which a change is worked
 * out; a value of the day is told by its own month, and so are payments each month.
 */
function timeFor({ day, ...time }: Time, purpose: Purpose): Time {
  const isOwn = isOfValues(purpose) || (isPaid(purpose.measure) && !MEASURES[purpose.measure].isPaidOnce);
  return day === undefined || day > 7 || isOwn ? time : { ...time, period: monthsBefore(time.period, 1) };
}

/** A period of the first series, as which all times are written. */
const likeOf = (library: Library, { series: [name = ''] }: Purpose) => choiceOf(library, name).from;

const timeOf = (period: string) => spanOf(period)?.start ?? 0;
const inOrder = (periods: readonly string[]) => [...periods].sort((a, b) => timeOf(a) - timeOf(b));

const startOf = (library: Library, { series }: Purpose): string =>
  inOrder(series.map((name) => choiceOf(library, name).from)).at(-1) ?? '';

/** Payments begin with a time that is named; in a decade they end with it, too. */
const isPaidFrom = ({ part }: Time, { measure }: Purpose) => isPaid(measure) && part !== 'decade';

/** Whether values within a window are asked for, not their changes. */
const isOfValues = ({ measure, series }: Purpose): boolean =>
  MEASURES[measure].isOfValues === true || (measure === 'difference' && series.length > 1);

/** A fall that a time names, or a recovery from one, but not "the worst recovery since 2008". */
const isOfFall = (is: Bound, { isEvent }: Time, { measure, isRecovery }: Purpose): boolean =>
  measure === 'drawdown' && (isEvent === true || (isRecovery && is !== 'since'));

/** It begins at the highest value before it, and ends where a deeper one began. */
function fallOf(library: Library, { from, to }: Periods, { series }: Purpose): WindowSpec {
  const begins = yearsBefore(from, 1);
  const [ends] = inOrder(series.flatMap((name) => endOfFallAt(library, name, begins, to) ?? []));
  return ends === undefined ? { from: begins } : { from: begins, to: ends };
}

/** A time by itself: from the end of the one before where there is one, but of what is no change its own values. */
function withinOf(library: Library, { before, from, to }: Periods, purpose: Purpose): WindowSpec {
  const isOwn = isPaid(purpose.measure) || (isOfValues(purpose) && purpose.measure !== 'drawdown');
  const isFirst = timeOf(before) < timeOf(startOf(library, purpose));
  const begins = (isOwn || isFirst) && from !== to ? from : before;
  // Of a year that is not over, what there is.
  return isUnfinished(library, purpose, { from, to }) ? { from: begins } : { from: begins, to };
}

/** What a price was so long before the latest value: a year of a yearly series, else a month. */
function agoOf(
  library: Library,
  { last, unit }: WindowPart & { is: 'ago' },
  { measure, series: [name = ''] }: Purpose,
): WindowSpec | undefined {
  const { latest } = choiceOf(library, name);
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(latest) ?? [];
  if (measure !== 'level' || year === undefined || unit === 'weeks') return undefined;
  if (month === undefined) {
    const of = `${Number(year) - last}`;
    return unit === 'years' ? { from: `${Number(of) - 1}`, to: of } : undefined;
  }
  const then = monthsBefore(`${year}-${month}`, unit === 'years' ? 12 * last : last);
  const { before, to } = periodsOf({ kind: 'time', period: then, part: 'month' }, latest);
  return { from: before, to };
}

/** From the first time to the last, by the words beside them; of a year that is not over, what there is. */
function rangeOf(
  library: Library,
  part: { first: BoundTime; last: BoundTime },
  purpose: Purpose,
): WindowSpec {
  const like = likeOf(library, purpose);
  const bounds = [part.first, part.last].map(({ is, time }) => ({
    is,
    ...periodsOf(timeFor(time, purpose), like),
  }));
  const [first, last] = bounds.sort((a, b) => timeOf(a.from) - timeOf(b.from));
  if (!first || !last) return 'all';
  const from = first.is === 'after' ? first.to : first.from;
  if (last.is === 'before') return { from, to: last.before };
  return isUnfinished(library, purpose, last) ? { from } : { from, to: last.to };
}

/** Whether the latest value of a series lies between the first and the last period, before the last. */
const isUnfinished = (
  library: Library,
  { series }: Purpose,
  { from, to }: { from: string; to: string },
): boolean =>
  series
    .map((name) => timeOf(choiceOf(library, name).latest))
    .some((latest) => timeOf(from) <= latest && latest < timeOf(to));
