import { printing, numbers, time, type ChartSeries, type Period, type Words } from '@samvit/research';
import { valueWriter, type Drawable } from '../drawable';
import { fitOf, outliersOf, pairsOf, printablePeriods, type Pair } from '../layout/scatter-pairs';

/**
 * The text alternative of a chart. For each line: first, last, highest and lowest value. For a scatter: the
 * number of points, the line of fit, the latest point and the outliers.
 */
export function describeChart(chart: Drawable): string {
  if (chart.spec.kind === 'scatter') return describeScatter(chart);
  return [...chart.series.map((series) => describeLine(series, chart)), ...describeStrip(chart)].join(' ');
}

/** Of a chart that shows a part of what is held: where the whole begins and ends. */
function describeStrip({ whole, words }: Drawable): string[] {
  const periods = whole?.[0]?.points.map(({ period }) => period) ?? [];
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [from, to] = [time.formatPeriod(words, first), time.formatPeriod(words, last)];
  return [words.text('charts.description.strip', { from, to })];
}

function describeLine(series: ChartSeries, chart: Drawable): string {
  const { words } = chart;
  const write = valueWriter(chart);
  const label = printing.isMonthEndsOnly(series)
    ? words.text('charts.description.month-ends', { label: series.label })
    : series.label;
  const values = printing
    .printablePoints(series)
    .flatMap(({ period, value }) => (value === null ? [] : [{ period, value }]));
  const first = values[0];
  const last = values.at(-1);
  if (!first || !last) return words.text('charts.description.empty', { label });
  const say = ({ period, value }: { period: Period; value: number }) =>
    words.text('charts.description.at', { value: write(value), ...when(words, period) });
  if (values.length === 1) return words.text('charts.description.point', { label, value: say(first) });
  const highest = values.reduce((a, b) => (b.value > a.value ? b : a));
  const lowest = values.reduce((a, b) => (b.value < a.value ? b : a));
  return words.text('charts.description.line', {
    label,
    first: say(first),
    last: say(last),
    highest: say(highest),
    lowest: say(lowest),
  });
}

function describeScatter(chart: Drawable): string {
  const { series: seriesList, words } = chart;
  const write = valueWriter(chart);
  const pairs = pairsOf(seriesList);
  const first = pairs[0];
  const last = pairs.at(-1);
  const [up = '', across = ''] = seriesList.map(({ label }) => label);
  if (!first || !last) return words.text('charts.description.scatter-empty', { up, across });
  const { slope, intercept, rSquared } = fitOf(pairs);
  const ratio = (value: number) => numbers.FORMATS['number-2'](words, value);
  const say = (pair: Pair) =>
    words.text('charts.description.pair', {
      up,
      across,
      upValue: write(pair.up),
      acrossValue: write(pair.across),
      ...when(words, pair.period),
    });
  const printable = printablePeriods(seriesList);
  const outliers = outliersOf(pairs)
    .filter(({ period }) => printable.has(period))
    .map(say);
  return [
    words.text('charts.description.scatter', {
      up,
      across,
      count: pairs.length,
      from: time.formatPeriod(words, first.period),
      to: time.formatPeriod(words, last.period),
      slope: ratio(slope),
      intercept: write(intercept),
      rSquared: ratio(rSquared),
    }),
    ...(printable.has(last.period) ? [words.text('charts.description.latest', { point: say(last) })] : []),
    ...(outliers.length > 0
      ? [words.text('charts.description.outliers', { points: words.list(outliers) })]
      : []),
  ].join(' ');
}

/** A period, and what kind it is, which decides the words around it. */
function when(words: Words, period: Period) {
  const precision = /^\d+Y$/.test(period) ? 'tenor' : time.isDay(period) ? 'day' : 'other';
  return { precision, period: time.formatPeriod(words, period) };
}
