import { PRICES, type MeasureShape } from './measure';
import { rollingOf } from './rolling';

/** Correlation over every window of one length. */
export const rollingCorrelation: MeasureShape = {
  ...rollingOf('correlation'),
  series: [2, 2],
  isOrdered: false,
  next: [{ measure: 'correlation' }, { measure: 'compare' }],
  options: ['in', 'roll'],
  kinds: PRICES,
  isOfMoves: true,
};
