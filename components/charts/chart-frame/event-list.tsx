import { type seriesFiles, printing } from '@samvit/research';
import { text } from '@/lib/content/messages';
import { statusRemark } from '@/lib/content/status';
import { formatPeriod } from '@/lib/web/period';
import { texts } from '@samvit/charts';

/** The events behind the letters on a chart, each with its date and source. */
export function EventList({ events }: { events: readonly seriesFiles.DatedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ul className="chart-events">
      {events.map((event, i) => (
        <li key={event.id}>
          <b>{texts.eventLetter(i)}</b> {eventText(event)}
        </li>
      ))}
    </ul>
  );
}

/** An event with its date and source, and its status if that is not sure. */
export function eventText({ date, text: what, source, status }: seriesFiles.DatedEvent): string {
  return text('charts.event', {
    text: what,
    source,
    date: formatPeriod(date),
    status: printing.isSure(status) ? 'sure' : 'unsure',
    remark: statusRemark(status),
  });
}
