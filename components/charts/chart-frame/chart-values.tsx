import type { ValueColumn } from '@/components/charts/geometry/value-columns';
import { VALUES_LEGEND } from './values-on-demand';

type Props = {
  columns: readonly ValueColumn[];
  /** Unique in the document. */
  id: string;
};

/**
 * The values under the pointer or, by keyboard, period by period: a group of radio buttons is one tab stop,
 * arrow keys move through it, and screen readers announce the selection, all without JavaScript. chart.css
 * shows one value at a time.
 */
export function ChartValues({ columns, id }: Props) {
  return (
    <fieldset className="chart-values">
      <legend className="chart-hidden">{VALUES_LEGEND}</legend>
      {columns.map(({ text }, i) => (
        <label key={i}>
          <input type="radio" name={`${id}-values`} defaultChecked={i === columns.length - 1} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
