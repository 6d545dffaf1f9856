import { groupOf, type Group } from '../insights/subject';
import type { Measure } from '../measures';
import type { Reserved } from '../measures/reserved';
import type { Library } from '../series/library';
import { SAYS_NOTHING, type SeriesPart } from './part';
import { has, isOf, partsOfKind } from './pieces';
import type { Piece } from './rows';
import { classesOf, vocabulary } from './vocabulary';

/** So many words may stand between "which" and "share". */
const MOST_BETWEEN = 2;

/**
 * Pieces in which "share" is all shares where it is asked which of them: "which share grew most", "the worst
 * sectors". Names of the class say which are meant: "which fund, Parag Parikh or HDFC Flexi Cap".
 */
export function withClasses(library: Library, row: readonly Piece[]): readonly Piece[] {
  const pieces = withClassesJoined(library, row);
  const named = partsOfKind(pieces, 'series');
  const groups = new Set<Reserved | undefined>(named.map((part) => groupIn(library, part)));
  const withoutNamed = pieces.map((piece) =>
    isOf(piece, 'reserved') && named.length > 1 && groups.size === 1 && groups.has(piece.part.reserved)
      ? { ...piece, part: SAYS_NOTHING }
      : piece,
  );
  if (has(pieces, 'reserved')) return withoutNamed;
  const at = pieces.findIndex(
    (piece, i) =>
      groupSaid(library, piece) !== undefined &&
      (named.length === 0
        ? isOfRank(library, pieces)
        : asksWhich(library, pieces, i) || (isWhole(piece) && !groups.has(groupSaid(library, piece)))),
  );
  const group = pieces[at] && groupSaid(library, pieces[at]);
  // One of a class is among them.
  if (group === undefined || (named.length > 1 && groups.size === 1 && groups.has(group))) return pieces;
  return pieces.map((piece, i) =>
    i === at ? { ...piece, part: { kind: 'reserved', reserved: group } } : piece,
  );
}

/** Pieces in which a class that is joined to a series is what stands for it: "gold or shares", "FD vs stocks". */
function withClassesJoined(library: Library, pieces: readonly Piece[]): readonly Piece[] {
  const { beside } = vocabulary(library);
  const isBeside = (row: readonly Piece[]): boolean => {
    const [join, ...more] = row.filter((piece) => !classesOf(library, piece.phrase)?.link);
    // "Gold better or shares": what is asked may stand between.
    const thing = more.find((piece) => !isOf(piece, 'measure') && !isOf(piece, 'judgement'));
    return isJoin(library, join) && thing !== undefined && isOf(thing, 'series');
  };
  return pieces.map((piece, i) => {
    const name = beside[groupSaid(library, piece) ?? ''];
    const isJoined = isBeside(pieces.slice(i + 1)) || isBeside(pieces.slice(0, i).reverse());
    return name !== undefined && isJoined ? { ...piece, part: { kind: 'series', readings: [name] } } : piece;
  });
}

const isJoin = (library: Library, piece: Piece | undefined): boolean =>
  piece !== undefined &&
  (classesOf(library, piece.phrase)?.join === true ||
    (isOf(piece, 'measure') && piece.part.measure === 'compare'));

const groupIn = (library: Library, { readings: [name = ''] }: SeriesPart): Group | undefined =>
  groupOf(library, name);

const groupSaid = (library: Library, piece: Piece): Group | undefined =>
  isOf(piece, 'word') ? classesOf(library, piece.phrase)?.group : undefined;

const isRankWord = (library: Library, piece: Piece): boolean =>
  isOf(piece, 'word') &&
  (piece.part.classes.rank === true || classesOf(library, piece.phrase)?.rank === true);

const OF_ORDER = new Set<Measure>(['rank', 'volatility', 'drawdown']);

/** Whether series are set in an order: which of them, the best, the worst. */
export const isOfRank = (library: Library, pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => isRankWord(library, piece) || isOf(piece, 'judgement')) ||
  partsOfKind(pieces, 'measure').some(({ measure, isWeak }) => !isWeak && OF_ORDER.has(measure)) ||
  partsOfKind(pieces, 'window').some((window) => window.is === 'by name' && window.isSuperlative);

/** Whether words are of a class alone: "mutual funds", but not "fund", which stands after names. */
const isWhole = ({ phrase }: Piece): boolean => phrase.includes(' ');

/** Whether "which" or the like stands beside a piece, but for words that say nothing. */
function asksWhich(library: Library, pieces: readonly Piece[], at: number): boolean {
  const isNear = (beside: readonly Piece[]) => {
    const end = beside.findIndex((piece) => !isOf(piece, 'word'));
    return beside
      .slice(0, end < 0 ? undefined : end)
      .slice(0, MOST_BETWEEN + 1)
      .some((piece) => isRankWord(library, piece));
  };
  return isNear(pieces.slice(0, at).reverse()) || isNear(pieces.slice(at + 1));
}
