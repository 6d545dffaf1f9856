import type { Library } from '../series/library';
import type { Series } from '../series/series';
import type { Insight } from './insight';
import type { Family } from './subject';

/**
 * Searches one series at a time for one kind of finding. A pure function: the same series gives the same
 * insights, and each insight uses only values up to its own period.
 */
export type Detector = {
  /** The insight ids contain it, so it must never change. */
  id: string;
  families: readonly Family[];
  detect(library: Library, series: Series): Insight[];
};
