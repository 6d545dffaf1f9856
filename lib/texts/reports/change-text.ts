import { inUnit, numberWriter } from '@/lib/web/number-format';
import { units, statistics, type UnitName } from '@samvit/research';

const signedWriter = (digits: number) =>
  numberWriter({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });
const [whole, one, two] = [signedWriter(0), signedWriter(1), signedWriter(2)] as const;

/**
 * The signed change of a value: `+4.1%` for prices and counts, `−0.35 percentage points` for values in per
 * cent, `+12 basis points` for spreads.
 */
export function changeText(from: number, to: number, unit: UnitName): string {
  if (units.isPercent(unit)) return inUnit('percentage-points', two(to - from));
  if (unit === 'basis points') return inUnit('basis-points', whole(to - from));
  return inUnit('percent', one(statistics.change(from, to) * 100));
}
