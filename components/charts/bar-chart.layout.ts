import { scaleBand } from 'd3-scale';
import type { ChartLine, ChartSpec } from '@/lib/figures/chart-spec';
import { FORMATS } from '@/lib/figures/format';
import type { Period } from '@/lib/figures/period';
import { endLabels, gutterWidth, labelText, type EndLabel } from './end-labels.layout';
import type { Frame, Plot } from './frame';
import { withGaps } from './gaps';
import { pointAt } from './line-chart.layout';
import { placeMarks, type Box, type Mark } from './marks.layout';
import { evenTicks, inOrder, type PeriodTick } from './period-axis';
import { isUncertain } from './status-notes';
import { textWidth } from './text-measure';
import { splitUnit, valueAxis, type ValueTick } from './value-axis';

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
  frame: Frame;
  plot: Plot;
  zero: number;
  valueTicks: ValueTick[];
  periodTicks: PeriodTick[];
  /** The middles of the first and of the last period. */
  ends: [first: number, last: number];
  bars: Bar[];
  /** Values above (or, when negative, below) bars, where they fit. */
  valueLabels: { x: number; y: number; text: string }[];
  labels: EndLabel[];
  marks: Mark[];
};

/** Values on the bars are a little smaller than the other text. */
const VALUE_FONT = 0.92;

/** Geometry of a chart of bars, grouped by period; a missing value leaves its place empty. */
export function barChartLayout(
  spec: Pick<ChartSpec, 'format' | 'marks'>,
  given: readonly ChartLine[],
  frame: Frame,
): BarChartLayout {
  const lines = given.map(withGaps);
  const values = lines.flatMap(({ points }) =>
    points.flatMap(({ value }) => (value === null ? [] : [value])),
  );
  const top = frame.font * (spec.marks.length > 0 ? 3.6 : 2.1);
  const bottom = frame.height - frame.font * 1.9;
  const axis = valueAxis(values, { format: spec.format, fromZero: true, top, bottom, frame });

  // One series needs no label beside it: the subtitle names it.
  const texts = lines.map((line) => {
    const last = line.points.findLast((point) => point.value !== null)?.value;
    return lines.length > 1 && typeof last === 'number'
      ? labelText(line.label, last, spec.format, frame)
      : null;
  });
  const gutter = gutterWidth(
    texts.filter((text) => text !== null),
    frame,
  );
  const plot: Plot = {
    left: axis.labelWidth + frame.font * 0.6,
    right: frame.width - gutter - 2,
    top,
    bottom,
  };

  const periods = inOrder(lines.flatMap(({ points }) => points.map(({ period }) => period)));
  const band = scaleBand<Period>()
    .domain(periods)
    .range([plot.left, plot.right])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const share = band.bandwidth() / lines.length;
  /** Bars of a period stand together in its middle, also where a series has no value. */
  const left = (period: Period, series: number) => {
    const present = lines.flatMap((line, i) => (pointAt([line], period) ? [i] : []));
    const start = (band(period) ?? 0) + (band.bandwidth() - present.length * share) / 2;
    return start + present.indexOf(series) * share;
  };
  const zero = axis.y(0);

  const bars = lines.flatMap((line, series) =>
    line.points.flatMap(({ period, value, status }): Bar[] => {
      if (value === null) return [];
      const end = axis.y(value);
      return [
        {
          series,
          period,
          x: left(period, series),
          y: Math.min(zero, end),
          width: share * (lines.length > 1 ? 0.92 : 1),
          height: Math.abs(end - zero),
          uncertain: isUncertain(status),
          value,
        },
      ];
    }),
  );
  const centre = (period: Period) => (band(period) ?? 0) + band.bandwidth() / 2;

  const written = valueLabels(bars, band.step(), spec.format, lines.length, frame);

  return {
    frame,
    plot,
    zero,
    valueTicks: axis.ticks,
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
      spec.marks.flatMap(({ period, label }) => {
        const point = pointAt(lines, period);
        if (!point) return [];
        const x = centre(period);
        const above = written.find((value) => Math.abs(value.x - x) < 1);
        return [{ at: { x, y: (above ? above.y - frame.font : axis.y(point.value)) - 3 }, label }];
      }),
      bars.flatMap((bar) => outline(bar)),
      plot,
      frame,
      written.map((label) => boxOf(label, frame)),
    ),
  };
}

/** All values where each fits above its bar; else, for one series, the highest and the last if they stand apart. */
function valueLabels(
  bars: readonly Bar[],
  step: number,
  format: ChartSpec['format'],
  series: number,
  frame: Frame,
): BarChartLayout['valueLabels'] {
  const font = frame.font * VALUE_FONT;
  const written = bars.map((bar) => {
    const text = splitUnit(FORMATS[format](bar.value)).number;
    const width = textWidth(text, font);
    const x = Math.min(bar.x + bar.width / 2, frame.width - width / 2);
    const y = bar.value < 0 ? bar.y + bar.height + font : bar.y - font * 0.4;
    return { x, y, text, width, value: bar.value };
  });
  const room = series === 1 ? step - 3 : step / series - 1;
  if (written.every(({ width }) => width <= room)) return written.map(({ x, y, text }) => ({ x, y, text }));
  if (series > 1) return [];
  const last = written.at(-1);
  const highest = written.reduce((a, b) => (b.value > a.value ? b : a));
  return written
    .filter(
      (label) =>
        label === last || (label === highest && last && Math.abs(label.x - last.x) > label.width + font),
    )
    .map(({ x, y, text }) => ({ x, y, text }));
}

function boxOf({ x, y, text }: BarChartLayout['valueLabels'][number], { font }: Frame): Box {
  const half = textWidth(text, font * VALUE_FONT) / 2;
  return { left: x - half, right: x + half, top: y - font * VALUE_FONT, bottom: y };
}

/** Points inside a bar, so that notes keep off it. */
function outline({ x, y, width, height }: Bar): { x: number; y: number }[] {
  const rows = Math.max(1, Math.ceil(height / 6));
  return Array.from({ length: rows }, (_, row) => y + (height * row) / rows).flatMap((level) =>
    [x, x + width / 2, x + width].map((across) => ({ x: across, y: level })),
  );
}
