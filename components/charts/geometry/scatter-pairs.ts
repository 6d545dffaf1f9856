import { extent } from 'd3-array';
import type { ChartSeries } from '@/lib/research/charts/chart-spec';
import { leastSquares, standardDeviation, type Fit } from '@/lib/research/series/statistics';
import type { Period } from '@/lib/site/period';

/** One point of a scatter: the values of the first line, upwards, and of the second, across, in the same period. */
export type Pair = { period: Period; up: number; across: number };

/** The periods in which both lines have a value, in order. */
export function pairsOf([first, second]: readonly ChartSeries[]): Pair[] {
  const others = new Map(second?.points.map(({ period, value }) => [period, value]));
  return (first?.points ?? []).flatMap(({ period, value: up }) => {
    const across = others.get(period) ?? null;
    return up === null || across === null ? [] : [{ period, up, across }];
  });
}

export function fitOf(pairs: readonly Pair[]): Fit {
  return leastSquares(
    pairs.map(({ up }) => up),
    pairs.map(({ across }) => across),
  );
}

/** Where the line of fit begins and ends: over the first and the last point across, since it says nothing beyond them. */
export function fitEnds(pairs: readonly Pair[], fit: Fit): Omit<Pair, 'period'>[] {
  const values = pairs.map(({ across }) => across);
  return [Math.min(...values), Math.max(...values)].map((across) => ({ across, up: onFit(fit, across) }));
}

/** The height of the line of fit. */
function onFit({ slope, intercept }: Fit, across: number): number {
  return intercept + slope * across;
}

const MOST_OUTLIERS = 3;

/** Pairs farther above or below the line than twice the standard deviation of those distances: three at most, the farthest first. */
export function outliersOf(pairs: readonly Pair[]): Pair[] {
  const fit = fitOf(pairs);
  const distances = pairs.map(({ up, across }) => up - onFit(fit, across));
  // Where all points lie on the line, what is left of rounding is no distance.
  const limit = Math.max(2 * standardDeviation(distances), 1e-9);
  return pairs
    .map((pair, i) => ({ pair, distance: Math.abs(distances[i] ?? 0) }))
    .filter(({ distance }) => distance > limit)
    .sort((a, b) => b.distance - a.distance)
    .slice(0, MOST_OUTLIERS)
    .map(({ pair }) => pair);
}

/**
 * As many pairs as can be told apart: the latest and the outliers, then again and again the one that lies farthest from those
 * chosen before. In order of time.
 */
export function spreadPairs(pairs: readonly Pair[], most: number): Pair[] {
  const latest = pairs.at(-1);
  if (!latest || pairs.length <= most) return [...pairs];
  const between = distanceIn(pairs);
  const chosen = new Set([latest, ...outliersOf(pairs)].slice(0, most));
  while (chosen.size < most) {
    const apart = (pair: Pair) => Math.min(...[...chosen].map((other) => between(pair, other)));
    const rest = pairs.filter((pair) => !chosen.has(pair));
    chosen.add(rest.reduce((a, b) => (apart(b) > apart(a) ? b : a)));
  }
  return pairs.filter((pair) => chosen.has(pair));
}

/** Distance in a chart as high as it is wide. */
function distanceIn(pairs: readonly Pair[]): (a: Pair, b: Pair) => number {
  const width = span(pairs.map(({ across }) => across));
  const height = span(pairs.map(({ up }) => up));
  return (a, b) => Math.hypot((a.across - b.across) / width, (a.up - b.up) / height);
}

function span(values: readonly number[]): number {
  const [low = 0, high = 0] = extent(values);
  return high - low;
}
