import { z } from 'zod';
import { spanOf, type Period } from '@/lib/site/period';

/**
 * What a note says of its periods:
 * - `partial`: the period is not over yet;
 * - `disputed`: two sources differ;
 * - `basis-change`: it is measured in another way than the rest;
 * - `single-source`: one source alone reports it;
 * - `one-off`: it contains something that the other periods do not; it is compared, and the note is told with it;
 * - `remark`: how it was measured or checked, or why a value is missing; nothing that a reader of one value must know.
 */
const noteKindSchema = z.enum(['partial', 'disputed', 'basis-change', 'single-source', 'one-off', 'remark']);
export type NoteKind = z.infer<typeof noteKindSchema>;

export const noteSchema = z.strictObject({
  /** `2026-08`; `2007` is all of 2007. A remark on the whole series has neither period nor range. */
  period: z.string().exactOptional(),
  range: z.strictObject({ from: z.string(), to: z.string() }).exactOptional(),
  /** The columns it is of; all of them where none is named. */
  columns: z.array(z.string()).min(1).exactOptional(),
  kind: noteKindSchema,
  /** A sentence that needs no other beside it. */
  text: z.string().min(1),
  source: z.string().min(1),
});

/** What a reader is to know of some periods of a series. One note binds reports, posts, insights and charts alike. */
export type SeriesNote = z.infer<typeof noteSchema>;

/** The first and the last period that a note is of; `null` where it is of the whole series. */
export function periodsOf({ period, range }: SeriesNote): { from: Period; to: Period } | null {
  return range ?? (period === undefined ? null : { from: period, to: period });
}

/** The notes on a period; those on the whole series are not among them. */
export function notesOn(notes: readonly SeriesNote[], period: Period): SeriesNote[] {
  return notes.filter((note) => {
    const ends = periodsOf(note);
    return ends !== null && liesWithin(period, ends);
  });
}

/** Whether a period begins between two others, both included. */
function liesWithin(period: Period, ends: { from: Period; to: Period }): boolean {
  const [own, from, to] = [period, ends.from, ends.to].map(spanOf);
  if (!own || !from || !to || own.axis !== from.axis || own.axis !== to.axis) return false;
  // A tenor has no length: it ends where it starts.
  return own.start >= from.start && (own.start < to.end || own.start === to.start);
}

/** Why a value is never compared with others. */
export type Incomparable = Extract<NoteKind, 'partial' | 'disputed' | 'basis-change'>;

const INCOMPARABLE: readonly Incomparable[] = ['partial', 'basis-change', 'disputed'];

/** What is needed of a series to know which of its values may be compared. */
type Noted = { notes: readonly SeriesNote[] };
type NotedPoint = { period: Period; status: string };

/** Why the value of a period may not be compared with others; `null` where it may. */
export function incomparable({ notes }: Noted, { period, status }: NotedPoint): Incomparable | null {
  const binding = notes.filter(({ kind }) => INCOMPARABLE.some((other) => other === kind));
  const kinds = notesOn(binding, period).map(({ kind }) => kind);
  return INCOMPARABLE.find((kind) => kinds.includes(kind)) ?? (status === 'disputed' ? 'disputed' : null);
}

/**
 * The series with only the values that may be compared: partial periods at its end are cut off, and what is disputed or on
 * another basis becomes a gap, which keeps its status. `withDisputed` leaves the disputed values in, to see whether what was
 * found depends on them.
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
