import { toHtml } from 'hast-util-to-html';
import type { texts } from '@samvit/charts';
import { text } from '@/lib/content/messages';

/**
 * The values under the pointer or, by keyboard, period by period: a group of radio buttons is one tab stop,
 * arrow keys move through it, and screen readers announce the selection, all without JavaScript. chart.css
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

/**
 * The last value of a chart. The page script adds the others, as written by {@link columnLines}, when a reader
 * reaches the chart (components/page-script/chart-values.ts): eight charts have five hundred. So React must
 * not hydrate what is inside.
 * @param from address and id of the element whose `data-values` contains the values
 */
export function ValuesOnDemand({ last, id, from }: { last: texts.ValueColumn; id: string; from: string }) {
  const words = toHtml({ type: 'text', value: last.text });
  return (
    <div
      className="chart-values"
      role="radiogroup"
      aria-label={text('charts.values.legend')}
      data-values={from}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: `<label><input type="radio" name="${id}-values" checked>${words}</label>`,
      }}
    />
  );
}

/** The values of a chart as lines of text, each after the span of its column. */
export function columnLines(columns: readonly texts.ValueColumn[]): string {
  return columns.map(({ span, text: values }) => `${span} ${values}`).join('\n');
}
