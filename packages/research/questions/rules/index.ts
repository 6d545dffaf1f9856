import type { Rule } from '../rule';
import { LENGTHS } from './lengths';
import { MEASURE_RULES } from './measures';
import { MONEY } from './money';
import { NUMBERS } from './numbers';
import { OPTION_RULES } from './option-words';
import { OPTIONS } from './options';
import { REFUSALS } from './refusals';
import { SERIES } from './series';
import { TIMES } from './times';
import { WINDOWS } from './windows';

/** Every rule. Of two that read the same words as one part each, the first is meant. */
export const RULES: readonly Rule[] = [
  ...NUMBERS,
  ...MONEY,
  ...TIMES,
  ...OPTION_RULES,
  ...WINDOWS,
  ...LENGTHS,
  ...MEASURE_RULES,
  ...SERIES,
  ...OPTIONS,
  ...REFUSALS,
];
