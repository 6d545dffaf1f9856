import { measuresOf } from './measure-of';
import { SAYS_NOTHING, type MeasurePart, type Part, type UnitOfTime } from './part';
import { has, isOf, partsOfKind, piecesOf } from './pieces';
import type { Piece } from './rows';

/**
 * Pieces in which windows of one length are rolling ones: those that were named so, and a length of which it is
 * asked whether something ever fell, or how often. Beside another measure a length is that of its window.
 */
export function withSpells(pieces: readonly Piece[]): readonly Piece[] {
  const isOther = has(pieces, 'reserved') || isMixture(pieces) || measuresOf(pieces).some(isOtherMeasure);
  const isAny = has(pieces, 'odds') || (isFall(pieces) && isEver(pieces));
  const [length, ...lengths] = piecesOf(pieces, 'window').filter(({ part }) => part.is !== 'by name');
  const isRolling = isAny && !isOther && !has(pieces, 'spell') && lengths.length === 0;
  return pieces.map((piece) => {
    const { part } = piece;
    if (part.kind === 'spell')
      return {
        ...piece,
        part: isOther ? { kind: 'window', is: 'last', last: part.last, unit: part.unit } : rolling(part),
      };
    if (part.kind === 'odds')
      return {
        ...piece,
        part: has(pieces, 'spell') || (isRolling && length) ? SAYS_NOTHING : { kind: 'unanswered' },
      };
    if (piece === length && isRolling && isOf(piece, 'window') && piece.part.is === 'last')
      return { ...piece, part: rolling(piece.part) };
    return piece;
  });
}

const isOtherMeasure = ({ measure, isWeak }: MeasurePart): boolean =>
  !isWeak && measure !== 'rolling-growth' && measure !== 'compare';

const isMixture = (pieces: readonly Piece[]): boolean =>
  partsOfKind(pieces, 'series').some(({ weight }) => weight !== undefined) ||
  partsOfKind(pieces, 'option').some(({ terms }) => terms.mix !== undefined);

const isFall = (pieces: readonly Piece[]): boolean =>
  has(pieces, 'sign') || measuresOf(pieces).some((each) => each.isFall);

const isEver = (pieces: readonly Piece[]): boolean =>
  partsOfKind(pieces, 'window').some(
    (each) => each.is === 'by name' && each.window === 'all' && !each.isSuperlative,
  );

const rolling = ({ last, unit }: { last: number; unit: UnitOfTime }): Part => ({
  kind: 'measure',
  measure: 'rolling-growth',
  isWeak: false,
  roll: unit === 'years' ? 12 * last : last,
});
