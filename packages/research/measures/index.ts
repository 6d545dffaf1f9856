import { beta } from './beta';
import { calendar } from './calendar';
import { compare } from './compare';
import { correlation } from './correlation';
import { difference } from './difference';
import { doubling } from './doubling';
import { drawdown } from './drawdown';
import { everyFall } from './falls';
import { goal } from './goal';
import { growth } from './growth';
import { level } from './level';
import { lumpsum } from './lumpsum';
import type { MeasureShape } from './measure';
import { portfolio } from './portfolio';
import { ranking } from './rank';
import { ratio } from './ratio';
import { rollingCorrelation } from './rolling-correlation';
import { rollingGrowth } from './rolling-growth';
import { rollingVolatility } from './rolling-volatility';
import { sharpe } from './sharpe';
import { sip } from './sip';
import { volatility } from './volatility';
import { whenReached } from './when';
import { withdrawal } from './withdrawal';
import { worth } from './worth';

/** Every measure that can be asked for, by its name in an address, in the order of the form. */
const TABLE = {
  growth,
  volatility,
  sharpe,
  drawdown,
  correlation,
  beta,
  ratio,
  compare,
  rank: ranking,
  level,
  difference,
  sip,
  lumpsum,
  portfolio,
  withdrawal,
  goal,
  calendar,
  when: whenReached,
  falls: everyFall,
  doubling,
  worth,
  'rolling-growth': rollingGrowth,
  'rolling-volatility': rollingVolatility,
  'rolling-correlation': rollingCorrelation,
};

export type Measure = keyof typeof TABLE;

export const MEASURES: Readonly<Record<Measure, MeasureShape>> = TABLE;

export const MEASURE_NAMES = Object.keys(TABLE) as Measure[];

/** Also of a name that somebody typed. */
export const isMeasure = (name: string | undefined): name is Measure =>
  name !== undefined && Object.hasOwn(TABLE, name);
