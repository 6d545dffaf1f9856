import type { Library } from '../series/library';
import { notePeriods } from '../series/notes';
import type { Series } from '../series/series';
import { startsAfter, type Period } from '../time/period';
import { subjectOf } from './subject';

/**
 * The notes on separations of a part of the company, after one period and up to another: holders received new shares,
 * and the price of a share is not adjusted for it. Across them it says nothing of what they gained or lost.
 */
export function separations(library: Library, { id, notes }: Series, from: Period, to: Period): string[] {
  if (subjectOf(library, id).group !== 'shares') return [];
  return notes.flatMap((note) => {
    const on = note.kind === 'one-off' ? notePeriods(note)?.to : undefined;
    return on !== undefined && startsAfter(on, from) && !startsAfter(on, to) ? [note.text] : [];
  });
}
