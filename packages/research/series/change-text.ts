import type { Words } from '../words/words';
import { inUnit, withDecimals } from './number-format';
import { change } from './statistics';
import { isPercent, isRate, type UnitName } from './units';

const whole = withDecimals(0, 'exceptZero');
const oneDecimal = withDecimals(1, 'exceptZero');
const twoDecimals = withDecimals(2, 'exceptZero');

/** Whether values of a unit change by points, as rates and shares do, and not by per cent. */
export const changesByPoints = (unit: UnitName): boolean => isRate(unit) || isPercent(unit);

/**
 * The signed change of a value: `+4.1%` for prices and counts, `−0.35 percentage points` for values in per
 * cent, `+12 basis points` for spreads.
 */
export function changeText(words: Words, unit: UnitName, from: number, to: number): string {
  if (unit === 'basis points') return inUnit(words, 'basis-points', whole(words, to - from));
  if (changesByPoints(unit)) return inUnit(words, 'percentage-points', twoDecimals(words, to - from));
  return inUnit(words, 'percent', oneDecimal(words, change(from, to) * 100));
}
