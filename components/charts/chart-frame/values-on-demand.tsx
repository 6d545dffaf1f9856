import { toHtml } from 'hast-util-to-html';
import { text } from '@/lib/content/messages';
import type { ValueColumn } from '@/components/charts/geometry/value-columns';

/**
 * The last value of a chart. The page script adds the others, as written by {@link columnLines}, when a reader
 * reaches the chart (components/page-script/chart-values.ts): eight charts have five hundred. So React must
 * not hydrate what is inside.
 * @param from address and id of the element whose `data-values` contains the values
 */
export function ValuesOnDemand({ last, id, from }: { last: ValueColumn; id: string; from: string }) {
  const label = `<label><input type="radio" name="${id}-values" checked>${asHtml(last.text)}</label>`;
  return (
    <div
      className="chart-values"
      role="radiogroup"
      aria-label={text('charts.values.legend')}
      data-values={from}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: label }}
    />
  );
}

/** The values of a chart as lines of text, each after the span of its column. */
export function columnLines(columns: readonly ValueColumn[]): string {
  return columns.map(({ span, text: values }) => `${span} ${values}`).join('\n');
}

const asHtml = (value: string) => toHtml({ type: 'text', value });
