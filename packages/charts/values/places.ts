import { printing, valuesOf } from '@samvit/research';
import { extent } from 'd3-array';
import type { Drawable } from '../drawable';
import { barsLayout } from '../layout/bars';
import { CHART_SIZES, type ChartSize, type Plot } from '../layout/chart-size';
import { lineChartLayout, type LineChartLayout } from '../layout/line-chart';
import { scatterChartLayout } from '../layout/scatter-chart';
import type { Anchors, Places, PlacesOfSizes } from './chart-data';

/** The first and the last place along the time axis. */
export type AxisEnds = readonly [first: number, last: number];

/** Where the values of a chart are drawn. */
export const placesOf = (chart: Drawable, ends: AxisEnds): PlacesOfSizes =>
  inEachSize((size) => placesIn(chart, size, ends));

/** Something of each size that a page may show. */
export const inEachSize = <Result>(make: (size: ChartSize) => Result) => ({
  compact: make(CHART_SIZES.compact),
  wide: make(CHART_SIZES.wide),
  full: make(CHART_SIZES.full),
});

function placesIn(chart: Drawable, size: ChartSize, [first, last]: AxisEnds): Places {
  if (chart.spec.kind === 'bars') {
    const { plot, ends, height, rows } = barsLayout(chart, size);
    return {
      width: size.width,
      height: Math.ceil(height),
      box: boxOf(plot),
      across: rounded([first, ends[0], last, ends[1]]),
      ...(rows && { down: true }),
      scales: [],
    };
  }
  if (chart.spec.kind === 'scatter') {
    const { plot, acrossTicks, valueTicks } = scatterChartLayout(chart, size);
    return {
      width: size.width,
      height: Math.ceil(size.height),
      box: boxOf(plot),
      across: anchorsOf(acrossTicks.map(({ value, x }) => [value, x])),
      scales: [{ name: 'linear', up: anchorsOf(valueTicks.map(({ value, y }) => [value, y])) }],
    };
  }
  return placesOnLines(chart, lineChartLayout(chart, size), [first, last]);
}

/** The same of a chart of lines that is laid out. */
export function placesOnLines(chart: Drawable, layout: LineChartLayout, [first, last]: AxisEnds): Places {
  // To three digits: the lowest and the highest may be values that nobody may be told.
  const [low = 0, high = 1] = extent(chart.series.flatMap(valuesOf)).map((value) =>
    printing.coarse(value ?? 0),
  );
  return {
    width: layout.size.width,
    height: Math.ceil(layout.size.height),
    box: boxOf(layout.plot),
    across: rounded([first, layout.ends[0], last, layout.ends[1]]),
    scales: layout.scales.map(({ name, y }) => ({
      name,
      up: rounded(low < high ? [low, y(low), high, y(high)] : [low, y(low), low + 1, y(low)]),
    })),
  };
}

const boxOf = ({ left, right, top, bottom }: Plot) =>
  [tenths(left), tenths(right), tenths(top), tenths(bottom)] as const;

const tenths = (value: number): number => Math.round(value * 10) / 10;

const rounded = ([value, at, otherValue, otherAt]: Anchors): Anchors => [
  Number(value.toPrecision(7)),
  tenths(at),
  Number(otherValue.toPrecision(7)),
  tenths(otherAt),
];

/** Of a scale that has ticks at two values at least. */
function anchorsOf(ticks: readonly (readonly [value: number, at: number])[]): Anchors {
  const [value, at] = ticks[0] ?? [0, 0];
  const [otherValue, otherAt] = ticks.at(-1) ?? [0, 0];
  return rounded([value, at, value === otherValue ? value + 1 : otherValue, otherAt]);
}
