import type { Rule } from '../rule';
import { CALENDAR } from './calendar';
import { CLASSES } from './classes';
import { EVENTS } from './events';
import { LENGTHS } from './lengths';
import { LISTS } from './lists';
import { LIVES } from './lives';
import { MEASURE_RULES } from './measures';
import { MIXTURES } from './mixtures';
import { MONEY } from './money';
import { NUMBERS } from './numbers';
import { OPTION_RULES } from './option-words';
import { OPTIONS } from './options';
import { REGULAR_SUMS } from './regular-sums';
import { REFUSALS } from './refusals';
import { SERIES } from './series';
import { SPELLS } from './spells';
import { SPANS } from './spans';
import { TIMES } from './times';
import { WINDOWS } from './windows';

/** Every rule. Of two that read the same words as one part each, the first is meant. */
export const RULES: readonly Rule[] = [
  ...NUMBERS,
  ...CLASSES,
  ...MONEY,
  ...SPANS,
  ...REGULAR_SUMS,
  ...TIMES,
  ...EVENTS,
  ...OPTION_RULES,
  ...CALENDAR,
  ...SPELLS,
  ...LISTS,
  ...MIXTURES,
  ...WINDOWS,
  ...LENGTHS,
  ...LIVES,
  ...MEASURE_RULES,
  ...SERIES,
  ...OPTIONS,
  ...REFUSALS,
];
