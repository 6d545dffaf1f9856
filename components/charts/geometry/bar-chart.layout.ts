import { scaleBand } from 'd3-scale';
import type { ChartSeries, ChartSpec } from '@/lib/research/charts/chart-spec';
import { valuesOf } from '@/lib/research/series/series';
import type { Period } from '@/lib/site/period';
import { barValues, boxOf, withClearUnit, type BarValue } from './bar-values.layout';
import { endLabels, labelText, type EndLabel } from './end-labels.layout';
import type { ChartSize, Plot } from './chart-size';
import { markedValues, placeMarks, valueAt, type Mark } from './marks.layout';
import { evenTicks, inOrder, type PeriodTick } from './period-axis';
import { plotBetween } from './plot.layout';
import { isUncertain } from '@/components/charts/chart-frame/status-notes';
import { valueAxis, type ValueTick } from './value-axis';

export type Bar = {
  series: number;
  period: Period;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Projections and disputed values are drawn hatched. */
  uncertain: boolean;
  value: number;
};

export type BarChartLayout = {
  frame: ChartSize;
  plot: Plot;
  zero: number;
  valueTicks: ValueTick[];
  periodTicks: PeriodTick[];
  /** The middles of the first and of the last period. */
  ends: [first: number, last: number];
  bars: Bar[];
  /** Values above (or, when negative, below) bars, where they fit. */
  valueLabels: BarValue[];
  labels: EndLabel[];
  marks: Mark[];
};

/** Geometry of a chart of bars, grouped by period; a missing value leaves its place empty. */
export function barChartLayout(
  spec: Pick<ChartSpec, 'format' | 'marks'>,
  seriesList: readonly ChartSeries[],
  frame: ChartSize,
): BarChartLayout {
  const top = frame.font * (spec.marks.length > 0 ? 3.6 : 2.1);
  const bottom = frame.height - frame.font * 1.9;
  const axis = valueAxis(seriesList.flatMap(valuesOf), {
    format: spec.format,
    fromZero: true,
    top,
    bottom,
    frame,
  });

  // One series needs no label beside it: the subtitle names it.
  const texts = seriesList.map((series) =>
    seriesList.length > 1 ? labelText(series, spec.format, frame) : null,
  );
  const plot = plotBetween(axis, texts, { top, bottom }, frame);

  const periods = inOrder(seriesList.flatMap(({ points }) => points.map(({ period }) => period)));
  const band = scaleBand<Period>()
    .domain(periods)
    .range([plot.left, plot.right])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const share = band.bandwidth() / seriesList.length;
  /** Bars of a period stand together in its middle, also where a series has no value. */
  const left = (period: Period, column: number) => {
    const present = seriesList.flatMap((series, i) => (valueAt([series], period) === null ? [] : [i]));
    const start = (band(period) ?? 0) + (band.bandwidth() - present.length * share) / 2;
    return start + present.indexOf(column) * share;
  };
  const zero = axis.y(0);

  const bars = seriesList.flatMap((series, column) =>
    series.points.flatMap(({ period, value, status }): Bar[] => {
      if (value === null) return [];
      const end = axis.y(value);
      return [
        {
          series: column,
          period,
          x: left(period, column),
          y: Math.min(zero, end),
          width: share * (seriesList.length > 1 ? 0.92 : 1),
          height: Math.abs(end - zero),
          uncertain: isUncertain(status),
          value,
        },
      ];
    }),
  );
  const centre = (period: Period) => (band(period) ?? 0) + band.bandwidth() / 2;

  const written = barValues(bars, {
    step: band.step(),
    format: spec.format,
    series: seriesList.length,
    frame,
  });
  const boxes = written.map((value) => boxOf(value, frame));

  return {
    frame,
    plot,
    zero,
    valueTicks: withClearUnit(axis.ticks, bars, boxes, plot, frame),
    periodTicks: evenTicks(periods, centre, band.step(), frame),
    ends: [centre(periods[0] ?? ''), centre(periods.at(-1) ?? '')],
    bars,
    valueLabels: written,
    labels: endLabels(
      texts.flatMap((text, series) => {
        const last = bars.findLast((bar) => bar.series === series);
        if (!text || !last) return [];
        const y = last.value < 0 ? last.y + last.height : last.y;
        return [{ ...text, series, end: { x: last.x + last.width, y } }];
      }),
      plot,
      frame,
    ),
    marks: placeMarks(
      markedValues(spec.marks, seriesList, (period, value) => {
        const x = centre(period);
        const above = written.find((label) => Math.abs(label.x - x) < 1);
        return { x, y: (above ? above.y - frame.font : axis.y(value)) - 3 };
      }),
      bars.flatMap((bar) => outline(bar)),
      plot,
      frame,
      boxes,
    ),
  };
}

/** Points inside a bar, so that notes keep off it. */
function outline({ x, y, width, height }: Bar): { x: number; y: number }[] {
  const rows = Math.max(1, Math.ceil(height / 6));
  return Array.from({ length: rows }, (_, row) => y + (height * row) / rows).flatMap((level) =>
    [x, x + width / 2, x + width].map((across) => ({ x: across, y: level })),
  );
}
