import type { Library } from '../series/library';
import { lastSuch } from './latest-month';
import { measuresOf } from './measure-of';
import { HAS_NO_PLACE, type Part } from './part';
import { partsOfKind, piecesOf } from './pieces';
import type { Piece } from './rows';
import { classesOf } from './vocabulary';

/**
 * Pieces in which a month of no year is the latest such month where a price is asked for; else it is asked what
 * the months of a year are like. Of several months nothing is guessed.
 */
export function withMonth(library: Library, pieces: readonly Piece[]): readonly Piece[] {
  const months = piecesOf(pieces, 'month');
  const [month] = months;
  if (!month) return pieces;
  const part = months.length > 1 ? HAS_NO_PLACE : meantBy(library, pieces, month.part.month);
  return pieces.map((piece) => (piece.part.kind === 'month' ? { ...piece, part, of: [] } : piece));
}

function meantBy(library: Library, pieces: readonly Piece[], month: number): Part {
  const isUsual = pieces.some(({ phrase }) => classesOf(library, phrase)?.usual);
  const measures = measuresOf(pieces);
  if (partsOfKind(pieces, 'window').some((window) => 'time' in window)) return HAS_NO_PLACE;
  if (measures.some(({ measure, isWeak }) => !isWeak && measure !== 'calendar')) return HAS_NO_PLACE;
  const isOfPrice = measures.length > 0 && measures.every(({ measure }) => measure === 'level');
  return isOfPrice && !isUsual
    ? { kind: 'window', is: 'in', time: lastSuch(library, month) }
    : { kind: 'option', terms: { by: 'month-of-year' }, measure: 'calendar' };
}
