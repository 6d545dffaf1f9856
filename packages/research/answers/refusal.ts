import type { Values, Words } from '../words/words';
import type { Option, RefusalKind } from '../measures/measure';
import type { Analysis, Measurement } from './address';
import { onInputs } from './join-series';

/** Why an analysis has no answer, in a sentence for the reader, and what might be asked instead. */
export type Reason = { state: 'refused'; kind: RefusalKind; sentence: string; instead: readonly Analysis[] };

export function refusal(
  words: Words,
  kind: RefusalKind,
  values: Values = {},
  instead: readonly Measurement[] = [],
  option?: Option,
): Reason {
  const key = kind === 'option' ? `option.${option ?? 'range'}` : kind;
  const sentence = words.text(`analysis.refused.${key}`, values);
  return { state: 'refused', kind, sentence, instead: instead.map(onInputs) };
}
