import { extent } from 'd3-array';
import { printing, statistics, type ChartSeries, type Period } from '@samvit/research';

/** Maximum columns that a finger or pointer can distinguish on a small chart. */
export const MOST_COLUMNS = 25;

/** A point of a scatter: the values of the first series (vertical) and the second (horizontal) in the same period. */
export type Pair = { period: Period; up: number; across: number };

/** The periods in which both series have a value, in order. */
export function pairsOf([first, second]: readonly ChartSeries[]): Pair[] {
  const secondValues = new Map(second?.points.map(({ period, value }) => [period, value]));
  return (first?.points ?? []).flatMap(({ period, value: up }) => {
    const across = secondValues.get(period) ?? null;
    return up === null || across === null ? [] : [{ period, up, across }];
  });
}

export function fitOf(pairs: readonly Pair[]): statistics.Fit {
  return statistics.leastSquares(
    pairs.map(({ up }) => up),
    pairs.map(({ across }) => across),
  );
}

/** The ends of the line of fit: at the smallest and largest x, since it says nothing beyond the data. */
export function fitEnds(pairs: readonly Pair[], fit: statistics.Fit): Omit<Pair, 'period'>[] {
  const values = pairs.map(({ across }) => across);
  return [Math.min(...values), Math.max(...values)].map((across) => ({ across, up: onFit(fit, across) }));
}

function onFit({ slope, intercept }: statistics.Fit, across: number): number {
  return intercept + slope * across;
}

const MOST_OUTLIERS = 3;

/** Outliers: pairs with a residual above twice the standard deviation; three at most, largest first. */
export function outliersOf(pairs: readonly Pair[]): Pair[] {
  const fit = fitOf(pairs);
  const distances = pairs.map(({ up, across }) => up - onFit(fit, across));
  // If all points lie on the line, the residuals are only rounding errors.
  const limit = Math.max(2 * statistics.standardDeviation(distances), 1e-9);
  return pairs
    .map((pair, i) => ({ pair, distance: Math.abs(distances[i] ?? 0) }))
    .filter(({ distance }) => distance > limit)
    .sort((a, b) => b.distance - a.distance)
    .slice(0, MOST_OUTLIERS)
    .map(({ pair }) => pair);
}

/** The points of a scatter whose values are readable, sorted by time. */
export function readablePairs(seriesList: readonly ChartSeries[], most = MOST_COLUMNS): Pair[] {
  const printable = printablePeriods(seriesList);
  return spreadPairs(
    pairsOf(seriesList).filter(({ period }) => printable.has(period)),
    most,
  );
}

/** The periods in which every series may be printed. */
export function printablePeriods(seriesList: readonly ChartSeries[]): ReadonlySet<Period> {
  const [first, ...others] = seriesList.map(
    (series) => new Set(printing.printablePoints(series).map(({ period }) => period)),
  );
  return new Set([...(first ?? [])].filter((period) => others.every((periods) => periods.has(period))));
}

/**
 * As many distinguishable pairs as allowed: the latest and the outliers, then repeatedly the pair farthest
 * from those chosen. Sorted by time.
 */
export function spreadPairs(pairs: readonly Pair[], most: number): Pair[] {
  const latest = pairs.at(-1);
  if (!latest || pairs.length <= most) return [...pairs];
  const distance = distanceIn(pairs);
  const selection = new Set([latest, ...outliersOf(pairs)].slice(0, most));
  /** The distance of each other pair from the nearest of those chosen. */
  const distances = new Map(
    pairs
      .filter((pair) => !selection.has(pair))
      .map((pair) => [pair, Math.min(...[...selection].map((other) => distance(pair, other)))]),
  );
  while (selection.size < most) {
    const [farthest] = [...distances].reduce((a, b) => (b[1] > a[1] ? b : a));
    selection.add(farthest);
    distances.delete(farthest);
    for (const [pair, nearest] of distances) distances.set(pair, Math.min(nearest, distance(pair, farthest)));
  }
  return pairs.filter((pair) => selection.has(pair));
}

/** Distance with both axes scaled to the same length. */
function distanceIn(pairs: readonly Pair[]): (a: Pair, b: Pair) => number {
  const width = span(pairs.map(({ across }) => across));
  const height = span(pairs.map(({ up }) => up));
  return (a, b) => Math.hypot((a.across - b.across) / width, (a.up - b.up) / height);
}

function span(values: readonly number[]): number {
  const [low = 0, high = 0] = extent(values);
  return high - low;
}
