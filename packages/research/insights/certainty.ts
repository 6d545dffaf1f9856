import type { Words } from '../words/words';
import type { Status } from '../series/status';
import { formatPeriod, type Period } from '../time/period';
import { notesOn } from '../series/notes';
import type { Series } from '../series/series';
import type { Subject } from './subject';

/**
 * Notes for the reader on the quoted values: that a value has a single source or is a projection, and the
 * series' notes on its period. Empty if two sources agree on all of them.
 */
export function certainty(
  words: Words,
  series: Series,
  subject: Subject,
  quoted: readonly Period[],
): string[] {
  const points = series.points.filter(({ period }) => quoted.includes(period));
  const projected = points.filter(({ status }) => status === 'projection').map(({ period }) => period);
  const single = points.some(({ status }) => status === 'single source');
  const disputed = points.filter(({ status }) => status === 'disputed').map(({ period }) => period);
  return [
    ...(disputed.length > 0
      ? [
          words.text('insights.certainty.differ', {
            periods: words.list(disputed.map((each) => formatPeriod(words, each))),
          }),
        ]
      : []),
    ...(projected.length > 0
      ? [
          words.text('insights.certainty.projection', {
            periods: words.list(projected.map((each) => formatPeriod(words, each))),
          }),
        ]
      : []),
    ...(single || subject.reported ? [reportedBy(words, series, single)] : []),
    ...quoted.flatMap((period) => oneOffs(series, period)),
  ];
}

export function caveats(words: Words, used: Series['points'], quoted: readonly Period[]): string[] {
  const otherStatuses = used.filter(({ period }) => !quoted.includes(period)).map(({ status }) => status);
  const quotedStatuses = used.filter(({ period }) => quoted.includes(period)).map(({ status }) => status);
  const only = (status: Status) => otherStatuses.includes(status) && !quotedStatuses.includes(status);
  return [
    ...(otherStatuses.includes('disputed') ? [words.text('insights.certainty.disputed', {})] : []),
    ...(only('projection') ? [words.text('insights.certainty.projection-before', {})] : []),
    ...(only('single source') ? [words.text('insights.certainty.alone-before', {})] : []),
  ];
}

function reportedBy(words: Words, series: Series, single: boolean): string {
  const publishers = [...new Set(series.sources.map(({ publisher }) => publisher))];
  return words.text(single ? 'insights.certainty.reported-alone' : 'insights.certainty.reported', {
    publishers: words.list(publishers),
    count: publishers.length,
  });
}

function oneOffs({ notes }: Series, period: Period): string[] {
  return notesOn(notes, period).flatMap(({ kind, text }) => (kind === 'one-off' ? [text] : []));
}
