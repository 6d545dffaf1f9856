import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { comparable } from '../series/notes';
import { deepestDrawdown } from '../series/statistics';
import { spanOf, type Period } from '../time/period';

/**
 * Where a window has to end so that its deepest fall is not one that began after a named time: "the covid
 * crash of TCS" does not ask for its fall of 2024. Undefined where the deepest fall of all began by then.
 * @param from the beginning of the window
 * @param time the last period of the named time
 * @returns the month or the period in which a deeper fall began
 */
export function endOfFallAt(library: Library, name: string, from: Period, time: Period): Period | undefined {
  const begins = startOf(from);
  const points = comparable(getSeries(library, name)).points.flatMap(({ period, value }) =>
    value === null || startOf(period) < begins ? [] : [{ period, value }],
  );
  let later: Period | undefined;
  for (let values = points.map(({ value }) => value); ;) {
    const { depth, peak } = deepestDrawdown(values);
    const began = depth < 0 ? points[peak]?.period : undefined;
    if (began === undefined || startOf(began) <= startOf(time)) return later;
    later = began.replace(/^(\d{4}-\d{2})-\d{2}$/, '$1');
    values = values.slice(0, peak + 1);
  }
}

const startOf = (period: Period): number => spanOf(period)?.start ?? 0;
