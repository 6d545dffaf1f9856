import { ContentProblem } from '@/lib/platform/content-problem';
import { combine, leastSure, type Series, type SeriesPoint } from './series';

/**
 * Two series over the periods they share. If one has a gap or lacks a period, both get a gap, so that a
 * step takes the same time in both.
 */
export function paired(first: Series, second: Series): [Series, Series] {
  const firstValues = combine([first, second], { unit: 'ratio' }, (value) => value);
  const values = new Map(second.points.map(({ period, value }) => [period, value]));
  const points = firstValues.points.map((point) => ({
    ...point,
    value: point.value === null ? null : (values.get(point.period) ?? null),
  }));
  const id = `${first.id} with ${second.id}`;
  return [
    { ...firstValues, id },
    { ...firstValues, id, points },
  ];
}

/**
 * The log returns of two series between successive shared periods, in per cent. If one of the values of a
 * return is missing, both series have a gap.
 * @throws when a value has no logarithm
 */
export function pairedReturns(first: Series, second: Series): [Series, Series] {
  const [firstPoints, secondPoints] = paired(first, second);
  return [returnsOf(first, firstPoints.points), returnsOf(second, secondPoints.points)];
}

function returnsOf(whole: Series, shared: readonly SeriesPoint[]): Series {
  const statuses = new Map(whole.points.map(({ period, status }) => [period, status]));
  const points = shared.slice(1).map((point, i): SeriesPoint => {
    // `slice` removed the first point, so index i is the point before this one.
    const before = shared[i];
    return {
      period: point.period,
      value: logReturn(before?.value ?? null, point.value, whole.id),
      status: leastSure([before, point].flatMap((end) => statuses.get(end?.period ?? '') ?? [])),
    };
  });
  return {
    ...whole,
    made: undefined,
    id: `${whole.id}, log return`,
    unit: '%',
    formula: 'ln(p_t / p_t-1) * 100',
    points,
  };
}

function logReturn(before: number | null, value: number | null, name: string): number | null {
  if (before === null || value === null) return null;
  if (before <= 0 || value <= 0)
    throw new ContentProblem(`${name} has values of zero or less: it has no log returns`);
  return Math.log(value / before) * 100;
}
