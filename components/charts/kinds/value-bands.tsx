import { round } from './end-marker';
import type { Plot } from '@/components/charts/geometry/chart-size';
import type { ValueColumn } from '@/components/charts/geometry/value-columns';

type Props = {
  columns: readonly ValueColumn[];
  plot: Plot;
  /** Where the first and the last period stand. */
  ends: readonly [first: number, last: number];
  /** Leaves the bands to a script; see values-on-demand.tsx. */
  isEmpty: boolean;
};

/**
 * What a pointer meets over the plot: a band for each column, lit while it is over it. In units of a column of their own,
 * so that they are the same few bytes in every frame.
 */
export function ValueBands({ columns, plot, ends: [first, last], isEmpty }: Props) {
  const count = columns.reduce((sum, { span }) => sum + span, 0);
  const width = count > 1 ? (last - first) / (count - 1) : plot.right - plot.left;
  return (
    <svg
      className="chart-bands"
      x={round(first - width / 2)}
      y={round(plot.top)}
      width={round(width * count)}
      height={round(plot.bottom - plot.top)}
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
    >
      {!isEmpty &&
        columns.map(({ span }, i) => (
          <rect
            key={i}
            x={columns.slice(0, i).reduce((sum, column) => sum + column.span, 0)}
            width={span}
            height={1}
          />
        ))}
    </svg>
  );
}
