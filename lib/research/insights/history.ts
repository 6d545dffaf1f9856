import type { Series } from '@/lib/research/series/series';
import type { Period } from '@/lib/site/period';
import type { Frequency } from '@/lib/research/series/series-file';

/** A value that is there, and its place among all points of the line, gaps included. */
export type PresentPoint = { period: Period; value: number; index: number };

/** The values of a line in order, without the gaps. */
export function presentPoints(series: Series): PresentPoint[] {
  return series.points.flatMap(({ period, value }, index) =>
    value === null ? [] : [{ period, value, index }],
  );
}

/** A value and the one `lag` places before it; none across a gap. */
export type Step = { from: PresentPoint; to: PresentPoint };

/** All pairs of values exactly `lag` places apart. */
export function steps(history: readonly PresentPoint[], lag = 1): Step[] {
  const byPlace = new Map(history.map((point) => [point.index, point]));
  return history.flatMap((to) => {
    const from = byPlace.get(to.index - lag);
    return from ? [{ from, to }] : [];
  });
}

/** What the words long and enough mean in a line of each rhythm, in periods. */
type Rhythm = {
  /** A wait long enough to be told: about a year, in daily closes four weeks. */
  longWait: number;
  /**
   * How long a value must be without an equal to be an extreme: about five years, for weekly series three,
   * for daily closes nine weeks.
   */
  longMemory: number;
  /** Number of values that a comparison with the history needs at least. */
  enough: number;
};

const OTHER: Rhythm = { longWait: 4, longMemory: 12, enough: 8 };
const RHYTHMS: Partial<Record<Frequency, Rhythm>> = {
  daily: { longWait: 20, longMemory: 45, enough: 10 },
  weekly: { longWait: 52, longMemory: 156, enough: 156 },
  monthly: { longWait: 12, longMemory: 60, enough: 60 },
  quarterly: { longWait: 4, longMemory: 6, enough: 4 },
  annual: { longWait: 2, longMemory: 5, enough: 4 },
};

/** The measures for a series' frequency. */
export function rhythmOf({ frequency }: Pick<Series, 'frequency'>): Rhythm {
  return RHYTHMS[frequency] ?? OTHER;
}
