import type { Library } from './library';
import type { Period } from '../time/period';
import { getSeries } from './get-series';
import { comparable } from './notes';
import { isMonthEndsOnly, monthEnds } from './printable';
import type { Series } from './series';
import type { SeriesRef } from './series-ref';

/** A period of several series; `isPresent` if each has a value there that may be compared with others. */
export type SharedPeriod = { period: Period; isPresent: boolean };

/**
 * The periods that all of these series share, with or without a value; the length of a window is counted in
 * them. If one series is daily or weekly and must not be republished, only month ends are included.
 */
export function sharedPeriods(library: Library, refs: readonly SeriesRef[], since = ''): SharedPeriod[] {
  const series = refs.map((ref) => comparable(getSeries(library, ref)));
  const values = series.map(({ points }) => new Map(points.map(({ period, value }) => [period, value])));
  const shared = [...(values[0]?.keys() ?? [])].filter(
    (period) => period >= since && values.every((known) => known.has(period)),
  );
  // The last day that all share in a month may not be the last of one of them.
  const withheld = series.filter(isMonthEndsOnly);
  const open = withheld.map((each) => new Set(monthEnds(presentPeriods(each), each)));
  // After the last Friday of a month there may be a day in it, and no week.
  const [finest] = withheld.toSorted(
    (a, b) => Number(b.frequency === 'daily') - Number(a.frequency === 'daily'),
  );
  return (finest ? monthEnds(shared, finest) : shared).map((period) => ({
    period,
    isPresent: values.every((known) => known.get(period) !== null) && open.every((ends) => ends.has(period)),
  }));
}

/** Whether from one value to the next is always as long. A decided rate has such values at ends of months. */
export const isRegular = ({ frequency, made }: Series): boolean =>
  made?.reads === 'in force' || !['event', 'cross-section', 'mixed'].includes(frequency);

const presentPeriods = ({ points }: Series): Period[] =>
  points.flatMap(({ period, value }) => (value === null ? [] : period));

/**
 * Whether values of a series tell those of other days that may not be printed: an average of ten weeks is one
 * of them at each month end, and so is a change in the 26 weeks that follow. Single ones may be printed; all
 * that a reader asks for together would give the days back.
 */
export function tellsOtherDays(library: Library, series: Series): boolean {
  if (!isMonthEndsOnly(series) || !series.made) return false;
  const { reads, from } = series.made;
  return reads !== 'same period' || from.some((ref) => tellsOtherDays(library, getSeries(library, ref)));
}
