import { formatPeriod, type Period } from '@/lib/figures/period';
import type { Line } from '@/lib/figures/line';
import { loadSeries } from '@/lib/figures/series';
import type { Subject } from './subject';
import { list } from './wording';

/**
 * What a reader is to know about the values a text quotes: who alone reports them, which are projections, and what the
 * series notes on a period. Empty where two sources agree.
 */
export function certainty(line: Line, subject: Subject, quoted: readonly Period[]): string[] {
  const points = line.points.filter(({ period }) => quoted.includes(period));
  const projected = points.filter(({ status }) => status === 'projection').map(({ period }) => period);
  const single = points.some(({ status }) => status === 'single source');
  const publishers = list([...new Set(line.sources.map(({ publisher }) => publisher))]);
  return [
    ...(projected.length > 0 ? [`${list(projected.map(formatPeriod))}: a projection.`] : []),
    ...(single || subject.reported
      ? [`As reported by ${publishers}${single ? ', partly from a single source' : ''}.`]
      : []),
    ...(subject.caution ? notesOn(line, subject.caution, quoted) : []),
  ];
}

/** Notes of the series that begin with a quoted period and speak of the subject. */
function notesOn(line: Line, about: string, quoted: readonly Period[]): string[] {
  return line.inputs
    .flatMap((id) => loadSeries(id).notes)
    .filter((note) => quoted.some((period) => note.startsWith(period)) && note.includes(about));
}
