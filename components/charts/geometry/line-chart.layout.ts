import type { ChartSeries, ChartSpec } from '@/lib/research/charts/chart-spec';
import { valuesOf } from '@/lib/research/series/series';
import { periodPosition } from '@/lib/site/period';
import { endLabels, labelText, type EndLabel } from './end-labels.layout';
import type { ChartSize, Plot, Point } from './chart-size';
import { alongPath, markedValues, placeMarks, type Mark } from './marks.layout';
import { areaPath, linePath, stairs, stretches, type Corner } from './path-data';
import { periodAxis, type PeriodTick } from './period-axis';
import { plotBetween } from './plot.layout';
import { simplify } from './simplify';
import { valueAxis, type ValueTick } from './value-axis';

export type LineChartLayout = {
  frame: ChartSize;
  plot: Plot;
  valueTicks: ValueTick[];
  periodTicks: PeriodTick[];
  /** Where the first and the last period stand. */
  ends: [first: number, last: number];
  /** One a line, in order. A gap breaks the path; `area` is there for the kind area only. */
  series: { path: string; area: string | null; end: Point | null }[];
  labels: EndLabel[];
  marks: Mark[];
};

/** Geometry of a chart of lines, steps or an area, in units of the frame. */
export function lineChartLayout(
  spec: Pick<ChartSpec, 'kind' | 'format' | 'marks'>,
  seriesList: readonly ChartSeries[],
  frame: ChartSize,
): LineChartLayout {
  const texts = seriesList.map((series) => labelText(series, spec.format, frame));

  const top = frame.font * (spec.marks.length > 0 ? 2.4 : 1.6);
  const bottom = frame.height - frame.font * 1.9;
  const axis = valueAxis(seriesList.flatMap(valuesOf), {
    format: spec.format,
    fromZero: spec.kind === 'area',
    top,
    bottom,
    frame,
  });
  const plot = plotBetween(axis, texts, { top, bottom }, frame);
  const ends: [number, number] = [plot.left + 4, plot.right - 4];
  const periods = periodAxis(
    seriesList.flatMap(({ points }) => points.map(({ period }) => period)),
    { left: ends[0], right: ends[1], frame },
  );

  const noted = new Set(spec.marks.map(({ period }) => period));
  const corners = seriesList.map((series) => {
    const drawn: Corner[] = series.points.map(({ period, value }) => ({
      x: periods.x(period),
      y: value === null ? null : axis.y(value),
      keep: noted.has(period),
    }));
    return holdsToTheEnd(series, seriesList)
      ? [...drawn, { x: periods.last, y: drawn.at(-1)?.y ?? null }]
      : drawn;
  });
  const series = corners.map((all, i) => {
    const isStepped = spec.kind === 'steps' || seriesList[i]?.frequency === 'event';
    const drawn = stretches(all).map((points) => (isStepped ? stairs(points) : simplify(points)));
    return {
      path: linePath(drawn),
      area: spec.kind === 'area' ? areaPath(drawn, axis.y(0)) : null,
      end: drawn.at(-1)?.at(-1) ?? null,
    };
  });
  return {
    frame,
    plot,
    valueTicks: axis.ticks,
    periodTicks: periods.ticks,
    ends,
    series,
    labels: endLabels(
      texts.flatMap((text, i) => {
        const end = series[i]?.end;
        return text && end ? [{ ...text, series: i, end }] : [];
      }),
      plot,
      frame,
    ),
    marks: placeMarks(
      markedValues(spec.marks, seriesList, (period, value) => ({ x: periods.x(period), y: axis.y(value) })),
      corners.flatMap((drawn) => alongPath(drawn.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }])))),
      plot,
      frame,
    ),
  };
}

/** A rate set by decision stays in force: its step runs to the end of the chart, as far as its source has looked. */
function holdsToTheEnd(series: ChartSeries, all: readonly ChartSeries[]): boolean {
  const end = Math.max(...all.flatMap(({ points }) => points.map(({ period }) => periodPosition(period))));
  return series.frequency === 'event' && series.points.length > 0 && periodPosition(series.asOf) >= end;
}
