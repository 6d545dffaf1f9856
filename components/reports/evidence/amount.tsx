import type { UnitName } from '@/lib/research/series/units';
import { amountText, isRounded } from '@/lib/research/series/unit-text';

/** A bare value in a row of them. Where its text leaves digits out, the element carries them. */
export function Amount({ value, unit }: { value: number; unit: UnitName }) {
  const text = amountText(value, unit);
  return isRounded(value) ? <data value={exact(value)}>{text}</data> : text;
}

/** A value without the noise of binary fractions: ten digits are more than any source gives. */
export function exact(value: number): number {
  return Number(value.toPrecision(10));
}
