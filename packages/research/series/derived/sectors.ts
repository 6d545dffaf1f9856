import type { Words } from '../../words/words';
import { combine, type Series, rebase } from '../series';
import { growthOver, type DerivedSeries } from './derive';

/**
 * A share relative to its sector, and the sector relative to the market: the change since the first day
 * shows which of the two did better.
 */
export const sectors: DerivedSeries = {
  'wipro-sector-ratio': (get) => ratio(get('wipro-close'), get('nifty-it-close')),
  'wipro-against-nifty-it': (get, library) => fromFirst(library.words, get('wipro-sector-ratio')),
  'nifty-it-market-ratio': (get) => ratio(get('nifty-it-close'), get('nifty-50-close')),
  'nifty-it-over-nifty-50': (get) => ratio(get('nifty-it-monthly'), get('nifty-50-monthly')),
  'nifty-it-five-year-growth': (get) => growthOver(get('nifty-it-monthly'), 5),
  'nifty-it-against-nifty-50': (get, library) => fromFirst(library.words, get('nifty-it-market-ratio')),
};

function ratio(own: Series, other: Series): Series {
  return combine(
    [own, other],
    {
      unit: 'ratio',
      made: { by: 'multiple', from: [other.id, own.id], reads: 'same period' },
    },
    (a, b) => a / b,
  );
}

/** A ratio of two series, rebased to 100 at the first day that both have. */
function fromFirst(words: Words, source: Series): Series {
  return {
    ...rebase(words, source),
    unit: 'ratio, first close = 100',
    made: { by: 'multiple', from: [source.id], reads: 'first', times: 100 },
  };
}
