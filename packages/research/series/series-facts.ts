import type { Series } from './series';

export type SeriesFacts = Pick<
  Series,
  'id' | 'title' | 'unit' | 'frequency' | 'everyDay' | 'asOf' | 'formula' | 'made'
>;

/**
 * The facts of a series; the title of a column includes that of its file: `NVIDIA results by quarter
 * (GAAP): revenue`.
 */
export function seriesFacts({
  id,
  title,
  column,
  unit,
  frequency,
  everyDay,
  asOf,
  formula,
  made,
}: Series): SeriesFacts {
  return {
    id,
    title: column ? `${title}: ${column}` : title,
    unit,
    frequency,
    ...(everyDay && { everyDay }),
    asOf,
    ...(formula !== undefined && { formula }),
    ...(made && { made }),
  };
}
