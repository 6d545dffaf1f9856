import type { ChartSeries } from '@/lib/research/charts/chart-spec';
import { startsAfter, type Period } from '@/lib/web/period';

/**
 * A decided value applies from its period until the next decision; any other value applies to its own
 * period only.
 */
export function pointInForce(series: ChartSeries, period: Period): ChartSeries['points'][number] | undefined {
  return series.frequency === 'event'
    ? series.points.findLast((point) => !startsAfter(point.period, period))
    : series.points.find((point) => point.period === period);
}
