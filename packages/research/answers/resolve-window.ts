import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { isRegular, type SharedPeriod } from '../series/shared-periods';
import { meantPeriod, typedPeriod, type Window } from '../figures/windows';
import { isRate } from '../series/units';
import { DAY } from '@/lib/platform/clock';
import { formatPeriod, isDay, startsAfter, yearsBetween, type Period } from '../time/period';
import type { SeriesRef } from '../series/series-ref';
import type { WindowSpec, Measurement } from './address';
import { MEASURES } from '../measures';
import { refusal, type Reason } from './refusal';

const WEEK = 7 * DAY;

/** A year before it is not written in four digits. */
const FIRST_YEAR = 1000;

/** No period of any series. */
const BEFORE_ALL: Period = '0000';

/**
 * The periods that a window means among those that the series share. A month stands for its last day in series of days;
 * a window that names no end ends at the latest complete period.
 */
export function resolveWindow(
  library: Library,
  analysis: Measurement,
  grid: readonly SharedPeriod[],
): Window | Reason {
  const periods = grid.flatMap(({ period, isPresent }) => (isPresent ? [period] : []));
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined || first === last)
    return refusal(library.words, 'not-shared', {}, eachAlone(library, analysis));
  const reach = { first: formatPeriod(library.words, first), last: formatPeriod(library.words, last) };
  const whole: Measurement = { ...analysis, window: 'all' };
  const isDecided = analysis.series.every((ref) => isOfDecisions(library, ref));
  // One whose value may not be compared gives way to the nearest before it, or after it where none is; so
  // does a day that was the latest once and may not be told any more.
  const at = (start: Period) => {
    const usualPeriod = meantPeriod(periods, start);
    if (isDecided) return inForceAt(periods, start);
    const isOfDays = isDay(start) && isDay(first);
    const index = grid.findIndex(({ period }) => (isOfDays ? period >= start : period === start));
    if (usualPeriod !== undefined || index < 0) return usualPeriod;
    const isUsable = (each: SharedPeriod) => each.isPresent;
    return (grid.slice(0, index).findLast(isUsable) ?? grid.slice(index).find(isUsable))?.period;
  };
  const isUnknown = (period: Period) =>
    refusal(library.words, 'unknown-period', { ...reach, period: formatPeriod(library.words, period) }, [
      whole,
    ]);
  const { window } = analysis;
  if (window === 'all') return { from: first, to: last };
  if (typeof window === 'object' && 'from' in window) {
    const { from: start, to: end = last } = window;
    const isEarly = beginsBefore(start, first);
    const [begin, to] = [isEarly ? first : at(start), at(end)];
    // Where nothing was decided in between, what was in force is told from the decision before.
    const from = isDecided && begin === to ? (periodBefore(periods, begin) ?? begin) : begin;
    const years = yearsBetween(start, end);
    if (isDecided && from !== undefined && to !== undefined && from < to) return { from, to };
    if (from === undefined || (!isEarly && isFar(start, from, years))) return isUnknown(start);
    if (to === undefined || isFar(end, to, years)) return isUnknown(end);
    if (isEarly && to === first) return isUnknown(start);
    return periods.indexOf(from) < periods.indexOf(to)
      ? { from, to }
      : refusal(
          library.words,
          'reversed',
          { from: formatPeriod(library.words, from), to: formatPeriod(library.words, to) },
          [whole],
        );
  }
  const start = startOf(window, last, grid);
  if (start === undefined) return refusal(library.words, 'uncounted', {}, [whole]);
  const isEarly = beginsBefore(start, first);
  const from = isEarly ? first : at(start);
  if (from === undefined || (!isEarly && isFar(start, from, yearsBetween(start, last))))
    return isUnknown(start);
  return from === last ? refusal(library.words, 'not-shared', {}, [whole]) : { from, to: last };
}

/** Whether each value is a rate that holds until the next is decided, on any day. */
function isOfDecisions(library: Library, ref: SeriesRef): boolean {
  const series = getSeries(library, ref);
  return series.frequency === 'event' && isRate(series.unit) && !isRegular(series);
}

/** The day of the decision that was in force at the end of a period. */
const inForceAt = (days: readonly Period[], period: Period): Period | undefined =>
  days.findLast((day) => day.slice(0, period.length) <= period);

/** The period before another. */
const periodBefore = (periods: readonly Period[], period: Period | undefined): Period | undefined =>
  period === undefined ? undefined : periods[periods.indexOf(period) - 1];

/** Whether a window would begin before all values: it gives way to the longest there is. */
const beginsBefore = (start: Period, first: Period): boolean =>
  start === BEFORE_ALL || startsAfter(first, start);

/** Whether a window begins with the first of all values because it was to begin earlier. */
export function isLongest(spec: WindowSpec, window: Window, grid: readonly SharedPeriod[]): boolean {
  const first = grid.find(({ isPresent }) => isPresent)?.period;
  if (spec === 'all' || window.from !== first) return false;
  if (spec === 'year to date') return beginsBefore(`${Number(window.to.slice(0, 4)) - 1}-12`, first);
  if ('from' in spec) return beginsBefore(spec.from, first);
  const start = startOf(spec, window.to, grid);
  return start !== undefined && beginsBefore(start, first);
}

/**
 * The same of each series by itself, where a measure takes one: of a rate its level, of others their growth
 * or what was asked.
 */
function eachAlone(library: Library, analysis: Measurement): Measurement[] {
  if (analysis.series.length < 2) return [];
  const takesOne = MEASURES[analysis.measure].series[0] === 1;
  return analysis.series.map((ref) => {
    const ofPrice = takesOne ? analysis.measure : 'growth';
    const measure = isRate(getSeries(library, ref).unit) ? 'level' : ofPrice;
    return { ...analysis, measure, series: [ref] };
  });
}

/**
 * Whether the nearest value that may be compared is too far away to stand in place of the one that was asked
 * for: a month, or a tenth of the window, is not.
 * @param years the length of the window that was asked for
 */
const isFar = (period: Period, found: Period, years: number): boolean =>
  Math.round(12 * Math.abs(yearsBetween(period, found))) > Math.max(1, 1.2 * years);

/**
 * Whether a window begins or ends in another month, quarter or year than was asked for, because none there
 * may be compared.
 */
export function isMoved(spec: WindowSpec, { from, to }: Window): boolean {
  if (spec === 'all') return false;
  if (spec === 'year to date') return typedPeriod(from) !== `${Number(to.slice(0, 4)) - 1}-12`;
  const isAt = (period: Period, meant: Period) =>
    period === meant || typedPeriod(period) === typedPeriod(meant);
  if ('from' in spec) return !isAt(from, spec.from) || (spec.to !== undefined && !isAt(to, spec.to));
  if (spec.unit === 'weeks') return Date.parse(to) - Date.parse(from) !== spec.last * WEEK;
  const months = spec.last * (spec.unit === 'years' ? 12 : 1);
  return Math.round(12 * yearsBetween(from, to)) !== months;
}

/** Whether of each month there is one day only: its last, where no other may be printed. */
const isOfMonthEnds = (grid: readonly SharedPeriod[]): boolean =>
  grid.every(({ period }, i) => typedPeriod(period) !== typedPeriod(grid[i - 1]?.period ?? ''));

/**
 * Where a window begins that ends at this period, also before the first; `undefined` if such a window cannot
 * be counted in these periods.
 */
function startOf(
  window: Extract<WindowSpec, { last: number } | 'year to date'>,
  end: Period,
  grid: readonly SharedPeriod[],
): Period | undefined {
  const month = typedPeriod(end);
  if (/^\d{4}-\d{2}$/.test(month)) {
    const [year = 0, number = 0] = month.split('-').map(Number);
    if (window === 'year to date') return `${year - 1}-12`;
    if (window.unit === 'weeks') return isDay(end) ? weeksBefore(end, window.last, grid) : undefined;
    const count = year * 12 + number - 1 - window.last * (window.unit === 'years' ? 12 : 1);
    if (count < FIRST_YEAR * 12) return BEFORE_ALL;
    const start = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
    const isMonth = isOfMonthEnds(grid) && grid.some(({ period }) => typedPeriod(period) === start);
    if (!isDay(end) || isMonth) return start;
    // From the end of that month it would be shorter than was asked; of decisions the one then in force
    // counts. The date itself need not exist: nothing lies on 31 April.
    const date = `${start}${end.slice('2026-08'.length)}`;
    return grid.findLast(({ period, isPresent }) => isPresent && period <= date)?.period ?? BEFORE_ALL;
  }
  if (window === 'year to date' || window.unit === 'weeks') return undefined;
  const years = window.last / (window.unit === 'years' ? 1 : 12);
  const back = years * (end.startsWith('Q') ? 4 : 1);
  if (!Number.isInteger(back)) return undefined;
  return grid[grid.findIndex(({ period }) => period === end) - back]?.period ?? BEFORE_ALL;
}

/** The last day of these so many weeks before another, or earlier where that day has none. */
function weeksBefore(end: Period, weeks: number, grid: readonly SharedPeriod[]): Period {
  const day = new Date(Date.parse(end) - weeks * WEEK).toISOString().slice(0, 10);
  return grid.findLast(({ period }) => period <= day)?.period ?? BEFORE_ALL;
}
