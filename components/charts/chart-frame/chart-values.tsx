import type { ValueColumn } from '@/components/charts/geometry/value-columns';

type Props = {
  columns: readonly ValueColumn[];
  /** How many there are with those that are not here yet; these are the last of them. */
  of?: number;
  /** Unique in the document. */
  id: string;
};

/**
 * The values under the pointer, or, with the keyboard, one period after another: a group of radio buttons is one tab stop,
 * its arrow keys step through it, and what is chosen is read out, all without script. chart.css shows one at a time.
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
