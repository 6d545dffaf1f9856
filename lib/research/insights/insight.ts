import type { ChartSpec } from '@/lib/research/charts/chart-spec';
import type { Period } from '@/lib/site/period';
import type { Source, Status } from '@/lib/research/series/series-file';
import type { AssetClass } from './subject';

/**
 * A finding in the data, made from the values up to `asOf` and no later ones: what was found stays as it was found,
 * and new data adds insights instead of rewriting old ones.
 */
export type Insight = {
  /** Detector, line and period: the same finding has the same id for ever. */
  id: string;
  detector: string;
  /** The line it was found in. */
  series: string;
  assetClass: AssetClass;
  title: string;
  summary: string;
  /** What was measured, with its unit. */
  measure: string;
  /** The lines or series it is computed from. */
  inputs: string[];
  sources: Source[];
  /** The date of the data: the last period looked at, in which the finding became true. */
  asOf: Period;
  /** What makes it unusual against the history of its own line. */
  unusual: string;
  /** The least sure status of all values it rests on. */
  status: Status;
  /** The end of the period in which it became true, at 18:00 India time. ISO 8601 with offset. */
  created_at: string;
  chart: ChartSpec;
  /** How unusual, from 0 to 1: the share of comparable cases in its own history that were less so. */
  score: number;
};
