import { suggestion } from '@/lib/platform/nearest';
import { libraryHere } from '@/lib/texts/library-here';
import { seriesFiles } from '@samvit/research';
import { SeriesProblem } from './series-problem';

/**
 * The series that an operator names.
 * @throws SeriesProblem with the nearest name when there is none
 */
export function knownSeries(id: string): string {
  const ids = seriesFiles.listSeriesFiles(libraryHere());
  if (ids.includes(id)) return id;
  throw new SeriesProblem(
    `No series is called "${id}"${suggestion(id, ids)}; npm run series shows them all.`,
  );
}
