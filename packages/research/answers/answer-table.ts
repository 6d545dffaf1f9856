import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { between } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import type { Period } from '../time/period';

/** A row for each period, with a value of each series. */
export type AnswerTable = {
  series: readonly string[];
  rows: readonly (readonly [period: Period, ...values: (number | null)[]])[];
};

/** The values of series in a window, by the periods of the one that has most. */
export function tableOf(library: Library, refs: readonly SeriesRef[], { from, to }: Window): AnswerTable {
  const columns = refs.map((ref) => between(getSeries(library, ref), from, to).points);
  const values = columns.map((points) => new Map(points.map(({ period, value }) => [period, value])));
  const [longest = []] = [...columns].sort((a, b) => b.length - a.length);
  return {
    series: refs.map(String),
    rows: longest.map(({ period }) => [period, ...values.map((column) => column.get(period) ?? null)]),
  };
}
