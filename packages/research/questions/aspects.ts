import type { Library } from '../series/library';
import type { Part, SeriesPart } from './part';
import { partsOfKind } from './pieces';
import type { Piece } from './rows';
import { classesOf } from './vocabulary';
import type { Aspect } from './vocabulary-files';

/** Pieces in which the revenue of a share that is named is its revenue, wherever the word for it stands. */
export function withAspects(library: Library, pieces: readonly Piece[]): Piece[] {
  const aspects = partsOfKind(pieces, 'aspect').map(({ aspect }) => aspect);
  if (aspects.length === 0) return [...pieces];
  const names = partsOfKind(pieces, 'series').map(({ readings: [name = ''] }) => name);
  return pieces.map((piece) => {
    const { part, phrase } = piece;
    if (part.kind === 'aspect') return { ...piece, part: meantBy(library, phrase, part.aspect, names) };
    return part.kind === 'series' ? { ...piece, part: narrowed(part, aspects) } : piece;
  });
}

/** What is said by the words of an aspect beside series of these names. */
function meantBy(library: Library, phrase: string, aspect: Aspect, names: readonly string[]): Part {
  const measures = names.flatMap((name) => aspect.of[name] ?? []);
  const isNotHeld = names.some((name) => aspect.of[name]?.length === 0);
  const saysNothing = classesOf(library, phrase)?.gap === true;
  if (isNotHeld) return { kind: saysNothing ? 'unanswered' : 'absent' };
  if (measures.length > 0) return { kind: 'aspect', aspect };
  if (aspect.otherwise) return { kind: 'measure', measure: aspect.otherwise, isWeak: true };
  return saysNothing ? { kind: 'word', word: phrase, classes: { gap: true } } : { kind: 'unanswered' };
}

/** The series that is meant beside the words of an aspect: the first that is another than the one named. */
function narrowed(series: SeriesPart, aspects: readonly Aspect[]): SeriesPart {
  const name = series.readings[0] ?? '';
  const seriesMeant = aspects.flatMap(({ of }) => (of[name] ? [of[name]] : []));
  const readings = seriesMeant.find((each) => each.join() !== name) ?? seriesMeant[0] ?? [];
  if (readings.length === 0) return series;
  if (readings.length === 1) return { kind: 'series', readings };
  return { kind: 'series', readings, ambiguous: { words: [], readings: [...readings] } };
}
