import { scaleLinear } from 'd3-scale';
import { printing, valuesOf, type ChartSeries } from '@samvit/research';
import type { Drawable } from '../drawable';
import { CHART_SIZES, type Point } from './chart-size';
import { dotsPath, drawnAt, linePath } from './path-data';
import { periodAxis } from './period-axis';
import { fitEnds, fitOf, pairsOf, type Pair } from './scatter-pairs';
import { barStyles, seriesStyles, type BarStyle } from './series-styles';
import { smallLine } from './small-line';

export type SparklineLayout = {
  series: { style: number; path: string; end: Point | null }[];
  bars: { style: BarStyle; x: number; y: number; width: number; height: number }[];
  scatter: { dots: string; fit: string; latest: Point | null } | null;
};

export const WIDTH = 280;
export const HEIGHT = 84;
const PAD = 6;
/** Maximum corners of a line. More are not visible at card size; far fewer would distort the shape. */
const MOST_CORNERS = 38;

/** A chart without text: lines with end markers, the bars of the first series, or points with their line of fit. */
export function sparklineLayout({ spec, series: all, words, styles: own }: Drawable): SparklineLayout {
  if (spec.kind === 'scatter') return { series: [], bars: [], scatter: scatterOf(all) };
  const bars = spec.kind === 'bars';
  const seriesList = bars
    ? all.slice(0, 1).map(printing.printable)
    : all.map((series) => printing.asDrawn(series));
  const values = seriesList.flatMap(valuesOf);
  const fromZero = bars || spec.kind === 'area';
  const low = Math.min(...values, ...(fromZero ? [0] : []));
  const high = Math.max(...values, ...(fromZero ? [0] : []));
  const y = scaleLinear()
    .domain([low, high])
    .range([HEIGHT - PAD, PAD]);
  const x = periodAxis(
    seriesList.flatMap(({ points }) => points.map(({ period }) => period)),
    { left: PAD, right: WIDTH - PAD, size: CHART_SIZES.card, words },
  ).x;
  if (bars) return { series: [], bars: barsOf(seriesList[0], y), scatter: null };
  const styles = seriesStyles(own, seriesList);
  return {
    bars: [],
    scatter: null,
    series: seriesList.map((series, i) => {
      const segments = smallLine(series, spec, { x, y }, MOST_CORNERS);
      return { style: styles[i] ?? i, path: linePath(segments), end: segments.at(-1)?.at(-1) ?? null };
    }),
  };
}

function barsOf(line: ChartSeries | undefined, y: (value: number) => number): SparklineLayout['bars'] {
  const points = line?.points ?? [];
  const step = (WIDTH - 2 * PAD) / Math.max(1, points.length);
  const styleOf = barStyles([0], [{ points }]);
  return points.flatMap(({ value }, i) =>
    value === null
      ? []
      : [
          {
            style: styleOf(0, value),
            x: PAD + i * step + step * 0.14,
            y: Math.min(y(0), y(value)),
            width: step * 0.72,
            height: Math.abs(y(value) - y(0)),
          },
        ],
  );
}

function scatterOf([first, second]: readonly ChartSeries[]): SparklineLayout['scatter'] {
  const pairs = pairsOf([first, second].flatMap((series) => series ?? []));
  const scaleOf = (values: number[], range: [number, number]) =>
    scaleLinear()
      .domain([Math.min(...values), Math.max(...values)])
      .range(range);
  const ends = fitEnds(pairs, fitOf(pairs));
  const y = scaleOf(
    [...pairs, ...ends].map(({ up }) => up),
    [HEIGHT - PAD, PAD],
  );
  const x = scaleOf(
    pairs.map(({ across }) => across),
    [PAD, WIDTH - PAD],
  );
  const place = ({ up, across }: Omit<Pair, 'period'>): Point => ({
    x: drawnAt(second, x(across)),
    y: drawnAt(first, y(up)),
  });
  const latest = pairs.at(-1);
  return {
    dots: dotsPath(pairs.map(place)),
    fit: linePath([ends.map(place)]),
    latest: latest ? place(latest) : null,
  };
}
