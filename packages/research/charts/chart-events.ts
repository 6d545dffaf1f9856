import type { Library } from '../series/library';
import { ContentProblem } from '@/lib/platform/content-problem';
import type { DatedEvent } from '../series/events';
import { DAY } from '@/lib/platform/clock';
import { periodEnd } from '../series/publication-day';
import type { Series } from '../series/series';
import { periodPosition, spanOf, type Period } from '../time/period';

/**
 * The fiscal period that contains a day, and the share of it that had passed: fiscal labels have no dates of
 * their own.
 */
export type FiscalDay = { period: Period; share: number };

/** A dated event on a chart; `fiscal` is set where the periods of the chart are fiscal. */
export type ChartEvent = DatedEvent & { fiscal?: FiscalDay };

/**
 * The events of a chart in order of time.
 * @throws when an event is unknown or outside the window of its chart
 */
export function chartEvents(
  library: Library,
  ids: readonly string[],
  series: readonly Series[],
  known: ReadonlyMap<string, DatedEvent>,
): ChartEvent[] {
  const dated = ids.map((id): ChartEvent => {
    const event = known.get(id);
    if (!event) throw new ContentProblem(`content/series/events.json has no event "${id}"`);
    const fiscal = series.flatMap((each) => fiscalDay(library, each, event.date) ?? [])[0];
    if (!fiscal && !series.some((each) => contains(each, event.date)))
      throw new ContentProblem(`The event "${id}" of ${event.date} lies outside the window of its chart`);
    return fiscal ? { ...event, fiscal } : event;
  });
  return dated.sort((a, b) => periodPosition(a.date) - periodPosition(b.date));
}

function contains({ points }: Series, day: string): boolean {
  const at = periodPosition(day);
  const spans = points
    .flatMap(({ period }) => spanOf(period) ?? [])
    .filter(({ axis }) => axis === 'calendar');
  return spans.some(({ start }) => start <= at) && spans.some(({ end }) => end > at);
}

/** A day in the first period has no place: nothing says when that period began. */
function fiscalDay(library: Library, series: Series, day: string): FiscalDay | null {
  const periods = series.points
    .map(({ period }) => period)
    .filter((period) => spanOf(period)?.axis === 'fiscal');
  const ends = periods.map((period) => periodPosition(periodEnd(library, series, period)) + DAY);
  const at = periodPosition(day);
  const i = ends.findIndex((end) => at < end);
  const [period, begin, end] = [periods[i], ends[i - 1], ends[i]];
  if (period === undefined || begin === undefined || end === undefined) return null;
  return { period, share: (at - begin) / (end - begin) };
}
