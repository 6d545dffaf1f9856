import { combine, leastSure, type Series, type SeriesPoint } from './series';

/**
 * Two lines over the periods they share, so that a step of one takes the same time as that of the other: where either has a gap
 * or passes a period over, both have a gap.
 */
export function paired(first: Series, second: Series): [Series, Series] {
  const shared = (pick: (own: number, other: number) => number): Series => ({
    ...combine([first, second], { title: '', unit: 'ratio', formula: '' }, pick),
    id: `${first.id} with ${second.id}`,
  });
  return [shared((own) => own), shared((_, other) => other)];
}

/**
 * The log returns of two lines from each of the periods they share to the next, in per cent. Where one of the two values a
 * return is made of is missing, neither line has one.
 * @throws when a value has no logarithm
 */
export function pairedReturns(first: Series, second: Series): [Series, Series] {
  const [own, other] = paired(first, second);
  return [returnsOf(first, own.points), returnsOf(second, other.points)];
}

function returnsOf(whole: Series, shared: readonly SeriesPoint[]): Series {
  const statuses = new Map(whole.points.map(({ period, status }) => [period, status]));
  const points = shared.slice(1).map((point, i): SeriesPoint => {
    // One before, since the first of the shared points was left out.
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
    throw new RangeError(`${name} has values of zero or less: it has no log returns`);
  return Math.log(value / before) * 100;
}
