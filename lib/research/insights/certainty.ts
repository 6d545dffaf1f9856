import { formatPeriod, type Period } from '@/lib/site/period';
import type { Series } from '@/lib/research/series/series';
import { notesOn } from '@/lib/research/series/notes';
import type { Status } from '@/lib/content/status';
import type { Subject } from './subject';
import { list } from './wording';

/**
 * What a reader is to know about the values a text quotes: who alone reports them, which are projections, and what the
 * series notes on a period. Empty where two sources agree.
 */
export function certainty(series: Series, subject: Subject, quoted: readonly Period[]): string[] {
  const points = series.points.filter(({ period }) => quoted.includes(period));
  const projected = points.filter(({ status }) => status === 'projection').map(({ period }) => period);
  const single = points.some(({ status }) => status === 'single source');
  return [
    ...(projected.length > 0 ? [`${list(projected.map(formatPeriod))}: a projection.`] : []),
    ...(single || subject.reported ? [reportedBy(series, single)] : []),
    ...quoted.flatMap((period) => oneOffs(series, period)),
  ];
}

/** What a reader is to know about the history that a value is compared with. */
export function caveats(used: Series['points'], quoted: readonly Period[]): string[] {
  const others = used.filter(({ period }) => !quoted.includes(period)).map(({ status }) => status);
  const shown = used.filter(({ period }) => quoted.includes(period)).map(({ status }) => status);
  const only = (status: Status) => others.includes(status) && !shown.includes(status);
  return [
    ...(others.includes('disputed') ? ['Disputed values are left out.'] : []),
    ...(only('projection') ? ['Part of the history is a projection.'] : []),
    ...(only('single source') ? ['Part of the history rests on a single source.'] : []),
  ];
}

function reportedBy(series: Series, single: boolean): string {
  const publishers = [...new Set(series.sources.map(({ publisher }) => publisher))];
  const source = publishers.length > 1 ? 'not every value has a second source' : 'a single source';
  return `As reported by ${list(publishers)}${single ? `; ${source}` : ''}.`;
}

function oneOffs({ notes }: Series, period: Period): string[] {
  return notesOn(notes, period).flatMap(({ kind, text }) => (kind === 'one-off' ? [text] : []));
}
