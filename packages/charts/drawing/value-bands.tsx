import { round } from './end-marker';
import type { Plot, Point } from '../layout/chart-size';
import type { ValueColumn } from '../texts/value-columns';

type Props = {
  columns: readonly ValueColumn[];
  plot: Plot;
  /** The position of the first and of the last period. */
  ends: readonly [first: number, last: number];
  /** True if time runs downwards, as in bars in rows. */
  down?: boolean;
};

/**
 * Hit areas over the plot: a band for each column, highlighted under the pointer. Their unit is one column,
 * so that they are the same few bytes in every size.
 */
export function ValueBands({ columns, plot, ends: [first, last], down = false }: Props) {
  const spans = columns.map(({ span }) => span);
  const count = spans.reduce((sum, span) => sum + span, 0);
  const width = plot.right - plot.left;
  const height = plot.bottom - plot.top;
  const unit = count > 1 ? (last - first) / (count - 1) : down ? height : width;
  const start = round(first - unit / 2);
  const length = round(unit * count);
  return (
    <svg
      className="chart-bands"
      {...(down
        ? { x: round(plot.left), y: start, width: round(width), height: length, viewBox: `0 0 1 ${count}` }
        : { x: start, y: round(plot.top), width: length, height: round(height), viewBox: `0 0 ${count} 1` })}
      preserveAspectRatio="none"
    >
      {spans.map((span, i) => {
        const before = spans.slice(0, i).reduce((sum, each) => sum + each, 0);
        return down ? (
          <rect key={before} y={before} width={1} height={span} />
        ) : (
          <rect key={before} x={before} width={span} height={1} />
        );
      })}
    </svg>
  );
}

/** Hit areas on a scatter: a disc over each readable point. */
export function ValuePoints({ points, font }: { points: readonly Point[]; font: number }) {
  return (
    <g className="chart-bands">
      {points.map(({ x, y }, i) => (
        <circle key={i} cx={round(x)} cy={round(y)} r={round(font * 0.85)} />
      ))}
    </g>
  );
}
