import { getSeries } from '@/lib/research/series/get-series';
import { comparable } from '@/lib/research/series/notes';
import { spanOf, type Period } from '@/lib/web/period';

/** The place of the highest value before the deepest fall; undefined where nothing fell. */
function peakOfDeepestFall(values: readonly number[]): number | undefined {
  let highest = 0;
  let depth = 0;
  let peak: number | undefined;
  for (const [i, value] of values.entries()) {
    const above = values[highest] ?? value;
    if (value >= above) highest = i;
    else if (1 - value / above > depth) {
      depth = 1 - value / above;
      peak = highest;
    }
  }
  return peak;
}

/**
 * Where a window has to end so that its deepest fall is not one that began after a named time: "the covid crash of TCS" does
 * not ask for its fall of 2024. Undefined where the deepest fall of all began by then.
 * @param from the beginning of the window
 * @param time the last period of the named time
 * @returns the month or the period in which a deeper fall began
 */
export function endOfFallAt(name: string, from: Period, time: Period): Period | undefined {
  const begins = startOf(from);
  const points = comparable(getSeries(name)).points.flatMap(({ period, value }) =>
    value === null || startOf(period) < begins ? [] : [{ period, value }],
  );
  let later: Period | undefined;
  for (let values = points.map(({ value }) => value); ;) {
    const peak = peakOfDeepestFall(values);
    const period = peak === undefined ? undefined : points[peak]?.period;
    if (peak === undefined || period === undefined || startOf(period) <= startOf(time)) return later;
    later = period.replace(/^(\d{4}-\d{2})-\d{2}$/, '$1');
    values = values.slice(0, peak + 1);
  }
}

const startOf = (period: Period): number => spanOf(period)?.start ?? 0;
