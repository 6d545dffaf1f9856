import type { Period } from '@/lib/site/period';
import type { SeriesFile } from './series-shape';

type Origin = Pick<SeriesFile, 'frequency' | 'redistribute'>;

/**
 * Whether only month-end values of a series may be printed: for daily and weekly values whose publisher
 * does not permit republication, and for values computed from them, which would reveal them. A chart may
 * draw all of them.
 */
export function isMonthEndsOnly({ frequency, redistribute }: Origin): boolean {
  return !redistribute && (frequency === 'daily' || frequency === 'weekly');
}

/** The points of a series that may be printed; of {@link isMonthEndsOnly} ones the last value of each month, the latest included. */
export function printablePoints<T extends { period: Period; value: number | null }>(
  series: Origin & { points: readonly T[] },
): readonly T[] {
  if (!isMonthEndsOnly(series)) return series.points;
  const known = series.points.filter(({ value }) => value !== null);
  return known.filter(({ period }, i) => known[i + 1]?.period.slice(0, 7) !== period.slice(0, 7));
}
