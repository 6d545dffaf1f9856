import type { PartOf } from '../part';
import { gap, part, rule, word, type Rule } from '../rule';

const age = (years: number): PartOf<'age'> | undefined =>
  Number.isInteger(years) && years > 0 && years <= 110 ? { kind: 'age', years } : undefined;

/** How old somebody is; since a birth it is the length of a window. */
export const LIVES: readonly Rule[] = [
  rule({
    name: 'an age: a word before it',
    pattern: [word('age …'), gap('gap', 1), part('number')],
    production: ([, { value }]) => age(value),
    examples: [['i am 35 what did sensex do since my birth', 'growth/sensex-monthly/35y']],
  }),
  rule({
    name: 'an age in years: a word before it',
    pattern: [word('age …'), gap('gap', 1), part('length', ({ unit }) => unit === 'years')],
    production: ([, { last }]) => age(last),
    examples: [['umar 30 saal, janm se sona kitna badha', 'growth/gold-inr-10g/30y']],
  }),
  rule({
    name: 'an age: a word after it',
    pattern: [part('number'), word('… age')],
    production: ([{ value }]) => age(value),
    examples: [
      ['my son is 18 years old, gold growth since his birth', 'growth/gold-inr-10g/18y'],
      ['main 30 saal ka hu, janm se sona kitna badha', 'growth/gold-inr-10g/30y'],
      ['मैं 30 साल का हूं, जन्म से सोना कितना बढ़ा', 'growth/gold-inr-10g/30y'],
    ],
  }),
  rule({
    name: 'an age with its year: since then',
    pattern: [word('age …'), part('number'), gap('unit', 1), word('in …'), part('moment')],
    production: ([, { value }, , { time }]) => age(value) && { kind: 'window', is: 'life', time },
    examples: [['I turned eighteen in 2006, gold growth', 'growth/gold-inr-10g/2006-01..']],
  }),
];
