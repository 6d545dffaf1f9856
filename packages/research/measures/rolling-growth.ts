import { PRICES, type MeasureShape } from './measure';
import { rollingOf } from './rolling';

/** Growth over every window of one length. */
export const rollingGrowth: MeasureShape = {
  ...rollingOf('growth'),
  series: [1, 1],
  isOrdered: true,
  options: ['in', 'real', 'roll'],
  kinds: PRICES,
};
