import type { Series } from '@/lib/research/series/series';
import type { Insight } from './insight';

/**
 * Looks at one line at a time for one kind of finding. Pure: the same line gives the same insights, and each of them
 * rests on the values up to its own period only.
 */
export type Detector = {
  /** Part of the ids, so it never changes. */
  id: string;
  /** The lines it looks at, by name. */
  series: readonly string[];
  detect(series: Series): Insight[];
};
