import { onEach } from './definitions';
import { ofLine } from './drawings';
import { PRICES, type MeasureShape } from './measure';
import { usualSentence } from './sentences';

/** How far returns lie from their mean, for a year. */
export const volatility: MeasureShape = {
  series: [1, 3],
  isOrdered: false,
  next: [
    { measure: 'drawdown' },
    { measure: 'growth' },
    { measure: 'sharpe' },
    { measure: 'rolling-volatility' },
  ],
  options: ['in', 'real'],
  kinds: PRICES,
  needs: 'returns',
  isOfMoves: true,
  tellsAll: true,
  formulas: ['volatility'],
  figures: onEach(() => [['volatility', 'percent']]),
  sentence: usualSentence,
  drawing: ofLine,
  // Of several series there is one share each; of the first, it would pass for that of all.
  counted: (terms) => (terms.length === 1 ? ['as-much', ([value = NaN], [own = NaN]) => value >= own] : null),
};
