import { round } from './end-marker';
import type { Plot } from '@/components/charts/geometry/chart-size';
import type { ValueColumn } from '@/components/charts/geometry/value-columns';

type Props = {
  columns: readonly ValueColumn[];
  plot: Plot;
  /** The position of the first and of the last period. */
  ends: readonly [first: number, last: number];
  /** True if time runs downwards, as in bars in rows. */
  down?: boolean;
  /** The page script adds the bands; see components/page-script/chart-values.ts. */
  isEmpty: boolean;
};

/**
 * Hit areas over the plot: a band for each column, highlighted under the pointer. Their unit is one column,
 * so that they are the same few bytes in every size.
 */
export function ValueBands({ columns, plot, ends: [first, last], down = false, isEmpty }: Props) {
  const count = columns.reduce((sum, { span }) => sum + span, 0);
  const whole = down ? plot.bottom - plot.top : plot.right - plot.left;
  const one = count > 1 ? (last - first) / (count - 1) : whole;
  const [start, length] = [round(first - one / 2), round(one * count)];
  const [across, along] = [round(plot.right - plot.left), round(plot.bottom - plot.top)];
  return (
    <svg
      className="chart-bands"
      {...(down
        ? { x: round(plot.left), y: start, width: across, height: length, viewBox: `0 0 1 ${count}` }
        : { x: start, y: round(plot.top), width: length, height: along, viewBox: `0 0 ${count} 1` })}
      preserveAspectRatio="none"
      {...(isEmpty ? EMPTY : { children: bandsOf(columns, down) })}
    />
  );
}

/** React must not hydrate what the page script adds. */
const EMPTY = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

function bandsOf(columns: readonly ValueColumn[], down: boolean) {
  return columns.map(({ span }, i) => {
    const before = columns.slice(0, i).reduce((sum, column) => sum + column.span, 0);
    return down ? (
      <rect key={i} y={before} width={1} height={span} />
    ) : (
      <rect key={i} x={before} width={span} height={1} />
    );
  });
}
