import type { Detector } from '../detector';
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

/** All detectors. To add one, add a file to this folder and its name here. */
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
