import type { Window } from '../figures/windows';
import { comparable, incomparable } from '../series/notes';
import { isMonthEndsOnly } from '../series/printable';
import type { Series } from '../series/series';
import type { SharedPeriod } from '../series/shared-periods';
import type { Period } from '../time/period';

/** The last period of a series whose value may be compared with others. */
export const lastComparable = (series: Series): Period | undefined =>
  comparable(series).points.findLast(({ value }) => value !== null)?.period;

/**
 * The periods at the end of a series that are measured in another way than all before them. Nothing is
 * compared with these values, but who asks for the level of today asks for one of them.
 */
export function onOtherBasis(series: Series): ReadonlySet<Period> {
  const periods = series.points.map(({ period }) => period);
  const after = series.points.slice(periods.indexOf(lastComparable(series) ?? '') + 1);
  return new Set(
    after
      .filter((point) => point.value !== null && incomparable(series, point) === 'basis-change')
      .map(({ period }) => period),
  );
}

/**
 * The periods in which a window of a level may end. Of days or weeks that may not be passed on the latest may
 * be told, too.
 */
export function periodsOfLevel(series: Series, grid: readonly SharedPeriod[]): SharedPeriod[] {
  if (isMonthEndsOnly(series)) {
    const latest = lastComparable(series);
    const isOpen = latest === series.asOf && grid.at(-1)?.period !== latest;
    return [...grid, ...(latest !== undefined && isOpen ? [{ period: latest, isPresent: true }] : [])];
  }
  const otherBasis = onOtherBasis(series);
  return grid.map((each) => (otherBasis.has(each.period) ? { ...each, isPresent: true } : each));
}

/**
 * The part of a window whose values are all measured in one way, as those before its end; null where it
 * begins after them.
 */
export function onOneBasis(series: Series, { from, to }: Window): Window | null {
  const otherBasis = onOtherBasis(series);
  if (!otherBasis.has(to)) return { from, to };
  const last = lastComparable(series);
  return last === undefined || otherBasis.has(from) ? null : { from, to: last };
}
