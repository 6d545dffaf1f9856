import { MINUS } from '@/lib/site/number-format';
import { isPercent, type UnitName } from '@/lib/research/series/units';
import { change } from '@/lib/research/series/statistics';

const written = (value: number, digits: number) =>
  value
    .toLocaleString('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'exceptZero',
    })
    .replace('-', MINUS);

/**
 * The signed change of a value: `+4.1%` for prices and counts, `−0.35 percentage points` for values in per
 * cent, `+12 basis points` for spreads.
 */
export function changeText(from: number, to: number, unit: UnitName): string {
  if (isPercent(unit)) return `${written(to - from, 2)} percentage points`;
  if (unit === 'basis points') return `${written(to - from, 0)} basis points`;
  return `${written(change(from, to) * 100, 1)}%`;
}
