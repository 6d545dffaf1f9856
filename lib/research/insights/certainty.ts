import { text } from '@/lib/content/messages';
import type { Status } from '@/lib/content/status';
import { list } from '@/lib/web/list';
import { formatPeriod, type Period } from '@/lib/web/period';
import { notesOn } from '@/lib/research/series/notes';
import type { Series } from '@/lib/research/series/series';
import type { Subject } from './subject';

/**
 * Notes for the reader on the quoted values: that a value has a single source or is a projection, and the
 * series' notes on its period. Empty if two sources agree on all of them.
 */
export function certainty(series: Series, subject: Subject, quoted: readonly Period[]): string[] {
  const points = series.points.filter(({ period }) => quoted.includes(period));
  const projected = points.filter(({ status }) => status === 'projection').map(({ period }) => period);
  const single = points.some(({ status }) => status === 'single source');
  return [
    ...(projected.length > 0
      ? [text('insights.certainty.projection', { periods: list(projected.map(formatPeriod)) })]
      : []),
    ...(single || subject.reported ? [reportedBy(series, single)] : []),
    ...quoted.flatMap((period) => oneOffs(series, period)),
  ];
}

export function caveats(used: Series['points'], quoted: readonly Period[]): string[] {
  const others = used.filter(({ period }) => !quoted.includes(period)).map(({ status }) => status);
  const shown = used.filter(({ period }) => quoted.includes(period)).map(({ status }) => status);
  const only = (status: Status) => others.includes(status) && !shown.includes(status);
  return [
    ...(others.includes('disputed') ? [text('insights.certainty.disputed', {})] : []),
    ...(only('projection') ? [text('insights.certainty.projection-before', {})] : []),
    ...(only('single source') ? [text('insights.certainty.alone-before', {})] : []),
  ];
}

function reportedBy(series: Series, single: boolean): string {
  const publishers = [...new Set(series.sources.map(({ publisher }) => publisher))];
  return text(single ? 'insights.certainty.reported-alone' : 'insights.certainty.reported', {
    publishers: list(publishers),
    count: publishers.length,
  });
}

function oneOffs({ notes }: Series, period: Period): string[] {
  return notesOn(notes, period).flatMap(({ kind, text }) => (kind === 'one-off' ? [text] : []));
}
