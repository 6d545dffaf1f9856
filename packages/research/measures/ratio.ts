import { currencyOf } from '../series/series';
import { requestName } from '../series/on-request';
import { ofMade, withValues } from './definitions';
import { ofLine } from './drawings';
import { ranked } from './level';
import { PRICES, type Asked, type MeasureShape } from './measure';
import { rankedSentence } from './ranked-sentence';

/** How many of the second one of the first is worth. */
export const ratio: MeasureShape = {
  series: [2, 2],
  isOrdered: true,
  options: ['in'],
  kinds: PRICES,
  isOfAll: true,
  figures: (library, asked, window) =>
    ofMade(library, asked, withValues(library, nameOf(asked), window), ranked),
  sentence: (told) => rankedSentence('ratio', told),
  drawing: ofLine,
  drawn: (_, asked, window) => ({ id: nameOf(asked), window }),
  refuses: ({ currency }, series) =>
    !currency && new Set(series.map(currencyOf)).size > 1 ? { kind: 'currencies' } : null,
};

const nameOf = ({ series }: Asked) => requestName({ operation: 'ratio', parts: [...series] });
