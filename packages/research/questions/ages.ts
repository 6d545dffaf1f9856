import { partsOfKind, piecesOf } from './pieces';
import { HAS_NO_PLACE, SAYS_NOTHING } from './part';
import type { Piece } from './rows';

/**
 * Pieces in which an age is the length of a window where it is asked since a birth. Beside another window
 * neither changes the question; without one a birth or an age by itself has no place.
 */
export function withAge(pieces: readonly Piece[]): readonly Piece[] {
  const [age] = piecesOf(pieces, 'age');
  const [birth] = piecesOf(pieces, 'birth');
  if (!age && !birth) return pieces;
  const hasWindow = partsOfKind(pieces, 'window').some(({ is }) => is !== 'by name');
  const other = hasWindow ? SAYS_NOTHING : HAS_NO_PLACE;
  const isLength = !hasWindow && age && birth;
  return pieces.map((piece) => {
    if (piece === age && isLength)
      return { ...piece, part: { kind: 'window', is: 'last', last: age.part.years, unit: 'years' }, of: [] };
    if (piece.part.kind !== 'age' && piece.part.kind !== 'birth') return piece;
    return { ...piece, part: isLength ? SAYS_NOTHING : other, of: [] };
  });
}
