import {
  histogramLayout,
  type Histogram,
  type HistogramLabel,
  type HistogramWords,
} from '../layout/histogram';
import { round } from './end-marker';

/** Text scales with the drawing, as in the sizes of charts. */
const SIZES = {
  compact: { width: 360, height: 220, font: 14 },
  wide: { width: 760, height: 240, font: 14 },
} as const;

type Props = {
  histogram: Histogram;
  words: HistogramWords;
  size: keyof typeof SIZES;
  /** Its accessible name. */
  label: string;
};

/** Results in bins, with the bin of the one that is looked at, and the median. */
export function HistogramDrawing({ histogram, words, size, label }: Props) {
  const { width, height, font } = SIZES[size];
  const { plot, bars, ticks, here, median } = histogramLayout(histogram, words, SIZES[size]);
  const pathOf = (some: typeof bars) =>
    some
      .filter((bar) => bar.height > 0)
      .map(
        (bar) =>
          `M${round(bar.x)},${round(bar.y)}h${round(bar.width)}v${round(bar.height)}h${-round(bar.width)}Z`,
      )
      .join('');
  return (
    <svg
      className={`chart chart-${size} histogram`}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={font}
      role="img"
      aria-label={label}
    >
      <path className="histogram-above" d={pathOf(bars.filter((bar) => !bar.isLoss && !bar.isHere))} />
      <path className="histogram-below" d={pathOf(bars.filter((bar) => bar.isLoss && !bar.isHere))} />
      {bars.map(
        (bar) =>
          bar.isHere && (
            <path
              key={bar.x}
              className={`histogram-here ${bar.isLoss ? 'histogram-below' : 'histogram-above'}`}
              d={pathOf([bar])}
            />
          ),
      )}
      <path className="chart-zero" d={`M${round(plot.left)},${round(plot.bottom)}H${round(plot.right)}`} />
      <g className="chart-tick" textAnchor="middle">
        {ticks.map(({ x, label: edge }) => (
          <text key={x} x={round(x)} y={round(plot.bottom + font * 1.3)}>
            {edge}
          </text>
        ))}
      </g>
      <path
        className="histogram-median"
        d={`M${round(median.x)},${round(median.from)}V${round(plot.bottom)}`}
      />
      <Label className="chart-tick" label={median.label} />
      {here && (
        <>
          <path className="histogram-line" d={`M${round(here.x)},${round(here.from)}V${round(here.to)}`} />
          <Label className="histogram-name" label={here.label} />
        </>
      )}
    </svg>
  );
}

function Label({ className, label: { x, y, text, anchor } }: { className: string; label: HistogramLabel }) {
  return (
    <text className={`${className} chart-halo`} x={round(x)} y={round(y)} textAnchor={anchor}>
      {text}
    </text>
  );
}
