import { libraryHere } from '@/lib/texts/library-here';
import { updates } from '@samvit/research';
import { askPublishers } from './ask-publishers';
import { receive } from './decide';
import { knownSeries } from './known-series';

/** For the operator, where content/supply lets no series be fetched. */
export const NONE_TO_FETCH =
  'No series may be fetched: content/supply/README.md says what its file needs. Import files by hand.';

/**
 * Asks the publishers of the series named, or of all that may be fetched; one that fails keeps no other from
 * being asked.
 * @returns for each in turn lines for the operator, or the problem of its publisher
 * @throws SeriesProblem when one has no series
 */
export async function* fetchSeries(ids: readonly string[]): AsyncGenerator<string[] | updates.SupplyProblem> {
  const series = ids.length > 0 ? ids.map(knownSeries) : updates.mayBeFetched(libraryHere());
  if (series.length === 0) yield [NONE_TO_FETCH];
  const ask = askPublishers({ now: Date.now() });
  for (const id of series) {
    try {
      yield await receive(id, await ask(id));
    } catch (error) {
      if (!(error instanceof updates.SupplyProblem)) throw error;
      yield error;
    }
  }
}
