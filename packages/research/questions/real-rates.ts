import type { Library } from '../series/library';
import { seriesKind } from './kinds';
import type { Mention } from './mentions';
import { isOf } from './pieces';
import type { Piece } from './rows';
import { vocabulary } from './vocabulary';

/** "The real repo rate": what is left of a rate when inflation is taken from it; undefined where no rate is meant. */
export function realRate(
  library: Library,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): { pieces: readonly Piece[]; mentions: readonly Mention[] } | undefined {
  const real = pieces.find((piece) => isOf(piece, 'real'));
  const [mention, ...more] = mentions;
  const { inflation } = vocabulary(library);
  const name = mention?.readings[0] ?? inflation;
  if (!real || !mention || more.length > 0 || name === inflation || seriesKind(library, name) !== 'rate')
    return undefined;
  const part = { kind: 'series', readings: [inflation] } as const;
  return {
    pieces: pieces.map((piece) => (piece === real ? { ...piece, part } : piece)),
    mentions: [mention, { ...part, text: real.text, piece: real }],
  };
}
