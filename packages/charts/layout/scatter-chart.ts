import { numbers, time, type statistics, type Period, type Words } from '@samvit/research';
import { valueWriter, type Drawable } from '../drawable';
import type { ChartSize, Plot, Point } from './chart-size';
import { alongPath, placeMarks, withRoomForMarks, type Mark } from './marks';
import { drawnAt } from './path-data';
import { plotBetween } from './end-labels';
import { fitEnds, fitOf, outliersOf, pairsOf, readablePairs, type Pair } from './scatter-pairs';
import { BOLD, textWidth } from './text-measure';
import { valueAxis, type ValueTick } from './value-axis';

/** A vertical line in the plot, with its number below. */
export type AcrossTick = Pick<ValueTick, 'value' | 'label' | 'strong'> & { x: number };

export type ScatterChartLayout = {
  size: ChartSize;
  plot: Plot;
  valueTicks: ValueTick[];
  acrossTicks: AcrossTick[];
  names: { up: string; across: string };
  points: Point[];
  latest: Point | null;
  /** The line of fit, limited to the range of the points. */
  fit: [Point, Point];
  /** The points whose values are readable, in the order of the value columns. */
  readable: Point[];
  outliers: Mark[];
  /** The labels of the latest point and of the line of fit. */
  notes: Mark[];
  clear: boolean;
};

/** Geometry of a scatter of one series against another, in units of the drawing. */
export function scatterChartLayout(chart: Drawable, size: ChartSize): ScatterChartLayout {
  return withRoomForMarks(size, (lanes) => layOut(chart, size, lanes));
}

function layOut(chart: Drawable, size: ChartSize, lanes: number): ScatterChartLayout {
  const { series: seriesList, words } = chart;
  const { font } = size;
  const pairs = pairsOf(seriesList);
  const room = { write: valueWriter(chart), fromZero: true, size };
  const top = font * 1.9 + lanes;
  const bottom = size.height - font * 3.4;
  const upright = valueAxis(
    pairs.map(({ up }) => up),
    { ...room, top, bottom },
  );
  const between = plotBetween(upright, [], { top, bottom }, size);
  // Half of the last number extends to the right of its line.
  const plot = { ...between, right: between.right - font * 1.4 };
  const level = valueAxis(
    pairs.map(({ across }) => across),
    { ...room, top: plot.right, bottom: plot.left },
  );
  const place = ({ up, across }: Omit<Pair, 'period'>): Point => ({
    x: drawnAt(seriesList[1], level.y(across)),
    y: drawnAt(seriesList[0], upright.y(up)),
  });

  const fit = fitOf(pairs);
  const [start = { x: plot.left, y: bottom }, end = start] = fitEnds(pairs, fit).map(place);
  const points = thinned(pairs.map(place));
  const along = alongPath([start, end]);
  const latest = pairs.at(-1);
  const outliers = outliersOf(pairs).filter((pair) => pair !== latest);
  const name = periodNames(words, pairs);
  const names = { up: seriesList[0]?.label ?? '', across: seriesList[1]?.label ?? '' };
  const { marks, clear } = placeMarks(
    [
      ...outliers.map((pair) => ({ at: place(pair), label: name(pair.period) })),
      ...(latest
        ? [{ at: place(latest), label: words.text('charts.scatter.latest', { period: name(latest.period) }) }]
        : []),
      { at: clearest(along, points), label: fitText(words, fit) },
    ],
    {
      drawn: () => [...points, ...along],
      texts: [
        { left: plot.left, right: plot.left + textWidth(names.up, font * BOLD), top: 0, bottom: font * 1.2 },
      ],
    },
    plot,
    size,
  );
  return {
    size,
    plot,
    valueTicks: upright.ticks,
    acrossTicks: level.ticks.map(({ value, label, strong, y }) => ({ value, label, strong, x: y })),
    names,
    points,
    latest: latest ? place(latest) : null,
    fit: [start, end],
    readable: readablePairs(seriesList).map(place),
    outliers: marks.slice(0, outliers.length),
    notes: marks.slice(outliers.length),
    clear,
  };
}

/** More dots than this lie over one another. Published series have fewer; days of a reader's own are thousands. */
const MOST_DOTS = 1000;

/** Of too many points one in each square, of the smallest squares that leave few enough. */
function thinned(points: readonly Point[]): Point[] {
  let dots = [...points];
  for (let side = 1; dots.length > MOST_DOTS; side *= 2) {
    const square = ({ x, y }: Point) => `${Math.floor(x / side)} ${Math.floor(y / side)}`;
    dots = [...new Map(points.map((point) => [square(point), point])).values()];
  }
  return dots;
}

/** A position where the label of the line of fit is not taken for that of a point. */
function clearest(along: readonly Point[], points: readonly Point[]): Point {
  const room = (at: Point) => Math.min(...points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
  return along.reduce((a, b) => (room(b) > room(a) ? b : a));
}

/** Wraps only between its two parts. */
function fitText(words: Words, { slope }: statistics.Fit): string {
  return words.text('charts.scatter.fit', { slope: numbers.FORMATS['number-2'](words, slope) });
}

/** Short names of periods, without the year if all are of one year. */
function periodNames(words: Words, pairs: readonly Pair[]): (period: Period) => string {
  const years = new Set(pairs.map(({ period }) => /^\d{4}(?=-)/.exec(period)?.[0]));
  const [year] = years;
  return (period) => {
    const name = time.formatPeriodShort(words, period);
    return years.size === 1 && year ? name.replace(` ${year}`, '') : name;
  };
}
