import { ContentProblem } from '@/lib/platform/content-problem';
import type { Series } from './series';
import { periodPosition, type Period } from '../time/period';

/**
 * The date of the data in charts: the last period with a value in any of the series. For a cross-section,
 * whose periods are tenors, it is the day of the data. Fiscal periods cannot be compared with calendar
 * periods and count only if there are no others.
 * @throws when no series has a value
 */
export function dataDate(seriesList: readonly Pick<Series, 'points' | 'frequency' | 'asOf'>[]): Period {
  const ends = seriesList.flatMap(({ points, frequency, asOf }) => {
    const last = points.findLast((point) => point.value !== null);
    if (!last) return [];
    return [frequency === 'cross-section' ? asOf : last.period];
  });
  if (ends.length === 0) throw new ContentProblem('There is no value to date the data by');
  const calendar = ends.filter((period) => /^\d{4}/.test(period));
  return (calendar.length > 0 ? calendar : ends).reduce((a, b) =>
    periodPosition(b) > periodPosition(a) ? b : a,
  );
}
