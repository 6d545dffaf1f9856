import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import {
  printing,
  time,
  type ChartSeries,
  type ChartSpec,
  type SeriesPoint,
  type Period,
} from '@samvit/research';
import { formatValue } from '@/lib/web/number-format';
import { formatPeriodShort } from '@/lib/web/period';
import { CHART_SIZES } from '../layout/chart-size';
import { inOrder, periodAxis } from '../layout/period-axis';
import { pairsOf, spreadPairs, type Pair } from '../layout/scatter-pairs';
import { remarkOn } from '../layout/caution';

/** A range of the chart in which one value of each series is readable. `span` counts columns of equal width. */
export type ValueColumn = { span: number; text: string };

/** Maximum columns that a finger or pointer can distinguish on a small chart. */
export const MOST_COLUMNS = 25;

/**
 * The readable values of a chart: columns of equal width from its first period to its last, each with the
 * values of the period nearest to its middle. The same for every size. The last column is that of the last value, as at the end
 * of its line: rounded, if it may not be printed. A scatter has selected points instead of columns.
 */
export function valueColumns(
  spec: Pick<ChartSpec, 'kind' | 'format'>,
  given: readonly ChartSeries[],
): ValueColumn[] {
  if (spec.kind === 'scatter')
    return readablePairs(given).map(({ period }) => ({
      span: 1,
      text: textAt(period, spec, given.map(printing.printable)),
    }));
  // A bar states its value, so there is none for the rounded one.
  const rounded = spec.kind === 'bars' ? [] : given.map(roundedEnd);
  const seriesList = given.map((series, i) => {
    const end = rounded[i];
    return { ...series, points: [...printing.printablePoints(series), ...(end ? [end] : [])] };
  });
  const regular = seriesList.filter(({ frequency }) => frequency !== 'event');
  const periods = inOrder(
    (regular.length > 0 ? regular : seriesList).flatMap(({ points }) => points.map(({ period }) => period)),
  );
  const place = spec.kind === 'bars' ? evenly(periods) : placeOf(periods);
  // Tenors are unequally spaced; fewer columns would skip some of them.
  const count = /Y$/.test(periods[0] ?? '') ? MOST_COLUMNS : Math.min(MOST_COLUMNS, periods.length);
  const columns: (ValueColumn & { period: Period })[] = [];
  for (let i = 0; i < count; i += 1) {
    const period = nearest(periods, place, count === 1 ? 0 : i / (count - 1));
    const before = columns.at(-1);
    if (before?.period === period) before.span += 1;
    else columns.push({ period, span: 1, text: textAt(period, spec, seriesList, rounded) });
  }
  return columns.map(({ span, text }) => ({ span, text }));
}

/** The points of a scatter whose values are readable, sorted by time. */
export function readablePairs(seriesList: readonly ChartSeries[], most = MOST_COLUMNS): Pair[] {
  const shown = printablePeriods(seriesList);
  return spreadPairs(
    pairsOf(seriesList).filter(({ period }) => shown.has(period)),
    most,
  );
}

/** The periods in which every series may be printed. */
export function printablePeriods(seriesList: readonly ChartSeries[]): ReadonlySet<Period> {
  const [first, ...others] = seriesList.map(
    (series) => new Set(printing.printablePoints(series).map(({ period }) => period)),
  );
  return new Set([...(first ?? [])].filter((period) => others.every((periods) => periods.has(period))));
}

/** The position of a period on a line chart's axis, from 0 (first) to 1 (last). */
function placeOf(periods: readonly Period[]): (period: Period) => number {
  return periodAxis(periods, { left: 0, right: 1, size: CHART_SIZES.full }).x;
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
function roundedEnd(series: ChartSeries): SeriesPoint | null {
  const last = series.points.findLast(({ value }) => value !== null);
  if (typeof last?.value !== 'number' || printing.printablePoints(series).includes(last)) return null;
  return { ...last, value: printing.coarse(last.value) };
}

/** `Jun 2026: Gold $4,228, Silver $66`. */
function textAt(
  period: Period,
  { format }: Pick<ChartSpec, 'format'>,
  seriesList: readonly ChartSeries[],
  rounded: readonly (SeriesPoint | null)[] = [],
): string {
  const values = seriesList.flatMap((series) => {
    const point = pointInForce(series, period);
    if (!point || point.value === null) return [];
    const remark = remarkOn(series, point);
    if (rounded.includes(point)) {
      const value = printing.coarseText(wordsHere(), format, point.value, period);
      return [text('charts.values.of-rounded', { label: series.label, value })];
    }
    const shown = { label: series.label, value: formatValue(format, point.value) };
    return [
      remark ? text('charts.values.of-remarked', { ...shown, remark }) : text('charts.values.of', shown),
    ];
  });
  const at = { period: formatPeriodShort(period) };
  return values.length > 0
    ? text('charts.values.at', { ...at, values: values.join(', ') })
    : text('charts.values.none', at);
}

/** A decided value applies from its period until the next decision; any other value applies to its own period only. */
export function pointInForce(series: ChartSeries, period: Period): ChartSeries['points'][number] | undefined {
  return series.frequency === 'event'
    ? series.points.findLast((point) => !time.startsAfter(point.period, period))
    : series.points.find((point) => point.period === period);
}
