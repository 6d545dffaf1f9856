import type { Detector } from '../detector';
import { calendarYear } from './calendar-year';
import { drawdownDetector } from './drawdown';
import { extreme } from './extreme';
import { gapDetector } from './gap';
import { growthDetector } from './growth';
import { largestMove } from './largest-move';
import { largestYear } from './largest-year';
import { lowDetector } from './low';
import { movingAverageCross } from './moving-average-cross';
import { policySpread } from './policy-spread';
import { policyTurn } from './policy-turn';
import { record } from './record';
import { streak } from './streak';
import { volatilityDetector } from './volatility';

/** All detectors. To add one, add a file to this folder and its name here. */
export const DETECTORS: readonly Detector[] = [
  record,
  drawdownDetector,
  movingAverageCross,
  extreme,
  policySpread,
  policyTurn,
  growthDetector,
  largestMove,
  largestYear,
  gapDetector,
  lowDetector,
  streak,
  volatilityDetector,
  calendarYear,
];
