import { median, quantileSorted, tickStep } from 'd3-array';

/** How the results of many windows are spread, in bins of one width. */
export type Spread = {
  /** One more than there are bins. */
  edges: readonly number[];
  /** How many results lie in each bin; one on an edge belongs to the bin above it. */
  counts: readonly number[];
  /** Whether the first and the last bin also hold what lies beyond them. */
  isOpen: readonly [below: boolean, above: boolean];
  median: number;
  /** The bin of the window that was asked for; null where that is not counted. */
  here: number | null;
};

/** Of fewer results a shape says nothing. */
export const LEAST_SPREAD = 20;

/** About so many bins are read at a glance. */
const BINS = 12;

/** The share of the results at each side that may lie far out: bins are made for the others. */
const FAR = 0.02;

/** Binary fractions of a value on an edge lie a little below it. */
const TINY = 1e-9;

/** Null where there are too few results, or all are the same. @param here the place of the window that was asked for */
export function spreadOf(values: readonly number[], here: number): Spread | null {
  if (values.length < LEAST_SPREAD || !values.every(Number.isFinite)) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const [low = least, high = most] = [quantileSorted(sorted, FAR), quantileSorted(sorted, 1 - FAR)];
  const step = tickStep(low, high, BINS);
  if (!(step > 0)) return null;
  const stepOf = (value: number) => Math.floor(value / step + TINY);
  const [first, last] = [stepOf(low), stepOf(high)];
  const binOf = (value: number) => Math.min(last, Math.max(first, stepOf(value))) - first;
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const value of values) counts[binOf(value)] = (counts[binOf(value)] ?? 0) + 1;
  const place = values[here];
  return {
    edges: Array.from({ length: counts.length + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12))),
    counts,
    isOpen: [stepOf(least) < first, stepOf(most) > last],
    median: median(sorted) ?? 0,
    here: place === undefined ? null : binOf(place),
  };
}
