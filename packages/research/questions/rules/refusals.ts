import { gap, part, rule, word, type Rule } from '../rule';

/** Parts that make a question one without an answer; words for them are in the vocabulary. */
export const REFUSALS: readonly Rule[] = [
  rule({
    name: 'a second payment, which may be written as a year',
    pattern: [
      part('amount'),
      gap('gap', 2),
      part('series'),
      gap('gap', 2),
      word('join'),
      part('time', ({ part: of }) => of === 'year'),
      gap('in …', 1),
      part('series'),
    ],
    production: () => ({ kind: 'unanswered' }),
    examples: [
      ['SIP 1000 in gold and 2000 in silver', 'unknown'],
      ['SIP 1000 sone me aur 2000 chandi me', 'unknown'],
    ],
  }),
];
