import type { ValueColumn } from '@/components/charts/geometry/value-columns';

type Props = {
  columns: readonly ValueColumn[];
  /** The total number of values, including those not yet in the page; the ones here are the last. */
  of?: number;
  /** Unique in the document. */
  id: string;
};

/**
 * The values under the pointer or, by keyboard, period by period: a group of radio buttons is one tab stop,
 * arrow keys move through it, and screen readers announce the selection, all without JavaScript. chart.css
 * shows one value at a time.
 */
export function ChartValues({ columns, of = columns.length, id }: Props) {
  return (
    <fieldset className="chart-values">
      <legend className="chart-hidden">Values by period</legend>
      {columns.map(({ text }, i) => (
        <label key={of - columns.length + i}>
          <input type="radio" name={`${id}-values`} defaultChecked={i === columns.length - 1} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
