import type { ChartSpec } from '../charts/chart-spec';
import type { Period } from '../time/period';
import type { Source, Status } from '../series/series-file';
import type { Direction } from './rank';
import type { AssetClass } from './subject';

/**
 * A finding in the data, computed only from values up to `asOf`. A published finding never changes: new
 * data adds insights and does not rewrite old ones.
 */
export type Insight = {
  /** Detector, series and period: the same finding always has the same id. */
  id: string;
  detector: string;
  series: string;
  assetClass: AssetClass;
  title: string;
  /** The same in the past tense, with its period, for when later values are held. */
  past: string;
  summary: string;
  measure: string;
  inputs: string[];
  sources: Source[];
  /** The date of the data: the last period examined, in which the finding became true. */
  asOf: Period;
  /** A sentence that compares the finding with the history of its own series. */
  unusual: string;
  status: Status;
  /** 18:00 India time on the day when the value was published. ISO 8601 with offset. */
  created_at: string;
  chart: ChartSpec;
  /**
   * Of findings of which each goes further than the one before: the run that it belongs to. The last one stands for
   * all of them.
   */
  run?: string;
  /** Of a finding further than which nothing had gone before: which way. A later one goes further. */
  ofAll?: Direction;
  /** Of a gap to what its series is not compared with any more: it keeps its address and is not listed. */
  isReplaced?: true;
  /** Of a price across a separation for which it is not adjusted: it keeps its address and is not listed. */
  isAcrossSeparation?: true;
  /** Of a finding that is the highest or lowest value of a time: which. A later value may go further. */
  extreme?: Direction;
  /**
   * How unusual, from 0 to 1: the share of comparable cases in the series' own history that were less
   * unusual. Next to nothing in a series of under a year, whose findings come after all others.
   */
  score: number;
};
