import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { codeOf } from './code';
import { getSeries } from '../series/get-series';
import type { SeriesRef } from '../series/series-ref';
import { readSeriesFile, type SeriesFile } from '../series/series-file';

/** Names the data that series are made of: another code means that a value or a note of them changed. */
export function editionOf(library: Library, series: readonly SeriesRef[]): string {
  const files = new Set(series.flatMap((ref) => getSeries(library, ref).inputs));
  const editionIn = (id: string) => {
    const ownSeries = library.own.get(id);
    return ownSeries ? editionOfFile(ownSeries) : contentOf(library, id);
  };
  return codeOf([...files].sort().map(editionIn).join('\n'));
}

// In English: a translation of a title is no other edition, and who cites in one language may read in another.
const contentOf = perLibrary((library, id: string) => editionOfFile(readSeriesFile(library.english, id)));

export const editionOfFile = (file: SeriesFile): string => codeOf(JSON.stringify(file));
