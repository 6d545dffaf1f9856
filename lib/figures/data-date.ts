import type { Line } from './line';
import { periodPosition, type Period } from './period';

/**
 * The date of the data in a chart: the last period with a value in any of its lines. A cross-section, whose periods are tenors,
 * has the day it was taken.
 * @throws when there is no value at all
 */
export function dataDate(lines: readonly Pick<Line, 'points' | 'frequency' | 'asOf'>[]): Period {
  const ends = lines.flatMap(({ points, frequency, asOf }) => {
    const last = points.findLast((point) => point.value !== null);
    if (!last) return [];
    return [frequency === 'cross-section' ? asOf : last.period];
  });
  if (ends.length === 0) throw new RangeError('There is no value to date the data by');
  return ends.reduce((a, b) => (periodPosition(b) > periodPosition(a) ? b : a));
}
