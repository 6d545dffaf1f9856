import type { Series, SeriesPoint } from '@/lib/research/series/series';
import { getSeries } from '@/lib/research/series/get-series';
import type { Period } from '@/lib/research/series/period';
import type { Status } from '@/lib/content/status';

/** One value a figure rests on. */
export type FigureRow = { series: string; period: Period; value: number; status: Status };

/** Formulas that read the two ends of their window and nothing between. */
const OF_ENDS = new Set(['value', 'change', 'difference', 'multiple', 'growth-per-year']);

/** Up to this many values are all named; of more, the ends and the extremes. */
const ALL_NAMED = 4;

/**
 * The values behind a figure: of every line it reads, and of the lines those are computed from at the same period. Where
 * the window holds many, the first, the last, the lowest and the highest stand for them; `count` says how many there are.
 */
export function figureRows(
  formula: string,
  part: Series,
  second?: Series,
): { rows: FigureRow[]; count: number } {
  const ends = [part.points[0], part.points.at(-1)].filter((point) => point !== undefined);
  const known = [...new Set(OF_ENDS.has(formula) ? ends : part.points)].filter(isKnown);
  const chosen = known.length <= ALL_NAMED ? known : endsAndExtremes(known);
  const seriesList = [...(part.parts ?? []).map(getSeries), part, ...(second ? [second] : [])];
  return { rows: seriesList.flatMap((each) => rowsAt(each, chosen)), count: known.length };
}

type Known = SeriesPoint & { value: number };

function endsAndExtremes(points: readonly Known[]): Known[] {
  const values = points.map(({ value }) => value);
  const wanted = new Set([
    0,
    values.indexOf(Math.min(...values)),
    values.indexOf(Math.max(...values)),
    points.length - 1,
  ]);
  return points.filter((_, i) => wanted.has(i));
}

function rowsAt({ id, points }: Series, chosen: readonly Known[]): FigureRow[] {
  return chosen.flatMap(({ period }) => {
    const point = points.find((candidate) => candidate.period === period);
    return point && isKnown(point) ? [{ series: id, period, value: point.value, status: point.status }] : [];
  });
}

function isKnown(point: SeriesPoint): point is Known {
  return point.value !== null;
}
