import { onPair } from './definitions';
import { ofPair } from './drawings';
import { PRICES, type MeasureShape } from './measure';
import { usualSentence } from './sentences';

/** How far the first moves when the second moves by one per cent. */
export const beta: MeasureShape = {
  series: [2, 2],
  takesWindows: true,
  isOrdered: true,
  next: [{ measure: 'correlation' }, { measure: 'compare' }, { measure: 'volatility' }],
  options: ['in'],
  kinds: PRICES,
  needs: 'varying returns',
  isOfMoves: true,
  formulas: ['beta', 'r-squared'],
  figures: onPair(() => [
    ['beta', 'number-2'],
    ['r-squared', 'number-2'],
  ]),
  sentence: usualSentence,
  drawing: ofPair,
};
