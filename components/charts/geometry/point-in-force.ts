import type { ChartLine } from '@/lib/research/charts/chart-spec';
import { startsAfter, type Period } from '@/lib/research/series/period';

/** A decision counts from the period it was taken in until the next one; any other value belongs to its own period alone. */
export function pointInForce(line: ChartLine, period: Period): ChartLine['points'][number] | undefined {
  return line.frequency === 'event'
    ? line.points.findLast((point) => !startsAfter(point.period, period))
    : line.points.find((point) => point.period === period);
}
