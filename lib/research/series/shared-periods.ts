import { DAY } from '@/lib/platform/clock';
import { spanOf, type Period } from '@/lib/web/period';
import { getSeries } from './get-series';
import { comparable } from './notes';
import { isMonthEndsOnly } from './printable';

/** A period of several series; `isPresent` if each has a value there that may be compared with others. */
export type SharedPeriod = { period: Period; isPresent: boolean };

/**
 * The periods that all of these series share, with or without a value; the length of a window is counted in them. If one
 * series is daily or weekly and must not be republished, only month ends are included.
 */
export function sharedPeriods(names: readonly string[], since = ''): SharedPeriod[] {
  const series = names.map((name) => comparable(getSeries(name)));
  const values = series.map(({ points }) => new Map(points.map(({ period, value }) => [period, value])));
  const shared = [...(values[0]?.keys() ?? [])].filter(
    (period) => period >= since && values.every((known) => known.has(period)),
  );
  return (series.some(isMonthEndsOnly) ? monthEnds(shared) : shared).map((period) => ({
    period,
    isPresent: values.every((known) => known.get(period) !== null),
  }));
}

/** The last period of each month that has ended. */
export function monthEnds(periods: readonly Period[]): Period[] {
  return periods.filter((period, i) => {
    const next = periods[i + 1];
    if (next !== undefined) return next.slice(0, 7) !== period.slice(0, 7);
    const after = new Date((spanOf(period)?.start ?? 0) + 7 * DAY).toISOString();
    return after.slice(0, 7) !== period.slice(0, 7);
  });
}
