import type { texts } from '@samvit/charts';
import { text } from '@/lib/content/messages';

/**
 * The values period by period by keyboard, and in frames under the pointer: a group of radio buttons is one tab
 * stop, arrow keys move through it, and screen readers announce the selection, all without JavaScript. chart.css
 * shows one value at a time.
 * @param id unique in the document
 */
export function ChartValues({ columns, id }: { columns: readonly texts.ValueColumn[]; id: string }) {
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
