import type { ValueColumn } from '@/components/charts/geometry/value-columns';
import { text } from '@/lib/content/messages';

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
      <legend className="chart-hidden">{text('charts.values.legend')}</legend>
      {columns.map(({ text: values }, i) => (
        <label key={i}>
          <input type="radio" name={`${id}-values`} defaultChecked={i === columns.length - 1} />
          {values}
        </label>
      ))}
    </fieldset>
  );
}
