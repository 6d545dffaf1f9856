import type { Series } from '@/lib/research/series/series';
import type { Period } from '@/lib/site/period';
import { readSeriesFile } from '@/lib/research/series/series-file';

/**
 * The last day of a period, `2026-06-30`: a day is its own, a month and a year end with the calendar, a fiscal period
 * on the day its series names.
 * @throws when it has no end we know
 */
export function periodEnd(series: Pick<Series, 'inputs'>, period: Period): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(period)) return period;
  const month = /^(\d{4})-(\d{2})$/.exec(period);
  // Day 0 of the next month is the last of this one.
  if (month) return new Date(Date.UTC(Number(month[1]), Number(month[2]), 0)).toISOString().slice(0, 10);
  if (/^\d{4}$/.test(period)) return `${period}-12-31`;
  for (const id of series.inputs) {
    const series = readSeriesFile(id);
    const column = series.columns?.findIndex(({ kind }) => kind === 'period end') ?? -1;
    const end = column > 0 ? series.points.find(([own]) => own === period)?.[column] : undefined;
    if (typeof end === 'string') return end;
  }
  throw new RangeError(`${period} of ${series.inputs.join(', ')} has no end that we know`);
}
