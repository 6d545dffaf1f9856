import type { Library } from '../series/library';
import { parseAnalysis, type Analysis } from '../answers/address';
import { examples } from '../answers/examples';
import type { Query } from './query';
import type { Reading, Slot } from './reading';
import { insteadOf } from './refusals';
import { vocabulary } from './vocabulary';
import { windowsOf } from './window-of';
import { phraseOf } from './words-of';

/** So many questions are offered. */
const MOST = 3;

/**
 * What there is of the things that a question names that is not understood, or else the three example questions that
 * share most words with it; and what of the form was said.
 */
export function unknown(
  library: Library,
  question: string,
  query: Query,
  slots: readonly Slot[],
  unused: readonly string[],
): Reading {
  const { mentions } = query;
  return {
    state: 'unknown',
    nearest: (mentions.length > 0 ? insteadOf(library, mentions) : examplesNear(library, question)).slice(
      0,
      MOST,
    ),
    filled: filledBy(library, query),
    slots,
    unused,
  };
}

function examplesNear(library: Library, question: string): Analysis[] {
  const words = new Set(wordsIn(question));
  return examples(library.words)
    .map((example) => ({
      analysis: parseAnalysis(library, example.path),
      shared: wordsIn(example.question).filter((word) => words.has(word)).length,
    }))
    .sort((a, b) => b.shared - a.shared)
    .flatMap(({ analysis }) => ('problem' in analysis ? [] : [analysis]));
}

const wordsIn = (text: string): string[] =>
  phraseOf(text)
    .split(' ')
    .filter((word) => word !== '');

/** What the form can be filled with. */
function filledBy(library: Library, { measures, mentions, windows }: Query): Partial<Analysis> {
  const measure = measures[0]?.measure;
  const series = mentions.flatMap(({ readings }) => readings.slice(0, 1));
  const [windowPart] = windows.parts;
  const like = { measure: 'growth', series: [vocabulary(library).exchange], isRecovery: false } as const;
  const window = windowPart && windowsOf(library, windowPart, like)[0];
  return {
    ...(measure && { measure }),
    ...(series.length > 0 && { series }),
    ...(window !== undefined && { window }),
  };
}
