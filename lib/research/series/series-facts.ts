import type { Series } from './series';

/** What a figure's reader is told of a series. */
export type SeriesFacts = Pick<Series, 'id' | 'title' | 'unit' | 'asOf' | 'formula'>;

/** The facts of a series; a column is named with its file: `NVIDIA results by quarter (GAAP): revenue`. */
export function seriesFacts({ id, title, column, unit, asOf, formula }: Series): SeriesFacts {
  return {
    id,
    title: column ? `${title}: ${column}` : title,
    unit,
    asOf,
    ...(formula !== undefined && { formula }),
  };
}
