import type { Figure } from '@/lib/research/figures/figure';
import type { UnitName } from '@/lib/research/series/units';
import { amountText, isRounded } from '@/lib/research/series/unit-text';

/** A bare value in a row of them. Where its text leaves digits out, the element carries them. */
export function Amount({ value, unit }: { value: number; unit: UnitName }) {
  const text = amountText(value, unit);
  return isRounded(value) ? <data value={exact(value)}>{text}</data> : text;
}

/** A figure as it is written; the element carries more digits where they give nothing away that may not be printed. */
export function FigureAmount({ figure: { value, text, evidence } }: { figure: Figure }) {
  const givesAway = evidence.some(({ rows }) => rows.some(({ withheld }) => withheld));
  return givesAway ? text : <data value={exact(value)}>{text}</data>;
}

/** A value without the noise of binary fractions: ten digits are more than any source gives. */
function exact(value: number): number {
  return Number(value.toPrecision(10));
}
