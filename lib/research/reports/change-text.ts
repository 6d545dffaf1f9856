import { text } from '@/lib/content/messages';
import { written } from '@/lib/site/number-format';
import { isPercent, type UnitName } from '@/lib/research/series/units';
import { change } from '@/lib/research/series/statistics';

const signed = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'exceptZero',
    }),
);
const signedText = (value: number, digits: 0 | 1 | 2) => written(value, signed[digits] as Intl.NumberFormat);

/**
 * The signed change of a value: `+4.1%` for prices and counts, `−0.35 percentage points` for values in per
 * cent, `+12 basis points` for spreads.
 */
export function changeText(from: number, to: number, unit: UnitName): string {
  if (isPercent(unit)) return text('reports.change.percentage-points', { change: signedText(to - from, 2) });
  if (unit === 'basis points')
    return text('reports.change.basis-points', { change: signedText(to - from, 0) });
  return `${signedText(change(from, to) * 100, 1)}%`;
}
