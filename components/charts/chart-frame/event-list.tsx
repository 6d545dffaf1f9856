import type { DatedEvent } from '@/lib/content/events';
import { formatPeriod } from '@/lib/site/period';
import { eventLetter } from '@/components/charts/geometry/dated-events.layout';

/** The events behind the letters on a chart, each with its date and source. */
export function EventList({ events }: { events: readonly DatedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul className="chart-events">
      {events.map((event, i) => (
        <li key={event.id}>
          <b>{eventLetter(i)}</b> {eventText(event)}
        </li>
      ))}
    </ul>
  );
}

/** An event with its date and source, and its status if that is not `verified`. */
export function eventText({ date, text, source, status }: DatedEvent): string {
  const remark = status === 'verified' ? '' : `; ${status}`;
  return `${formatPeriod(date)}: ${text} (${source}${remark}).`;
}
