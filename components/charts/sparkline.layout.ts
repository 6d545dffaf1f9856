import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line as path } from 'd3-shape';
import type { ChartLine, ChartSpec } from '@/lib/figures/chart-spec';
import type { Point } from './frame';
import { withGaps } from './gaps';
import { periodAxis } from './period-axis';
import { FRAMES } from './frame';

export type Sparkline = {
  width: number;
  height: number;
  series: { path: string; end: Point | null }[];
  bars: { x: number; y: number; width: number; height: number }[];
};

const WIDTH = 280;
const HEIGHT = 84;
const PAD = 6;

/** The shape of a chart without words: lines with their ends, or the bars of the first line. */
export function sparklineLayout(spec: Pick<ChartSpec, 'kind'>, given: readonly ChartLine[]): Sparkline {
  const bars = spec.kind === 'bars';
  const lines = (bars ? given.slice(0, 1) : given).map(withGaps);
  const values = lines.flatMap(({ points }) =>
    points.flatMap(({ value }) => (value === null ? [] : [value])),
  );
  const fromZero = bars || spec.kind === 'area';
  const low = Math.min(...values, ...(fromZero ? [0] : []));
  const high = Math.max(...values, ...(fromZero ? [0] : []));
  const y = scaleLinear()
    .domain([low, high])
    .range([HEIGHT - PAD, PAD]);
  const x = periodAxis(
    lines.flatMap(({ points }) => points.map(({ period }) => period)),
    { left: PAD, right: WIDTH - PAD, frame: FRAMES.card },
  ).x;
  if (bars) return { width: WIDTH, height: HEIGHT, series: [], bars: barsOf(lines[0], y) };
  const stroke = path<{ period: string; value: number | null }>()
    .digits(1)
    .defined(({ value }) => value !== null)
    .x(({ period }) => x(period))
    .y(({ value }) => y(value ?? 0));
  return {
    width: WIDTH,
    height: HEIGHT,
    bars: [],
    series: lines.map(({ points, frequency }) => {
      const last = points.findLast(({ value }) => value !== null);
      const stepped = spec.kind === 'steps' || frequency === 'event';
      return {
        path: stroke.curve(stepped ? curveStepAfter : curveLinear)(points) ?? '',
        end: last && last.value !== null ? { x: x(last.period), y: y(last.value) } : null,
      };
    }),
  };
}

function barsOf(line: ChartLine | undefined, y: (value: number) => number): Sparkline['bars'] {
  const points = line?.points ?? [];
  const step = (WIDTH - 2 * PAD) / Math.max(1, points.length);
  return points.flatMap(({ value }, i) =>
    value === null
      ? []
      : [
          {
            x: PAD + i * step + step * 0.14,
            y: Math.min(y(0), y(value)),
            width: step * 0.72,
            height: Math.abs(y(value) - y(0)),
          },
        ],
  );
}
