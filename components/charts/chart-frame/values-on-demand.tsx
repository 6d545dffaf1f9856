import { toHtml } from 'hast-util-to-html';
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
    <fieldset
      className="chart-values"
      data-values={from}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `<legend class="chart-hidden">${VALUES_LEGEND}</legend>${label}` }}
    />
  );
}

export const VALUES_LEGEND = 'Values by period';

/** The values of a chart as lines of text, each after the span of its column. */
export function columnLines(columns: readonly ValueColumn[]): string {
  return columns.map(({ span, text }) => `${span} ${text}`).join('\n');
}

const asHtml = (value: string) => toHtml({ type: 'text', value });
