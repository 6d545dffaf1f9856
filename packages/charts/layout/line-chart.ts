import { printing, units, time, valuesOf, type ChartSeries } from '@samvit/research';
import { valueWriter, type Drawable } from '../drawable';
import { cautionOn } from './caution';
import {
  endLabels,
  haveRoom,
  labelBox,
  labelText,
  levelText,
  plotBetween,
  textsWithRoom,
  type EndLabel,
  type LabelText,
} from './end-labels';
import type { ChartSize, Plot, Point } from './chart-size';
import { eventRow, letterBoxes, placeEvents, type EventMark } from './dated-events';
import { alongPath, markedValues, placeMarks, withRoomForMarks, type Box, type Mark } from './marks';
import {
  areaPath,
  drawnAt,
  isStepped,
  linePath,
  stairs,
  stretches,
  wholeUnits,
  type Corner,
} from './path-data';
import { periodAxis, type PeriodAxis, type PeriodTick } from './period-axis';
import { seriesStyles } from './series-styles';
import { simplify } from './simplify';
import { stripBelow, stripRoom, type StripLayout } from './strip';
import { textWidth } from './text-measure';
import { uncertainParts, type UncertainPart } from './uncertain-parts';
import { growsTenfold, valueAxis, type ValueAxis, type ValueTick } from './value-axis';

/** The parts that depend on the value scale. */
export type LineScale = {
  name: 'log' | 'linear';
  valueTicks: ValueTick[];
  /**
   * One per series, in order, with the number of its style. A gap interrupts the path; `area` exists for kind
   * area only.
   */
  series: {
    style: number;
    path: string;
    area: string | null;
    end: Point | null;
    uncertain: UncertainPart[];
  }[];
  labels: EndLabel[];
  marks: Mark[];
  /** Where a value is drawn. */
  y: (value: number) => number;
};

export type LineChartLayout = {
  size: ChartSize;
  plot: Plot;
  periodTicks: PeriodTick[];
  /** The x of the first and of the last period. */
  ends: [first: number, last: number];
  events: EventMark[];
  /** The default scale, and a second one that the reader may choose where values grow tenfold. */
  scales: LineScale[];
  /** The whole history, of a chart that shows a part of it. */
  strip: StripLayout | null;
  clear: boolean;
};

/** Geometry of a line, step or area chart, in units of the drawing. */
export function lineChartLayout(chart: Drawable, size: ChartSize): LineChartLayout {
  return withRoomForMarks(size, (lanes) => layOut(chart, size, lanes));
}

function layOut(chart: Drawable, usual: ChartSize, lanes: number): LineChartLayout {
  const { spec, series: seriesList, events: dated, words } = chart;
  const { font } = usual;
  const top = font * 1.6 + lanes + eventRow(dated, usual);
  const usualRoom = usual.height - font * 1.9 - top;
  const { texts, room } = textsWithRoom(
    seriesList.map((series) => labelText(series, chart, usual)),
    usualRoom,
    usual,
  );
  // Exactly the usual height where nothing is added.
  const size = { ...usual, height: usual.height + (room - usualRoom) + stripRoom(chart) };
  const bottom = top + room;
  const axes = (growsTenfold(spec, seriesList) ? [true, false] : [false]).map((log) => {
    const drawnSeries = seriesList.map((series) => printing.asDrawn(series, log));
    return {
      log,
      drawnSeries,
      ...valueAxis(drawnSeries.flatMap(valuesOf), {
        write: valueWriter(chart),
        fromZero: spec.kind === 'area',
        levels: spec.levels,
        range: drawnSeries.flatMap(({ unit }) => units.UNITS[unit].range ?? []),
        log,
        top,
        bottom,
        size,
      }),
    };
  });
  const names = spec.levels.flatMap(({ value, label }) =>
    label ? [{ at: value, ...levelText(label, size) }] : [],
  );
  const levels = haveRoom([...texts.filter((each) => each !== null), ...names], { top, bottom }, size)
    ? names
    : [];
  // All scales share one plot, so that periods have the same x in each.
  const labelWidth = Math.max(...axes.map((axis) => axis.labelWidth));
  const plot = plotBetween({ labelWidth }, [...texts, ...levels], { top, bottom }, size);
  const ends: [number, number] = [plot.left + 4, plot.right - 4];
  const periods = periodAxis(
    seriesList.flatMap(({ points }) => points.map(({ period }) => period)),
    { left: ends[0], right: ends[1], size, words },
  );
  const events = placeEvents(dated, periods.xOfEvent, ends, size);
  const scales = axes.map((axis) => scaleOf(axis, { chart, texts, levels, periods, plot, size, events }));
  return {
    size,
    plot,
    ends,
    events,
    periodTicks: periods.ticks,
    scales: scales.map(({ scale }) => scale),
    strip: stripBelow(chart, plot, size),
    clear: scales.every(({ clear }) => clear),
  };
}

type Shared = {
  chart: Drawable;
  texts: readonly (LabelText | null)[];
  levels: readonly (LabelText & { at: number })[];
  periods: PeriodAxis;
  plot: Plot;
  size: ChartSize;
  events: readonly EventMark[];
};

function scaleOf(
  { drawnSeries: seriesList, ...axis }: ValueAxis & { log: boolean; drawnSeries: readonly ChartSeries[] },
  { chart: { spec, styles: own }, texts, levels, periods, plot, size, events }: Shared,
): { scale: LineScale; clear: boolean } {
  const { font } = size;
  const letters = letterBoxes(events, plot.top, size);
  const markedPeriods = new Set(spec.marks.map(({ period }) => period));
  const corners = seriesList.map((series) => {
    const line: Corner[] = series.points.map((point) => ({
      x: periods.x(point.period),
      y: point.value === null ? null : drawnAt(series, axis.y(point.value)),
      keep: markedPeriods.has(point.period) || cautionOn(series, point) !== null,
    }));
    return holdsToTheEnd(series, seriesList)
      ? [...line, { x: periods.last, y: line.at(-1)?.y ?? null }]
      : line;
  });
  const isStair = (i: number) => isStepped(spec, seriesList[i]);
  const styles = seriesStyles(own, seriesList);
  const pieces = corners.map(stretches);
  const series = corners.map((line, i) => {
    const exact = (pieces[i] ?? []).map((points) =>
      isStair(i) ? stairs(points) : simplify(points, size.tolerance),
    );
    const segments = size.tolerance ? exact.map(wholeUnits) : exact;
    return {
      style: styles[i] ?? i,
      path: linePath(segments),
      area: spec.kind === 'area' ? areaPath(segments, axis.y(0)) : null,
      end: segments.at(-1)?.at(-1) ?? null,
      uncertain: uncertainParts(seriesList[i], line, isStair(i)),
    };
  });
  const labels = endLabels(
    [
      ...texts.flatMap((text, i) => {
        const end = series[i]?.end;
        return text && end ? [{ ...text, series: styles[i] ?? i, end }] : [];
      }),
      ...levels.map(({ at, ...text }) => ({ ...text, series: null, end: { x: plot.right, y: axis.y(at) } })),
    ],
    plot,
    size,
  );
  // The unit is above the plot, clear of lines and event letters.
  const unitY = plot.top - font * (letters.length > 0 ? 1.6 : 0.6);
  const valueTicks = axis.ticks.map((tick) => ({ ...tick, unitY }));
  const unitBoxes = valueTicks.flatMap(({ unit }): Box[] =>
    unit
      ? [{ left: plot.left, right: plot.left + textWidth(unit, font), top: unitY - font, bottom: unitY }]
      : [],
  );
  const { marks, clear } = placeMarks(
    markedValues(spec.marks, seriesList, (period, value, series) => ({
      x: periods.x(period),
      y: drawnAt(series, axis.y(value)),
    })),
    {
      grid: valueTicks.map(({ y }) => y),
      drawn: () => [
        ...pieces.flatMap((piece, i) =>
          piece.flatMap((points) => alongPath(isStair(i) ? stairs(points) : points)),
        ),
        ...events.flatMap(({ at }) =>
          alongPath([
            { x: at, y: plot.top },
            { x: at, y: plot.bottom },
          ]),
        ),
        ...axis.ticks.flatMap(({ y, strong }) =>
          strong && y < plot.bottom - 1
            ? alongPath([
                { x: plot.left, y },
                { x: plot.right, y },
              ])
            : [],
        ),
      ],
      texts: [...labels.map((label) => labelBox(label, size)), ...letters, ...unitBoxes],
    },
    plot,
    size,
  );
  return {
    scale: { name: axis.log ? 'log' : 'linear', valueTicks, series, labels, marks, y: axis.y },
    clear,
  };
}

/**
 * A decided rate stays in force: its step continues to the end of the chart, or to the last date that its
 * source covers.
 */
function holdsToTheEnd(series: ChartSeries, all: readonly ChartSeries[]): boolean {
  if (series.frequency !== 'event' || series.points.length === 0) return false;
  const end = Math.max(
    ...all.flatMap(({ points }) => points.map(({ period }) => time.periodPosition(period))),
  );
  return time.periodPosition(series.asOf) >= end;
}
