import type { Series } from '@/lib/research/series/series';
import { readSeriesFile } from '@/lib/research/series/series-file';

/**
 * The line without what a finding may not rest on: a last period that is not over yet is cut off, and a disputed value
 * becomes a gap, which keeps its status.
 */
export function withoutPartialOrDisputed(series: Series): Series {
  const partial = series.inputs.flatMap(partialPeriods);
  return {
    ...series,
    points: series.points
      .filter(({ period }) => !partial.includes(period))
      .map((point) => (point.status === 'disputed' ? { ...point, value: null } : point)),
  };
}

/** Periods that a note of the series calls partial: `2026-08 is partial: ...`. */
function partialPeriods(seriesId: string): string[] {
  return readSeriesFile(seriesId).notes.flatMap((note) => /^(\S+) is partial\b/.exec(note)?.[1] ?? []);
}
