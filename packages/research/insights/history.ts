import type { Series } from '../series/series';
import type { Period } from '../time/period';
import type { Frequency } from '../series/series-file';

/** A value that exists, and its index among all points of the series, gaps included. */
export type PresentPoint = { period: Period; value: number; index: number };

export function presentPoints(series: Series): PresentPoint[] {
  return series.points.flatMap(({ period, value }, index) =>
    value === null ? [] : [{ period, value, index }],
  );
}

/** A value and the one `lag` positions before it; there is no step across a gap. */
export type ValueStep = { from: PresentPoint; to: PresentPoint };

export function steps(history: readonly PresentPoint[], lag = 1): ValueStep[] {
  const byPlace = new Map(history.map((point) => [point.index, point]));
  return history.flatMap((to) => {
    const from = byPlace.get(to.index - lag);
    return from ? [{ from, to }] : [];
  });
}

/** What counts as long and as enough for a frequency, in periods. */
type Rhythm = {
  /** A wait that is long enough to report: about a year, for daily closes four weeks. */
  longWait: number;
  /**
   * A value is an extreme if it had no equal for this long: about five years, for weekly series three, for
   * daily closes nine weeks.
   */
  longMemory: number;
  /** The least number of values that a comparison with the history needs. */
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

export function rhythmOf({ frequency }: Pick<Series, 'frequency'>): Rhythm {
  return RHYTHMS[frequency] ?? OTHER;
}
