import { onEach } from './definitions';
import { ofLine } from './drawings';
import { PRICES, type MeasureShape } from './measure';
import { usualSentence } from './sentences';
import { leftOutMark, onMonthsWithout, refusesWithout } from './without-year';

/** Fewer changes say little about how far a value moves. */
const LEAST = 24;

/** How far returns lie from their mean, for a year. */
export const volatility: MeasureShape = {
  series: [1, 3],
  takesWindows: true,
  isOrdered: false,
  next: [
    { measure: 'drawdown' },
    { measure: 'growth' },
    { measure: 'sharpe' },
    { measure: 'rolling-volatility' },
  ],
  options: ['without', 'in', 'real'],
  kinds: PRICES,
  needs: 'returns',
  isOfMoves: true,
  tellsAll: true,
  formulas: ['volatility'],
  figures: (library, terms, window) => {
    const whole = onEach(() => [['volatility', 'percent']])(library, terms, window);
    const { without } = terms;
    if (without === undefined) return whole;
    const others = onMonthsWithout(library, terms, without, window, () => [
      ['volatility-of-changes', 'percent'],
    ]);
    return [...others, ...whole];
  },
  marks: leftOutMark,
  refusesWindow: refusesWithout(LEAST),
  sentence: usualSentence,
  drawing: ofLine,
  // Of several series there is one share each; of the first, it would pass for that of all.
  counted: (terms) => (terms.length === 1 ? ['as-much', ([value = NaN], [own = NaN]) => value >= own] : null),
};
