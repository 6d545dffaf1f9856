import type { Library } from '../series/library';
import { ContentProblem } from '@/lib/platform/content-problem';
import { getSeries } from '../series/get-series';
import { incomparable, notesOn } from '../series/notes';
import { between } from '../series/series';
import type { Definition } from './figure';

/**
 * Rejects a figure that compares a value of a partial period, or one on another basis, with others: such a
 * value may only be quoted with its note. A disputed value may be compared if the text is about the
 * dispute.
 * @throws ContentProblem naming the period and its note
 */
export function checkComparable(library: Library, definition: Definition): void {
  if (!('from' in definition) || definition.formula === 'count') return;
  const series = getSeries(library, definition.series);
  for (const point of between(series, definition.from, definition.to).points) {
    const reason = point.value === null ? null : incomparable(series, point);
    if (reason === null || reason === 'disputed') continue;
    const note = notesOn(series.notes, point.period).find(({ kind }) => kind === reason);
    throw new ContentProblem(
      `${series.id} at ${point.period} may be quoted, and compared with nothing (${reason}): ${note?.text}`,
    );
  }
}
