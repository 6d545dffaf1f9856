import { PRICES, type MeasureShape } from './measure';
import { ofRolled, rollingOf } from './rolling';

/** Volatility over every window of one length. */
export const rollingVolatility: MeasureShape = {
  ...rollingOf('volatility', (part) => ofRolled(part).slice(0, 3)),
  series: [1, 1],
  isOrdered: true,
  next: [{ measure: 'volatility' }, { measure: 'rolling-growth' }],
  options: ['in', 'roll'],
  kinds: PRICES,
  isOfMoves: true,
};
