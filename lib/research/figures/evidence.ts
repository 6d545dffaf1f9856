import { getSeries } from '@/lib/research/series/get-series';
import type { Series, SeriesPoint } from '@/lib/research/series/series';
import { seriesFacts, type SeriesFacts } from '@/lib/research/series/series-facts';

/** A value a figure rests on. */
export type EvidenceRow = Omit<SeriesPoint, 'value'> & { value: number };

/** The values of one series that a figure rests on, or the ends and extremes of them. */
export type Evidence = { series: SeriesFacts; rows: EvidenceRow[] };

/** Formulas that read the two ends of their window and nothing between. */
const OF_ENDS = new Set(['value', 'change', 'difference', 'multiple', 'growth-per-year']);

/** Up to this many values are all named; of more, the ends and the extremes. */
const ALL_NAMED = 4;

/**
 * The values behind a figure: of every series it reads, and of the series those are computed from at the same period. Where
 * the window holds many, the first, the last, the lowest and the highest stand for them; `count` says how many there are.
 */
export function evidenceOf(
  formula: string,
  part: Series,
  second?: Series,
): { evidence: Evidence[]; count: number } {
  const ends = [part.points[0], part.points.at(-1)].filter((point) => point !== undefined);
  const present = [...new Set(OF_ENDS.has(formula) ? ends : part.points)].filter(isPresent);
  const chosen = present.length <= ALL_NAMED ? present : endsAndExtremes(present);
  const periods = new Set(chosen.map(({ period }) => period));
  const all = [...(part.parts ?? []).map(getSeries), part, ...(second ? [second] : [])];
  const evidence = all.map((series) => ({
    series: seriesFacts(series),
    rows: series.points.filter(isPresent).filter(({ period }) => periods.has(period)),
  }));
  return { evidence: evidence.filter(({ rows }) => rows.length > 0), count: present.length };
}

function endsAndExtremes(points: readonly EvidenceRow[]): EvidenceRow[] {
  const values = points.map(({ value }) => value);
  const wanted = new Set([
    0,
    values.indexOf(Math.min(...values)),
    values.indexOf(Math.max(...values)),
    points.length - 1,
  ]);
  return points.filter((_, i) => wanted.has(i));
}

function isPresent(point: SeriesPoint): point is EvidenceRow {
  return point.value !== null;
}
