import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { MadeRef, type SeriesRef } from '../series/series-ref';
import { tellsOtherDays } from '../series/shared-periods';
import type { MeasureTerms } from './measure';

/** The same series by month: of days and weeks the last value of each. What tells other days stays, and is refused. */
export const atMonths = (library: Library, terms: MeasureTerms): MeasureTerms => ({
  ...terms,
  series: terms.series.map((ref) => monthly(library, ref)),
});

function monthly(library: Library, ref: SeriesRef): SeriesRef {
  const series = getSeries(library, ref);
  const isFiner = series.frequency === 'daily' || series.frequency === 'weekly';
  return isFiner && !tellsOtherDays(library, series) ? new MadeRef('by-month', [ref]) : ref;
}
