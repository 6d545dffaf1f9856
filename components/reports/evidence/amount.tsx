import { wordsHere } from '@/lib/content/words-here';
import { changeClass } from '@/components/layout/change-class';
import { units, type Figure, type UnitName } from '@samvit/research';

/** A value without its unit word. If its text is rounded, `<data>` contains more digits. */
export function Amount({ value, unit }: { value: number; unit: UnitName }) {
  const text = units.amountText(wordsHere(), value, unit);
  return units.isRounded(value) ? <data value={exact(value)}>{text}</data> : text;
}

/**
 * A figure as the report prints it, a gain or a loss in its colour. `<data>` contains more digits, except where a
 * licence forbids to publish the values behind it.
 */
export function FigureAmount({ figure }: { figure: Figure }) {
  const { value, text } = figure;
  const className = changeClass(figure);
  if (!givesAway(figure))
    return (
      <data value={exact(value)} className={className}>
        {text}
      </data>
    );
  return className ? <span className={className}>{text}</span> : text;
}

/** Whether more digits of a figure would tell values that a licence forbids to publish. */
export function givesAway({ evidence }: Figure): boolean {
  return evidence.some(({ rows }) => rows.some(({ withheld }) => withheld));
}

/** Ten digits remove the rounding errors of binary fractions; no source gives more. */
function exact(value: number): number {
  return Number(value.toPrecision(10));
}
