import { PRICES, type MeasureShape } from './measure';
import { rollingOf } from './rolling';

/** Growth over every window of one length. */
export const rollingGrowth: MeasureShape = {
  ...rollingOf('growth'),
  series: [1, 1],
  isOrdered: true,
  next: [{ measure: 'growth' }, { measure: 'calendar' }, { measure: 'doubling' }],
  options: ['in', 'real', 'roll'],
  kinds: PRICES,
};
