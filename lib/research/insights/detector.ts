import type { Series } from '@/lib/research/series/series';
import type { Insight } from './insight';
import type { Family } from './subject';

/**
 * Looks at one series at a time for one kind of finding. Pure: the same series gives the same insights, and each of them
 * rests on the values up to its own period only.
 */
export type Detector = {
  /** Part of the ids, so it never changes. */
  id: string;
  /** It looks at the series of these. */
  families: readonly Family[];
  detect(series: Series): Insight[];
};
