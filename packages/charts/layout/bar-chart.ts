import { scaleBand } from 'd3-scale';
import { type charts, time, valuesOf, type ChartSeries, type Period } from '@samvit/research';
import { valueWriter, type Drawable } from '../drawable';
import {
  barValues,
  boxOf,
  valueDirection,
  valueRoom,
  withClearUnit,
  type Bar,
  type BarValue,
  type ValueDirection,
} from './bar-values';
import type { ChartSize, Plot } from './chart-size';
import { eventRow, letterBoxes, placeEvents, type EventMark } from './dated-events';
import { markedValues, placeMarks, withRoomForMarks, type Mark } from './marks';
import { evenTicks, inOrder, type PeriodTick } from './period-axis';
import { plotBetween } from './end-labels';
import { seriesNames, type SeriesName } from './series-names';
import { barStyles, seriesStyles } from './series-styles';
import { cautionOn } from './caution';
import { splitUnit, valueAxis, type ValueTick } from './value-axis';

export type BarChartLayout = {
  size: ChartSize;
  plot: Plot;
  zero: number;
  valueTicks: ValueTick[];
  periodTicks: PeriodTick[];
  /** The x of the middle of the first and of the last period. */
  ends: [first: number, last: number];
  bars: Bar[];
  /** The value of every bar; empty if there is no space for all of them. */
  valueLabels: BarValue[];
  direction: ValueDirection;
  names: SeriesName[];
  marks: Mark[];
  events: EventMark[];
  clear: boolean;
};

/** Geometry of a chart of bars, grouped by period; a missing value leaves a gap. */
export function barChartLayout(chart: Drawable, size: ChartSize): BarChartLayout {
  return withRoomForMarks(size, (lanes) => layOut(chart, size, lanes));
}

function layOut(chart: Drawable, size: ChartSize, lanes: number): BarChartLayout {
  const { spec, series: seriesList, events: dated, words } = chart;
  const { font } = size;
  const write = valueWriter(chart);
  const writeNumber = (value: number) => splitUnit(write(value)).number;
  const { names, height: head } = seriesNames(chart, size);
  const values = seriesList.flatMap(valuesOf);
  const periods = inOrder(seriesList.flatMap(({ points }) => points.map(({ period }) => period)));
  const bandBetween = (left: number, right: number) =>
    scaleBand<Period>()
      .domain(periods)
      .range([left, right])
      .paddingInner(seriesList.length > 1 ? 0.16 : 0.28)
      .paddingOuter(0.14);
  // Before the axis is computed its labels are assumed to have the maximum width.
  const roughBand = bandBetween(font * 4, size.width - 2);
  const direction = valueDirection(values, {
    step: roughBand.step(),
    share: roughBand.bandwidth() / seriesList.length,
    series: seriesList.length,
    write: writeNumber,
    size,
  });

  const top = head + font * 0.9 + lanes + eventRow(dated, size);
  const bottom = size.height - font * 1.9;
  const roomFor = (some: readonly number[]) => valueRoom(some, direction, writeNumber, size);
  const axis = valueAxis(values, {
    write,
    fromZero: true,
    size,
    top: top + Math.max(roomFor(values.filter((value) => value >= 0)), font),
    bottom: bottom - roomFor(values.filter((value) => value < 0)),
  });
  const plot = plotBetween(axis, [], { top, bottom }, size);
  const band = bandBetween(plot.left, plot.right);
  const share = band.bandwidth() / seriesList.length;
  const columnsOf = columnsByPeriod(seriesList);
  /** Bars of a period are centred as a group, also where a series has no value. */
  const left = (period: Period, column: number) => {
    const columns = columnsOf.get(period) ?? [];
    const start = (band(period) ?? 0) + (band.bandwidth() - columns.length * share) / 2;
    return start + columns.indexOf(column) * share;
  };
  const zero = axis.y(0);

  const styleOf = barStyles(seriesStyles(chart.styles, seriesList), seriesList);
  const bars = seriesList.flatMap((series, column) =>
    series.points.flatMap((point): Bar[] => {
      const { period, value } = point;
      if (value === null) return [];
      const end = axis.y(value);
      return [
        {
          style: styleOf(column, value),
          period,
          x: left(period, column),
          y: Math.min(zero, end),
          width: share * (seriesList.length > 1 ? 0.92 : 1),
          height: Math.abs(end - zero),
          uncertain: cautionOn(series, point) !== null,
          value,
        },
      ];
    }),
  );
  const centre = (period: Period) => (band(period) ?? 0) + band.bandwidth() / 2;
  const events = placeEvents(dated, eventAmong(periods, centre, band.step()), [plot.left, plot.right], size);

  const valueLabels = barValues(bars, { direction, write: writeNumber, size });
  const boxes = valueLabels.map((value) => boxOf(value, size));
  const letters = letterBoxes(events, top, size);
  const { marks, clear } = placeMarks(
    markedValues(spec.marks, seriesList, (period, value) => {
      const x = centre(period);
      const own = boxes.filter(
        (box) => box.left < x && box.right > x && box.top < axis.y(value) === value >= 0,
      );
      return value < 0
        ? { x, y: Math.max(axis.y(value), ...own.map((box) => box.bottom)) + 3 }
        : { x, y: Math.min(axis.y(value), ...own.map((box) => box.top)) - 3 };
    }),
    {
      drawn: () => bars.flatMap(outline),
      texts: [...boxes, ...letters],
      bars: bars.map(({ x, y, width, height }) => ({
        left: x,
        right: x + width,
        top: y,
        bottom: y + height,
      })),
    },
    plot,
    size,
  );
  return {
    size,
    plot,
    zero,
    bars,
    direction,
    names,
    marks,
    events,
    clear,
    valueTicks: withClearUnit(axis.ticks, bars, [...boxes, ...letters], plot, { head, size }),
    periodTicks: evenTicks(periods, centre, band.step(), size, words),
    ends: [centre(periods[0] ?? ''), centre(periods.at(-1) ?? '')],
    valueLabels,
  };
}

/** The places of the series that have a value in each period. */
export function columnsByPeriod(seriesList: readonly ChartSeries[]): ReadonlyMap<Period, readonly number[]> {
  const columns = new Map<Period, number[]>();
  seriesList.forEach(({ points }, column) => {
    for (const { period, value } of points)
      if (value !== null) columns.set(period, [...(columns.get(period) ?? []), column]);
  });
  return columns;
}

/** The x of an event among equally spaced periods, interpolated within its period. */
export function eventAmong(
  periods: readonly Period[],
  centre: (period: Period) => number,
  step: number,
): (event: Pick<charts.ChartEvent, 'date' | 'fiscal'>) => number {
  return ({ date, fiscal }) => {
    const at = time.periodPosition(date);
    const period =
      fiscal?.period ??
      periods.findLast((candidate) => time.periodPosition(candidate) <= at) ??
      periods[0] ??
      date;
    const span = time.spanOf(period);
    const share =
      fiscal?.share ??
      (span && span.end > span.start ? Math.min(1, (at - span.start) / (span.end - span.start)) : 0);
    return centre(period) + (share - 0.5) * step;
  };
}

/** Points inside a bar, so that annotations avoid it. */
function outline({ x, y, width, height }: Bar): { x: number; y: number }[] {
  const rows = Math.max(1, Math.ceil(height / 6));
  return Array.from({ length: rows }, (_, row) => y + (height * row) / rows).flatMap((level) =>
    [x, x + width / 2, x + width].map((across) => ({ x: across, y: level })),
  );
}
