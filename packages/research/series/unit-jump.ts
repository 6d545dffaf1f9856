import type { NoteKind } from './notes';
import type { SeriesFile } from './series-shape';

/** The kinds of notes that confirm a value far from its neighbours. */
const EXPLAINING: readonly NoteKind[] = ['basis-change', 'one-off', 'remark'];

/** A change by this factor suggests another unit: an ounce is 31 grams, a crore 100 lakh. */
const SUSPECT = 10;

/** Whether a value is at least ten times, or at most a tenth of, the one before it. Across zero nothing is compared. */
export function isUnitJump(before: number, value: number): boolean {
  if (value * before <= 0) return false;
  const factor = value / before;
  return factor <= 1 / SUSPECT || factor >= SUSPECT;
}

/**
 * The error for a row whose value is at least ten times, or at most a tenth of, the previous known value:
 * usually its unit has changed. A note on that period that explains the value prevents the error.
 */
export function unitJumpProblem({ points, columns, notes }: SeriesFile, at: number): string | null {
  const [period, ...cells] = points[at] ?? [];
  if (period === undefined) return null;
  const explained = notes.filter((note) => note.period === period && EXPLAINING.includes(note.kind));
  for (const [i, cell] of cells.entries()) {
    const before = lastNumber(points, i + 1, at);
    if (typeof cell !== 'number' || before === undefined || !isUnitJump(before, cell)) continue;
    const name = columns?.[i + 1]?.name;
    if (!explained.some((note) => !note.columns || (name && note.columns.includes(name))))
      return (
        `${name ?? 'its value'} is ${cell} after ${before}: has the unit changed? Where it has not, a ` +
        `note on ${period} says why`
      );
  }
  return null;
}

/** The last number of a column before a row. */
function lastNumber(points: SeriesFile['points'], column: number, before: number): number | undefined {
  for (let at = before - 1; at >= 0; at -= 1) {
    const cell = points[at]?.[column];
    if (typeof cell === 'number') return cell;
  }
  return undefined;
}
