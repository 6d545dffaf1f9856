/** Words that say of a number or a time beside them which option it is. */
export const OPTION_WORDS = [
  'above',
  'below',
  'last',
  'deeper',
  'times',
  'step',
  'without',
  'stop',
  'target',
] as const;
export type OptionWord = (typeof OPTION_WORDS)[number];
