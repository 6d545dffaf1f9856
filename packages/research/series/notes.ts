import { keptPer } from '../words/kept';
import { z } from 'zod';
import { spanOf, type Period, type Span } from '../time/period';

/**
 * The kinds of notes:
 *
 * - `partial`: the period is not over yet
 * - `disputed`: two sources differ
 * - `basis-change`: the value is measured in another way than the rest
 * - `single-source`: only one source reports the value
 * - `one-off`: the value contains something that other periods do not; it may be compared if the text
 * quotes the note
 * - `remark`: how the value was measured or checked, or why it is missing; readers of one value do not need
 * it
 */
const noteKindSchema = z.enum(['partial', 'disputed', 'basis-change', 'single-source', 'one-off', 'remark']);
export type NoteKind = z.infer<typeof noteKindSchema>;

export const noteSchema = z.strictObject({
  /** `2026-08`; `2007` covers all of 2007. A remark on the whole series has neither period nor range. */
  period: z.string().exactOptional(),
  range: z.strictObject({ from: z.string(), to: z.string() }).exactOptional(),
  /** The columns that the note is about; all columns by default. */
  columns: z.array(z.string()).min(1).exactOptional(),
  kind: noteKindSchema,
  /** A sentence that can be understood without others. */
  text: z.string().min(1),
  source: z.string().min(1),
});

/**
 * A fact about some periods of a series that readers must know. Reports, posts, insights and charts all use
 * the same notes.
 */
export type SeriesNote = z.infer<typeof noteSchema>;

type Dated = Pick<SeriesNote, 'period' | 'range'>;

/** The first and the last period of a note; `null` for a note on the whole series. */
export function notePeriods({ period, range }: Dated): { from: Period; to: Period } | null {
  return range ?? (period === undefined ? null : { from: period, to: period });
}

/** The notes on a period, without those on the whole series. */
export function notesOn(notes: readonly SeriesNote[], period: Period): SeriesNote[] {
  return covering(notes, period);
}

/** What is said of a period, or of a range with it. */
export function covering<T extends Dated>(said: readonly T[], period: Period): T[] {
  if (said.length === 0) return [];
  const noteSpan = spanOf(period);
  return noteSpan ? said.filter((each) => liesWithin(noteSpan, endsOf(each))) : [];
}

type Ends = { from: Span | null; to: Span | null } | null;

function liesWithin(own: Span, ends: Ends): boolean {
  if (!ends?.from || !ends.to || own.axis !== ends.from.axis || own.axis !== ends.to.axis) return false;
  return own.start >= ends.from.start && own.end <= ends.to.end;
}

/** Each note is compared with every value of its series. */
const endsOf = keptPer((note: Dated): Ends => {
  const periods = notePeriods(note);
  return periods && { from: spanOf(periods.from), to: spanOf(periods.to) };
});

/** Why a value is never compared with others. */
export type Incomparable = Extract<NoteKind, 'partial' | 'disputed' | 'basis-change'>;

const INCOMPARABLE: readonly Incomparable[] = ['partial', 'basis-change', 'disputed'];

/** Each value of a series is compared with its notes. */
const bindingOf = keptPer((notes: readonly SeriesNote[]) =>
  notes.filter(({ kind }) => INCOMPARABLE.some((other) => other === kind)),
);

type Noted = { notes: readonly SeriesNote[] };
type NotedPoint = { period: Period; status: string };

/** Why the value of a period may not be compared with others; `null` if it may. */
export function incomparable({ notes }: Noted, { period, status }: NotedPoint): Incomparable | null {
  const kinds = notesOn(bindingOf(notes), period).map(({ kind }) => kind);
  return INCOMPARABLE.find((kind) => kinds.includes(kind)) ?? (status === 'disputed' ? 'disputed' : null);
}

/**
 * The series with only the values that may be compared. Partial periods at its end are cut off. Disputed
 * values and values on another basis become gaps, with their status unchanged. `withDisputed` includes the
 * disputed values, to test whether a finding depends on them.
 */
export function comparable<S extends Noted & { points: (NotedPoint & { value: number | null })[] }>(
  series: S,
  { withDisputed = false } = {},
): S {
  const points = series.points.flatMap((point) => {
    const reason = incomparable(series, point);
    if (reason === 'partial') return [];
    const keep = reason === null || (withDisputed && reason === 'disputed');
    return [keep ? point : { ...point, value: null }];
  });
  return { ...series, points };
}
