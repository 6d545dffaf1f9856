import type { ChartSeries, ChartSpec } from '@/lib/research/charts/chart-spec';
import { FORMATS } from '@/lib/site/number-format';
import { list } from '@/lib/site/list';
import { formatPeriod, type Period, isDay } from '@/lib/site/period';
import { isMonthEndsOnly, printablePoints } from '@/lib/research/series/printable';
import { printablePeriods } from '@/components/charts/geometry/value-columns';
import { fitOf, outliersOf, pairsOf, type Pair } from '@/components/charts/geometry/scatter-pairs';

/**
 * The text alternative of a chart. For each line: first, last, highest and lowest value. For a scatter: the
 * number of points, the line of fit, the latest point and the outliers.
 */
export function describeChart(
  spec: Pick<ChartSpec, 'kind' | 'format'>,
  seriesList: readonly ChartSeries[],
): string {
  if (spec.kind === 'scatter') return describeScatter(seriesList, FORMATS[spec.format]);
  return seriesList.map((series) => describeLine(series, FORMATS[spec.format])).join(' ');
}

function describeLine(series: ChartSeries, write: (value: number) => string): string {
  const label = isMonthEndsOnly(series) ? `${series.label}, month ends` : series.label;
  const known = printablePoints(series).flatMap(({ period, value }) =>
    value === null ? [] : [{ period, value }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return `${label}: no values.`;
  const say = ({ period, value }: { period: Period; value: number }) => `${write(value)} ${when(period)}`;
  if (known.length === 1) return `${label}: ${say(first)}.`;
  const highest = known.reduce((a, b) => (b.value > a.value ? b : a));
  const lowest = known.reduce((a, b) => (b.value < a.value ? b : a));
  return `${label}: from ${say(first)} to ${say(last)}; highest ${say(highest)}, lowest ${say(lowest)}.`;
}

function describeScatter(seriesList: readonly ChartSeries[], write: (value: number) => string): string {
  const pairs = pairsOf(seriesList);
  const [first, last] = [pairs[0], pairs.at(-1)];
  const [up, across] = seriesList.map(({ label }) => label);
  if (!first || !last) return `${up} against ${across}: no values.`;
  const { slope, intercept, rSquared } = fitOf(pairs);
  const ratio = FORMATS['number-2'];
  const say = (pair: Pair) =>
    `${up} ${write(pair.up)} and ${across} ${write(pair.across)} ${when(pair.period)}`;
  const shown = printablePeriods(seriesList);
  const outliers = outliersOf(pairs)
    .filter(({ period }) => shown.has(period))
    .map(say);
  return [
    `${up} against ${across}, ${pairs.length} points from ${formatPeriod(first.period)} to ${formatPeriod(last.period)}.`,
    `The line of fit has a slope, or beta, of ${ratio(slope)}, an intercept of ${write(intercept)} and an r² of ${ratio(rSquared)}.`,
    ...(shown.has(last.period) ? [`Latest: ${say(last)}.`] : []),
    ...(outliers.length > 0 ? [`Far from the line: ${list(outliers)}.`] : []),
  ].join(' ');
}

function when(period: Period): string {
  if (/^\d+Y$/.test(period)) return `at ${period}`;
  return `${isDay(period) ? 'on' : 'in'} ${formatPeriod(period)}`;
}
