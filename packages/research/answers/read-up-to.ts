import { knownEnd } from '../series/freshness';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { readSeriesFile } from '../series/series-file';
import type { Series } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import type { Period } from '../time/period';

/** Up to which period series were read, and the day at which it ends as far as somebody says that. */
export type ReadUpTo = { period: Period; day: string };

/** That of the series which was read furthest. */
export function readUpTo(library: Library, refs: readonly SeriesRef[]): ReadUpTo {
  return refs
    .map((ref) => getSeries(library, ref))
    .map((series) => ({ period: series.asOf, day: dayOf(library, series) }))
    .reduce((a, b) => (b.day > a.day ? b : a));
}

/** Where nobody says when the last period ends, that of its files, or the year in the period's name. */
function dayOf(library: Library, { asOf, inputs }: Series): string {
  const ofFiles = inputs.flatMap((id) => knownEnd(library, [id], readSeriesFile(library, id).asOf) ?? []);
  return knownEnd(library, inputs, asOf) ?? ofFiles.sort().at(-1) ?? /\d{4}$/.exec(asOf)?.[0] ?? '';
}
