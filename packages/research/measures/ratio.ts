import { currencyOf } from '../series/series';
import { MadeRef } from '../series/series-ref';
import { ofMade, withValues } from './definitions';
import { ofLine } from './drawings';
import { extremeMarks } from './marks';
import { ranked } from './level';
import { PRICES, type MeasureTerms, type MeasureShape } from './measure';
import { rankedSentence } from './ranked-sentence';

/** How many of the second one of the first is worth. */
export const ratio: MeasureShape = {
  series: [2, 2],
  isOrdered: true,
  next: [{ measure: 'compare' }, { measure: 'growth' }, { measure: 'correlation' }],
  options: ['in'],
  kinds: PRICES,
  isOfAll: true,
  isOfValues: true,
  figures: (library, terms, window) =>
    ofMade(library, terms, withValues(library, ratioOf(terms), window), ranked),
  sentence: (context) => rankedSentence('ratio', context),
  drawing: ofLine,
  marks: extremeMarks('highest', 'lowest'),
  drawn: (_, terms, window) => ({ ref: ratioOf(terms), window }),
  refuses: ({ currency }, series) =>
    !currency && new Set(series.map(currencyOf)).size > 1 ? { kind: 'currencies' } : null,
};

const ratioOf = ({ series }: MeasureTerms) => new MadeRef('ratio', series);
