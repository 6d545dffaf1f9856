import { isDeepStrictEqual } from 'node:util';
import { isDay, periodPosition, weekOf, type Period } from '../time/period';
import { checkSeries } from './series-checks';
import type { SeriesFile } from './series-shape';

export type FilePoint = SeriesFile['points'][number];

/** The same for two names of one period: a week is named by its last day of trading. */
export const keyOf = (frequency: SeriesFile['frequency'], period: Period): string =>
  frequency === 'weekly' && isDay(period) ? `week ${weekOf(period)}` : period;

/**
 * The series with new points after its last, and with those of periods marked partial in their places, which
 * are over.
 */
export function withNewPoints(series: SeriesFile, added: readonly FilePoint[]): SeriesFile {
  const points = [...series.points];
  const over = new Set<Period>();
  for (const point of added) {
    const at = placeOf(series, point);
    over.add(series.points[at]?.[0] ?? point[0]);
    if (at < 0) points.push(point);
    else points[at] = point;
  }
  const last = points.at(-1)?.[0] ?? series.asOf;
  const isLater = points.length > series.points.length && periodPosition(last) > periodPosition(series.asOf);
  return {
    ...series,
    asOf: isLater ? last : series.asOf,
    notes: series.notes.filter(
      ({ kind, period }) => kind !== 'partial' || period === undefined || !over.has(period),
    ),
    points,
  };
}

/**
 * As {@link withNewPoints}, for points that came in while the series was another one: those that it has by
 * now are left out.
 * @returns the series, or why the points do not follow it
 */
export function followedBy(
  series: SeriesFile,
  points: readonly FilePoint[],
): SeriesFile | { problem: string } {
  const end = periodPosition(series.points.at(-1)?.[0] ?? '');
  const added: FilePoint[] = [];
  for (const point of points) {
    const present = series.points[placeOf(series, point)];
    if (present && isDeepStrictEqual(present, point)) continue;
    if (present && !isMarkedPartial(series, present[0]))
      return { problem: `${point[0]} is ${cellsOf(present)} in the file and ${cellsOf(point)} live` };
    if (!present && periodPosition(point[0]) <= end)
      return { problem: `${point[0]} lies before the end of the file, which does not have it` };
    added.push(point);
  }
  if (added.length === 0) return series;
  const followed = withNewPoints(series, added);
  const problems: string[] = [];
  checkSeries(followed, Infinity, (_, message) => problems.push(message));
  const [problem] = problems;
  return problem === undefined ? followed : { problem };
}

const placeOf = ({ frequency, points }: SeriesFile, [period]: FilePoint): number => {
  const key = keyOf(frequency, period);
  return points.findLastIndex(([each]) => keyOf(frequency, each) === key);
};

const isMarkedPartial = ({ notes }: SeriesFile, of: Period): boolean =>
  notes.some(({ kind, period }) => kind === 'partial' && period === of);

const cellsOf = (point: FilePoint): string => point.slice(1).join(', ');
