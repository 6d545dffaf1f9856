import type { Detector } from '@/lib/research/insights/detector';
import { calendarYear } from './calendar-year';
import { drawdown } from './drawdown';
import { extreme } from './extreme';
import { growth } from './growth';
import { largestMove } from './largest-move';
import { movingAverageCross } from './moving-average-cross';
import { policySpread } from './policy-spread';
import { policyTurn } from './policy-turn';
import { record } from './record';
import { streak } from './streak';
import { volatility } from './volatility';

/** All detectors. A new one is a file beside this one and a name here. */
export const DETECTORS: readonly Detector[] = [
  record,
  drawdown,
  movingAverageCross,
  extreme,
  policySpread,
  policyTurn,
  growth,
  largestMove,
  streak,
  volatility,
  calendarYear,
];
