import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { isRate } from '../series/units';
import type { SeriesPart } from './part';
import { isOf, partsOfKind, piecesOf, type PieceOf } from './pieces';
import type { Piece } from './rows';
import { classesOf, vocabulary } from './vocabulary';

/** A series that was named, with the piece that names it. */
export type Mention = SeriesPart & { text: string; piece: Piece };

/** Whether words name series of one kind, of which each may be asked for: "small cap funds", "bank shares". */
export const isClass = ({ ambiguous }: Mention): boolean =>
  ambiguous?.all !== undefined || (ambiguous?.alone === true && ambiguous.for === undefined);

/** The series that are asked for, each once. */
export function mentionsIn(library: Library, pieces: readonly Piece[]): Mention[] {
  const { general } = vocabulary(library);
  const all = piecesOf(pieces, 'series');
  /** "EPF interest rate", "Parag Parikh flexi cap": the name beside it says which. */
  const isKindOf = (piece: PieceOf<'series'>) =>
    piece.part.ambiguous?.alone === true &&
    all.some(
      (other) =>
        !other.part.ambiguous?.alone &&
        areBeside(pieces, piece, other) &&
        areOfOneKind(library, piece.part, other.part),
    );
  const mentions = new Map<string, Mention>();
  for (const piece of all) {
    const key = piece.part.readings.join();
    const before = mentions.get(key);
    // "Sensex, and Sensex with 10% gold": it is named once.
    if ((before && (before.weight !== undefined || piece.part.weight === undefined)) || isKindOf(piece))
      continue;
    mentions.set(key, { ...piece.part, text: piece.text, piece });
  }
  const names = new Set([...mentions.values()].map(({ readings }) => readings[0]));
  const special = [...mentions.values()].filter(
    ({ readings: [name = ''] }) => !general[name]?.some((other) => names.has(other)),
  );
  const weights = partsOfKind(pieces, 'option').flatMap(({ terms }) => terms.mix?.length ?? [])[0];
  return weights !== undefined && special.length === weights + 1 ? withPartAlone(special) : special;
}

/** "60:40 equity and debt vs Nifty": the part that may be the Nifty is the Nifty, which is shown alone, too. */
function withPartAlone(mentions: readonly Mention[]): Mention[] {
  const alone = mentions.at(-1);
  const name = alone?.readings[0];
  const at = mentions.findIndex(
    (each) => each !== alone && each.ambiguous !== undefined && each.readings.some((other) => other === name),
  );
  return alone && at >= 0 ? mentions.slice(0, -1).map((each, i) => (i === at ? alone : each)) : [...mentions];
}

/** Whether nothing stands between two pieces but words that say nothing; "and" and "vs" tell two things apart. */
function areBeside(pieces: readonly Piece[], one: Piece, other: Piece): boolean {
  const [from = 0, to = 0] = [pieces.indexOf(one), pieces.indexOf(other)].sort((a, b) => a - b);
  return pieces
    .slice(from + 1, to)
    .every(({ part }) => part.kind === 'word' && !part.classes.join && !part.classes.and);
}

/** Whether two names may stand for series of one kind: both rates, or both prices of the same. */
function areOfOneKind(library: Library, one: SeriesPart, other: SeriesPart): boolean {
  const unitsOf = ({ readings }: SeriesPart) => readings.map((name) => getSeries(library, name).unit);
  const units = unitsOf(other);
  return unitsOf(one).some((unit) => units.some((each) => each === unit || (isRate(each) && isRate(unit))));
}

/**
 * The series that a ratio divides by or a beta depends on, by its words: "how many barrels of", "ke
 * mukable". Words that say nothing may stand between.
 */
export function isBase(library: Library, pieces: readonly Piece[], { piece }: Mention): boolean {
  const at = pieces.indexOf(piece);
  const after = pieces.slice(at + 1).find(({ phrase }) => !classesOf(library, phrase)?.link);
  if (classesOf(library, after?.phrase)?.['… base']) return true;
  for (const before of pieces.slice(0, at).reverse()) {
    if (classesOf(library, before.phrase)?.['base …']) return true;
    if (!isOf(before, 'word') && !isOf(before, 'per') && !isOf(before, 'now')) return false;
  }
  return false;
}
