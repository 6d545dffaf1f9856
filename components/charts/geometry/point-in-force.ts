import type { ChartSeries } from '@/lib/research/charts/chart-spec';
import { startsAfter, type Period } from '@/lib/site/period';

/** A decision counts from the period it was taken in until the next one; any other value belongs to its own period alone. */
export function pointInForce(series: ChartSeries, period: Period): ChartSeries['points'][number] | undefined {
  return series.frequency === 'event'
    ? series.points.findLast((point) => !startsAfter(point.period, period))
    : series.points.find((point) => point.period === period);
}
