import type { ChartLine, ChartSpec } from '@/lib/figures/chart-spec';
import { BarChart } from './bar-chart';
import { barChartLayout } from './bar-chart.layout';
import { describeChart } from './describe-chart';
import { FRAMES, type FrameName } from './frame';
import { LineChart } from './line-chart';
import { lineChartLayout } from './line-chart.layout';

type Props = {
  spec: ChartSpec;
  lines: readonly ChartLine[];
  frame: FrameName;
  /** Unique in the document. */
  id: string;
};

/** One chart in one frame, as an image with a name and a description made from its data. */
export function Chart({ spec, lines, frame, id }: Props) {
  const { name, width, height, font } = FRAMES[frame];
  return (
    <svg
      className={`chart chart-${name}`}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={font}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{spec.title}</title>
      <desc id={`${id}-desc`}>{describeChart(spec, lines)}</desc>
      <ChartBody spec={spec} lines={lines} frame={frame} id={id} />
    </svg>
  );
}

/** The drawing alone, for a place inside another SVG. */
export function ChartBody({ spec, lines, frame, id }: Props) {
  return spec.kind === 'bars' ? (
    <BarChart layout={barChartLayout(spec, lines, FRAMES[frame])} id={id} />
  ) : (
    <LineChart layout={lineChartLayout(spec, lines, FRAMES[frame])} />
  );
}
