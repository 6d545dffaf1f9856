import type { Library } from '../series/library';
import { seriesKind } from './kinds';
import { measuresOf } from './measure-of';
import { SAYS_NOTHING, BEGINS, isBound, type BoundWindow, type Part } from './part';
import { has, isOf, partsOfKind, type PieceOf } from './pieces';
import type { Piece } from './rows';
import { classesOf } from './vocabulary';

/**
 * Pieces in which two times that stand against each other, "2008 vs 2020" and "2017 or 2020", are asked for each,
 * not what lies between them. Of prices and rates the change from one to the other tells both.
 */
export function withTimesAgainst(library: Library, pieces: readonly Piece[]): readonly Piece[] {
  const times = pieces.flatMap((piece, i) => (isTime(piece) ? [i] : []));
  const [first, ...more] = times;
  if (first === undefined || more.length === 0 || more.length > 3 || has(pieces, 'now')) return pieces;
  const between = more.map((end, i) => againstIn(library, pieces, times[i] ?? first, end));
  if (between.some((at) => at === undefined)) return pieces;
  const windows = times.map((at) => pieces[at]?.part).filter(isBoundWindow);
  const [one, other, ...further] = windows;
  if (!one || !other) return pieces;
  // Since when a government is, a question may mean by its name; a fall has one time.
  if (windows.some(({ time }) => time.isEvent) && !isOfFalls(pieces)) return pieces;
  // "Since 2010 or 2015" is since each.
  const is = BEGINS.has(one.is) ? one.is : 'in';
  const areValues = is === 'in' && further.length === 0 && isOfValues(library, pieces);
  const part: Part = areValues
    ? { kind: 'window', is: 'range', first: one, last: other, isBoth: true }
    : {
        kind: 'window',
        is: 'several',
        windows: windows.map(({ time }) => ({
          kind: 'window',
          is: is === 'in' && time.isEvent ? 'at' : is,
          time,
        })),
      };
  const without = new Set<number | undefined>([...more, ...between]);
  return pieces.map((piece, i) => {
    if (i === first) return { ...piece, part, of: [] };
    // "Which year was better, 2013 or 2020" says no more than the two years do.
    const isAsked = isOf(piece, 'calendar') && piece.part.is !== 'every';
    return without.has(i) || isAsked ? { ...piece, part: SAYS_NOTHING, of: [] } : piece;
  });
}

function isTime(piece: Piece): piece is PieceOf<'window'> {
  if (!isOf(piece, 'window') || !isBoundWindow(piece.part)) return false;
  return (
    (piece.part.is === 'at' || piece.part.is === 'in' || BEGINS.has(piece.part.is)) && !piece.part.isSecond
  );
}

const isBoundWindow = (part: Part | undefined): part is BoundWindow =>
  part?.kind === 'window' && isBound(part);

/** Where between two pieces a word sets one against the other; nowhere where a series stands between them. */
function againstIn(
  library: Library,
  pieces: readonly Piece[],
  start: number,
  end: number,
): number | undefined {
  const inner = pieces.slice(start + 1, end);
  if (has(inner, 'series')) return undefined;
  const at = inner.findIndex((piece) => isAgainst(library, piece));
  return at < 0 ? undefined : start + 1 + at;
}

function isAgainst(library: Library, { part, phrase }: Piece): boolean {
  if (part.kind === 'measure') return part.measure === 'compare';
  const classes = classesOf(library, phrase);
  if (!classes) return false;
  return (
    (classes.join === true && classes.and !== true) ||
    classes['base …'] === true ||
    classes['… base'] === true
  );
}

const isOfFalls = (pieces: readonly Piece[]): boolean =>
  measuresOf(pieces).some(({ measure, isFall }) => isFall === true || measure === 'drawdown');

/** Whether it is asked for values, such as prices or rates, and for no more. */
function isOfValues(library: Library, pieces: readonly Piece[]): boolean {
  const measures = measuresOf(pieces).filter(({ measure }) => measure !== 'compare');
  if (measures.length > 0) return measures.every(({ measure }) => measure === 'level');
  const names = partsOfKind(pieces, 'series').map(({ readings: [name = ''] }) => name);
  return names.length > 0 && names.every((name) => seriesKind(library, name) === 'rate');
}
