import { printing, time, type ChartSeries, type ChartSpec, type Period } from '@samvit/research';
import { formatValue } from '@/lib/web/number-format';
import { text } from '@/lib/content/messages';
import { list } from '@/lib/content/list';
import { formatPeriod } from '@/lib/web/period';
import { printablePeriods } from './value-columns';
import { fitOf, outliersOf, pairsOf, type Pair } from '../layout/scatter-pairs';

/**
 * The text alternative of a chart. For each line: first, last, highest and lowest value. For a scatter: the
 * number of points, the line of fit, the latest point and the outliers.
 */
export function describeChart(
  spec: Pick<ChartSpec, 'kind' | 'format'>,
  seriesList: readonly ChartSeries[],
): string {
  if (spec.kind === 'scatter') return describeScatter(seriesList, (value) => formatValue(spec.format, value));
  return seriesList
    .map((series) => describeLine(series, (value) => formatValue(spec.format, value)))
    .join(' ');
}

function describeLine(series: ChartSeries, write: (value: number) => string): string {
  const label = printing.isMonthEndsOnly(series)
    ? text('charts.description.month-ends', { label: series.label })
    : series.label;
  const values = printing
    .printablePoints(series)
    .flatMap(({ period, value }) => (value === null ? [] : [{ period, value }]));
  const first = values[0];
  const last = values.at(-1);
  if (!first || !last) return text('charts.description.empty', { label });
  const say = ({ period, value }: { period: Period; value: number }) =>
    text('charts.description.at', { value: write(value), ...when(period) });
  if (values.length === 1) return text('charts.description.point', { label, value: say(first) });
  const highest = values.reduce((a, b) => (b.value > a.value ? b : a));
  const lowest = values.reduce((a, b) => (b.value < a.value ? b : a));
  return text('charts.description.line', {
    label,
    first: say(first),
    last: say(last),
    highest: say(highest),
    lowest: say(lowest),
  });
}

function describeScatter(seriesList: readonly ChartSeries[], write: (value: number) => string): string {
  const pairs = pairsOf(seriesList);
  const first = pairs[0];
  const last = pairs.at(-1);
  const [up = '', across = ''] = seriesList.map(({ label }) => label);
  if (!first || !last) return text('charts.description.scatter-empty', { up, across });
  const { slope, intercept, rSquared } = fitOf(pairs);
  const ratio = (value: number) => formatValue('number-2', value);
  const say = (pair: Pair) =>
    text('charts.description.pair', {
      up,
      across,
      upValue: write(pair.up),
      acrossValue: write(pair.across),
      ...when(pair.period),
    });
  const shown = printablePeriods(seriesList);
  const outliers = outliersOf(pairs)
    .filter(({ period }) => shown.has(period))
    .map(say);
  return [
    text('charts.description.scatter', {
      up,
      across,
      count: pairs.length,
      from: formatPeriod(first.period),
      to: formatPeriod(last.period),
      slope: ratio(slope),
      intercept: write(intercept),
      rSquared: ratio(rSquared),
    }),
    ...(shown.has(last.period) ? [text('charts.description.latest', { point: say(last) })] : []),
    ...(outliers.length > 0 ? [text('charts.description.outliers', { points: list(outliers) })] : []),
  ].join(' ');
}

/** A period, and what kind it is, which decides the words around it. */
function when(period: Period) {
  const precision = /^\d+Y$/.test(period) ? 'tenor' : time.isDay(period) ? 'day' : 'other';
  return { precision, period: formatPeriod(period) };
}
