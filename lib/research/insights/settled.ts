import type { Line } from '@/lib/research/series/series';
import { loadSeries } from '@/lib/research/series/series-file';

/**
 * The line without what a finding may not rest on: a last period that is not over yet is cut off, and a disputed value
 * becomes a gap, which keeps its status.
 */
export function settled(line: Line): Line {
  const partial = line.inputs.flatMap(partialPeriods);
  return {
    ...line,
    points: line.points
      .filter(({ period }) => !partial.includes(period))
      .map((point) => (point.status === 'disputed' ? { ...point, value: null } : point)),
  };
}

/** Periods that a note of the series calls partial: `2026-08 is partial: ...`. */
function partialPeriods(seriesId: string): string[] {
  return loadSeries(seriesId).notes.flatMap((note) => /^(\S+) is partial\b/.exec(note)?.[1] ?? []);
}
