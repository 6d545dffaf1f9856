import {
  printing,
  time,
  type ChartSeries,
  type SeriesPoint,
  type Period,
  type Words,
} from '@samvit/research';
import { valueWriter, type Drawable } from '../drawable';
import { CHART_SIZES } from '../layout/chart-size';
import { inOrder, periodAxis } from '../layout/period-axis';
import { MOST_COLUMNS, readablePairs } from '../layout/scatter-pairs';
import { remarkOn } from '../layout/caution';

/**
 * A range of the chart in which one value of each series is readable without script. `span` counts columns of equal
 * width.
 */
export type ValueColumn = { span: number; text: string };

/**
 * The values of a chart that are readable without script: columns of equal width from its first period to its last,
 * each with the values of the period nearest to its middle. The same for every size. The last column is that of the
 * last value, as at the end of its line: rounded, if it may not be printed. A scatter has selected points instead of
 * columns.
 */
export function valueColumns(chart: Drawable): ValueColumn[] {
  const { spec, series: all, words } = chart;
  if (spec.kind === 'scatter')
    return readablePairs(all).map(({ period }) => ({
      span: 1,
      text: textAt(period, { ...chart, series: all.map(printing.printable) }),
    }));
  // A bar states its value, so there is none for the rounded one.
  const roundedEnds = spec.kind === 'bars' ? [] : all.map(roundedEnd);
  const seriesList = all.map((series, i) => {
    const end = roundedEnds[i];
    return { ...series, points: [...printing.printablePoints(series), ...(end ? [end] : [])] };
  });
  const periods = regularPeriods(seriesList);
  const place = spec.kind === 'bars' ? evenly(periods) : placeOf(words, periods);
  // Tenors are unequally spaced; fewer columns would skip some of them.
  const count = /Y$/.test(periods[0] ?? '') ? MOST_COLUMNS : Math.min(MOST_COLUMNS, periods.length);
  const columns: (ValueColumn & { period: Period })[] = [];
  for (let i = 0; i < count; i += 1) {
    const period = nearest(periods, place, count === 1 ? 0 : i / (count - 1));
    const before = columns.at(-1);
    if (before?.period === period) before.span += 1;
    else
      columns.push({ period, span: 1, text: textAt(period, { ...chart, series: seriesList }, roundedEnds) });
  }
  return columns.map(({ span, text }) => ({ span, text }));
}

/** The periods of series in order; those of decisions by day where there are no others. */
export function regularPeriods(seriesList: readonly ChartSeries[]): Period[] {
  const regularSeries = seriesList.filter(({ frequency }) => frequency !== 'event');
  return inOrder(
    (regularSeries.length > 0 ? regularSeries : seriesList).flatMap(({ points }) =>
      points.map(({ period }) => period),
    ),
  );
}

/** The position of a period on a line chart's axis, from 0 (first) to 1 (last). */
function placeOf(words: Words, periods: readonly Period[]): (period: Period) => number {
  return periodAxis(periods, { left: 0, right: 1, size: CHART_SIZES.full, words }).x;
}

/** The same for bars, which are equally spaced. */
function evenly(periods: readonly Period[]): (period: Period) => number {
  const order = new Map(periods.map((period, i) => [period, i / Math.max(1, periods.length - 1)]));
  return (period) => order.get(period) ?? 0;
}

function nearest(periods: readonly Period[], place: (period: Period) => number, wanted: number): Period {
  return periods.reduce((a, b) => (Math.abs(place(b) - wanted) < Math.abs(place(a) - wanted) - 1e-9 ? b : a));
}

/** The last value of a series to three digits, if it may not be printed as it is. */
export function roundedEnd(series: ChartSeries): SeriesPoint | null {
  const last = series.points.findLast(({ value }) => value !== null);
  if (typeof last?.value !== 'number' || printing.printablePoints(series).includes(last)) return null;
  return { ...last, value: printing.coarse(last.value) };
}

/** `Jun 2026: Gold $4,228, Silver $66`. */
function textAt(period: Period, chart: Drawable, rounded: readonly (SeriesPoint | null)[] = []): string {
  const { spec, series: seriesList, words } = chart;
  const write = valueWriter(chart);
  const values = seriesList.flatMap((series) => {
    const point = pointInForce(series, period);
    if (!point || point.value === null) return [];
    const remark = remarkOn(words, series, point);
    if (rounded.includes(point)) {
      const value = printing.coarseText(words, spec.format, point.value, period);
      return [words.text('charts.values.of-rounded', { label: series.label, value })];
    }
    const value = { label: series.label, value: write(point.value) };
    return [
      remark
        ? words.text('charts.values.of-remarked', { ...value, remark })
        : words.text('charts.values.of', value),
    ];
  });
  const at = { period: time.formatPeriodShort(words, period) };
  return values.length > 0
    ? words.text('charts.values.at', { ...at, values: values.join(', ') })
    : words.text('charts.values.none', at);
}

/** A decided value applies from its period until the next decision; any other value applies to its own period only. */
export function pointInForce(series: ChartSeries, period: Period): ChartSeries['points'][number] | undefined {
  return series.frequency === 'event'
    ? series.points.findLast((point) => !time.startsAfter(point.period, period))
    : series.points.find((point) => point.period === period);
}
