import { ContentProblem } from '@/lib/platform/content-problem';
import type { Series } from './series';
import { periodPosition, startsAfter, type Period } from '../time/period';

/**
 * The part of a series of decisions that was in force from one period to another. A rate holds until the
 * next decision. So the rate in force at `from` becomes the first point, and the last rate is repeated at
 * `to`, or at `asOf` if the source was read only up to then. `from` and `to` may be of another kind than
 * the decisions' periods: months for a rate set on days.
 * @throws when no decision was in force in the window
 */
export function inForceBetween(whole: Series, from: Period, to: Period): Series {
  const start = periodPosition(from);
  const before = whole.points.findLast(({ period }) => periodPosition(period) <= start);
  const within = whole.points.filter(
    ({ period }) => periodPosition(period) > start && !startsAfter(period, to),
  );
  const points = [...(before ? [{ ...before, period: from }] : []), ...within];
  const last = points.at(-1);
  if (!last || periodPosition(to) < start)
    throw new ContentProblem(
      `${whole.id} has no decision in force from ${from} to ${to}; its first is of ${whole.points[0]?.period}`,
    );
  const end = startsAfter(to, whole.asOf) ? whole.asOf : to;
  return periodPosition(end) > periodPosition(last.period)
    ? { ...whole, points: [...points, { ...last, period: end }] }
    : { ...whole, points };
}
