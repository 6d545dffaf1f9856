import type { ChartLine, ChartSpec } from '@/lib/figures/chart-spec';
import { FORMATS } from '@/lib/figures/format';
import { formatPeriod, type Period } from '@/lib/figures/period';

/** A sentence for those who hear a chart: where each line starts and ends, its highest and its lowest value. */
export function describeChart(spec: Pick<ChartSpec, 'format'>, lines: readonly ChartLine[]): string {
  return lines.map((line) => describeLine(line, FORMATS[spec.format])).join(' ');
}

function describeLine({ label, points }: ChartLine, write: (value: number) => string): string {
  const known = points.flatMap(({ period, value }) => (value === null ? [] : [{ period, value }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return `${label}: no values.`;
  const say = ({ period, value }: { period: Period; value: number }) => `${write(value)} ${when(period)}`;
  if (known.length === 1) return `${label}: ${say(first)}.`;
  const highest = known.reduce((a, b) => (b.value > a.value ? b : a));
  const lowest = known.reduce((a, b) => (b.value < a.value ? b : a));
  return `${label}: from ${say(first)} to ${say(last)}; highest ${say(highest)}, lowest ${say(lowest)}.`;
}

function when(period: Period): string {
  if (/^\d+Y$/.test(period)) return `at ${period}`;
  return `${/^\d{4}-\d{2}-\d{2}$/.test(period) ? 'on' : 'in'} ${formatPeriod(period)}`;
}
