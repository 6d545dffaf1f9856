import type { Period } from '@/lib/site/period';
import type { SeriesFile } from './series-shape';

type Origin = Pick<SeriesFile, 'frequency' | 'redistribute'>;

/**
 * Whether only the month ends of a series may be printed: of daily and weekly values whose publisher has given no leave to pass
 * them on, and of what is computed from them, since that gives them away. A line may be drawn through all of them.
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
