import type { Library } from '../series/library';
import type { SeriesPart } from './part';
import { isOf, piecesOf } from './pieces';
import type { Piece } from './rows';
import { vocabulary } from './vocabulary';

/** A series that was named, with the piece that names it. */
export type Mention = SeriesPart & { text: string; piece: Piece };

/** The series that are asked for, each once. */
export function mentionsIn(library: Library, pieces: readonly Piece[]): Mention[] {
  const { general } = vocabulary(library);
  const all = piecesOf(pieces, 'series');
  const isSaidMore = all.some(({ part }) => !part.ambiguous?.alone);
  const mentions = new Map<string, Mention>();
  for (const piece of all) {
    const key = piece.part.readings.join();
    if (mentions.has(key) || (piece.part.ambiguous?.alone && isSaidMore)) continue;
    mentions.set(key, { ...piece.part, text: piece.text, piece });
  }
  const names = new Set([...mentions.values()].map(({ readings }) => readings[0]));
  return [...mentions.values()].filter(
    ({ readings: [name = ''] }) => !general[name]?.some((other) => names.has(other)),
  );
}

/**
 * The series that a ratio divides by or a beta depends on, by its words: "how many barrels of", "ke
 * mukable". Words that say nothing may stand between.
 */
export function isBase(library: Library, pieces: readonly Piece[], { piece }: Mention): boolean {
  const at = pieces.indexOf(piece);
  const classesOf = ({ phrase }: Piece) => vocabulary(library).entries.get(phrase)?.classes;
  const after = pieces.slice(at + 1).find((each) => !classesOf(each)?.link);
  if (after && classesOf(after)?.['… base']) return true;
  for (const before of pieces.slice(0, at).reverse()) {
    if (classesOf(before)?.['base …']) return true;
    if (!isOf(before, 'word') && !isOf(before, 'per') && !isOf(before, 'now')) return false;
  }
  return false;
}
