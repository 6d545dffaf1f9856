import { isRate } from '../series/units';
import { isMore } from './counts';
import { onPair } from './definitions';
import { ofPair } from './drawings';
import { PRICES, RATES, type MeasureShape } from './measure';
import { usualSentence } from './sentences';

/** Whether two series move together: of prices their returns, of rates their changes. */
export const correlation: MeasureShape = {
  series: [2, 2],
  takesWindows: true,
  isOrdered: false,
  next: [{ measure: 'rolling-correlation' }, { measure: 'compare' }, { measure: 'beta' }],
  options: ['in'],
  kinds: [...PRICES, ...RATES],
  needs: 'varying returns',
  isOfMoves: true,
  formulas: ['correlation', 'correlation-of-changes'],
  figures: onPair(({ unit }) => [[isRate(unit) ? 'correlation-of-changes' : 'correlation', 'number-2']]),
  sentence: usualSentence,
  drawing: ofPair,
  counted: () => ['above-zero', isMore],
  refuses: (_, series) =>
    new Set(series.map(({ unit }) => isRate(unit))).size > 1 ? { kind: 'mixed-kinds' } : null,
};
