import { wordsHere } from '@/lib/content/words-here';
import { units, type Figure, type UnitName } from '@samvit/research';

/** A value without its unit word. If its text is rounded, `<data>` contains more digits. */
export function Amount({ value, unit }: { value: number; unit: UnitName }) {
  const text = units.amountText(wordsHere(), value, unit);
  return units.isRounded(value) ? <data value={exact(value)}>{text}</data> : text;
}

/**
 * A figure as the report prints it. `<data>` contains more digits, except where a licence forbids to
 * publish the values behind it.
 */
export function FigureAmount({ figure }: { figure: Figure }) {
  const { value, text } = figure;
  return givesAway(figure) ? text : <data value={exact(value)}>{text}</data>;
}

/** Whether more digits of a figure would tell values that a licence forbids to publish. */
export function givesAway({ evidence }: Figure): boolean {
  return evidence.some(({ rows }) => rows.some(({ withheld }) => withheld));
}

/** Ten digits remove the rounding errors of binary fractions; no source gives more. */
function exact(value: number): number {
  return Number(value.toPrecision(10));
}
