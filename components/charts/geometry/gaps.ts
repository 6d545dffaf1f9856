import type { ChartSeries } from '@/lib/research/charts/chart-spec';
import { periodPosition, type Period } from '@/lib/site/period';
import type { Frequency } from '@/lib/research/series/series-file';

/**
 * Puts a point without a value where a regular line skips a period, so that a missing month is a gap in the drawing
 * and an empty place among the bars. Lines without a fixed rhythm (days of trading, decisions, tenors) stay as they are.
 */
export function withGaps<T extends Pick<ChartSeries, 'points' | 'frequency'>>(line: T): T {
  const points = line.points.flatMap((point, i) => {
    const before = line.points[i - 1]?.period;
    return before === undefined
      ? [point]
      : [
          ...periodsBetween(before, point.period, line.frequency).map((period) => ({
            period,
            value: null,
            status: point.status,
          })),
          point,
        ];
  });
  return { ...line, points };
}

const DAY_MS = 86_400_000;

function periodsBetween(from: Period, to: Period, frequency: Frequency): Period[] {
  const missing: Period[] = [];
  // After a week that closed on a Thursday, before a holiday, the next Friday is eight days away.
  const end = periodPosition(to) - (frequency === 'weekly' ? 3 * DAY_MS : 0);
  let period = nextPeriod(from, frequency);
  while (period !== null && periodPosition(period) < end) {
    missing.push(period);
    period = nextPeriod(period, frequency);
  }
  return missing;
}

/** The period after this one, or `null` where the frequency does not say. */
function nextPeriod(period: Period, frequency: Frequency): Period | null {
  const month = /^(\d{4})-(\d{2})$/.exec(period);
  if (frequency === 'monthly' && month)
    return new Date(Date.UTC(Number(month[1]), Number(month[2]))).toISOString().slice(0, 7);
  const year = /^(FY)?(\d{4})$/.exec(period);
  if (frequency === 'annual' && year) return `${year[1] ?? ''}${Number(year[2]) + 1}`;
  const quarter = /^Q([1-4]) FY(\d{2})$/.exec(period);
  if (frequency === 'quarterly' && quarter)
    return quarter[1] === '4'
      ? `Q1 FY${String(Number(quarter[2]) + 1).padStart(2, '0')}`
      : `Q${Number(quarter[1]) + 1} FY${quarter[2]}`;
  if (frequency === 'weekly' && /^\d{4}-\d{2}-\d{2}$/.test(period))
    return new Date(periodPosition(period) + 7 * DAY_MS).toISOString().slice(0, 10);
  return null;
}
