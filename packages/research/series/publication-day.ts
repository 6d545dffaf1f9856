import type { Library } from './library';
import { ContentProblem } from '@/lib/platform/content-problem';
import { DAY, dayOf } from '@/lib/platform/clock';
import type { Series } from './series';
import { isDay, spanOf, type Period } from '../time/period';
import { readSeriesFile } from './series-file';

/**
 * The day on which a value became known, `2026-07-02`: the last on which one of its sources published it. Where the
 * day itself is not known, it is the end of the period plus the source's usual delay.
 * @throws when the end of the period is unknown
 */
export function publicationDay(library: Library, series: Pick<Series, 'inputs'>, period: Period): string {
  const end = Date.parse(periodEnd(library, series, period));
  const days = series.inputs.map((id) => {
    const { lagDays, days: publicationDays } = readSeriesFile(library, id).publication;
    return publicationDays?.[period] ?? dayOf(end + lagDays * DAY);
  });
  return days.sort().at(-1) ?? dayOf(end);
}

/**
 * The last day of a period, `2026-06-30`. Days are their own end, months and years end with the calendar,
 * and for fiscal periods the series names the day.
 * @throws when the end is unknown
 */
export function periodEnd(library: Library, series: Pick<Series, 'inputs'>, period: Period): string {
  if (isDay(period)) return period;
  const span = spanOf(period);
  if (span?.axis === 'calendar') return dayOf(span.end - DAY);
  for (const id of series.inputs) {
    const series = readSeriesFile(library, id);
    const column = series.columns?.findIndex(({ kind }) => kind === 'period end') ?? -1;
    const end = column > 0 ? series.points.find(([own]) => own === period)?.[column] : undefined;
    if (typeof end === 'string') return end;
  }
  throw new ContentProblem(`${period} of ${series.inputs.join(', ')} has no end that we know`);
}
