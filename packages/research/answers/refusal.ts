import type { Values, Words } from '../words/words';
import type { RefusalKind } from '../measures/measure';
import type { Analysis } from './address';

/** Why an analysis has no answer: a sentence for the reader, and what can be asked instead, which `answerAnalysis` has tried. */
export type Refusal = { state: 'refused'; kind: RefusalKind; sentence: string; instead: readonly Analysis[] };

export function refusal(
  words: Words,
  kind: RefusalKind,
  values: Values = {},
  instead: readonly Analysis[] = [],
): Refusal {
  return { state: 'refused', kind, sentence: words.text(`analysis.refused.${kind}`, values), instead };
}
