import type { Measure } from '../measures';
import { measuresOf } from './measure-of';
import { partsOfKind } from './pieces';
import type { Piece } from './rows';

/** They say when what they tell was. */
export const SAYS_WHEN: ReadonlySet<Measure> = new Set([
  'drawdown',
  'falls',
  'when',
  'doubling',
  'calendar',
  'level',
]);

/** Pieces in which "when was" asks for a date where no level is said: "when was gold highest". */
export function withDate(pieces: readonly Piece[]): readonly Piece[] {
  const hasLevel = partsOfKind(pieces, 'option').some(({ measure }) => measure === 'when');
  if (hasLevel || !measuresOf(pieces).some(({ measure }) => measure === 'when')) return pieces;
  return pieces.map((piece) =>
    piece.part.kind === 'measure' && piece.part.measure === 'when'
      ? { ...piece, part: { kind: 'date' }, of: [] }
      : piece,
  );
}
