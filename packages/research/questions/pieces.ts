import type { Kind, PartOf, WindowPart, Time } from './part';
import type { Piece } from './rows';

/** A piece of a question whose part is of a kind. */
export type PieceOf<K extends Kind> = Piece & { part: PartOf<K> };

export const isOf = <K extends Kind>(piece: Piece | undefined, kind: K): piece is PieceOf<K> =>
  piece?.part.kind === kind;

export const piecesOf = <K extends Kind>(pieces: readonly Piece[], kind: K): PieceOf<K>[] =>
  pieces.filter((piece) => isOf(piece, kind));

export const partsOfKind = <K extends Kind>(pieces: readonly Piece[], kind: K): PartOf<K>[] =>
  piecesOf(pieces, kind).map(({ part }) => part);

export const has = (pieces: readonly Piece[], kind: Kind): boolean =>
  pieces.some((piece) => isOf(piece, kind));

/** The times that a window names. */
export function timesOf(window: WindowPart): Time[] {
  if (window.is === 'several') return window.windows.flatMap(timesOf);
  if (window.is === 'range') return [window.first.time, window.last.time];
  return 'time' in window ? [window.time] : [];
}
