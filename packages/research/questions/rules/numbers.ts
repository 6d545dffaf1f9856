import type { PartOf } from '../part';
import { part, rule, word, wordLike, type Rule } from '../rule';

const number = (value: number, said: string, isDigits = false): PartOf<'number'> => ({
  kind: 'number',
  value,
  isDigits,
  word: said,
});

const isWord = ({ isDigits }: PartOf<'number'>) => !isDigits;

/** Numbers, and sums of numbers with factors. */
export const NUMBERS: readonly Rule[] = [
  rule({
    name: 'digits',
    pattern: [wordLike(/^-?\d+(\.\d+)?$/)],
    production: ([{ word: digits }]) => number(Number(digits), digits, true),
    examples: [['gold growth 12 years', 'growth/gold-inr-10g/12y']],
  }),
  rule({
    name: 'a word for a number',
    pattern: [word('number')],
    production: ([said]) => number(said.classes.number, said.word),
    examples: [
      ['sone ka bhav das saal', 'level/gold-inr-10g/10y'],
      ['सोना बारह साल में कितना बढ़ा', 'growth/gold-inr-10g/12y'],
    ],
  }),
  rule({
    name: 'a number and a quarter',
    pattern: [word('quarter'), part('number', isWord)],
    production: ([quarter, { value, word: said }]) => number(value + quarter.classes.quarter, said),
    examples: [['साढ़े तीन साल में सोना कितना बढ़ा', 'growth/gold-inr-10g/42m']],
  }),
  rule({
    name: 'tens and ones',
    pattern: [word('tens'), part('number', isWord)],
    production: ([tens, { value, word: said }]) =>
      tens.classes.number !== undefined && value >= 1 && value <= 9
        ? number(tens.classes.number + value, said)
        : undefined,
    examples: [['gold growth twenty five years', 'growth/gold-inr-10g/25y']],
  }),
  rule({
    name: 'a number said twice: of each',
    pattern: [word('number'), word('number')],
    production: ([one, other]) =>
      one.word === other.word ? number(one.classes.number, one.word) : undefined,
    examples: [['सेंसेक्स का तीन-तीन साल का रोलिंग रिटर्न', 'rolling-growth/sensex-monthly/all']],
  }),
  rule({
    name: 'a number with a factor',
    pattern: [part('number'), word('factor')],
    production: ([{ value }, { classes }]) => ({
      kind: 'sum',
      value: Math.round(value * classes.factor),
      factor: classes.factor,
      least: classes.factor,
    }),
    examples: [
      ['SIP of 10k in gold', 'sip/gold-inr-10g/10y/amount-10000'],
      ['dhai hazaar ki SIP sone me', 'sip/gold-inr-10g/10y/amount-2500'],
    ],
  }),
  rule({
    name: 'a number with two factors',
    pattern: [part('number'), word('factor'), word('factor')],
    production: ([{ value }, { classes: one }, { classes: other }]) =>
      other.factor > one.factor
        ? {
            kind: 'sum',
            value: Math.round(value * one.factor * other.factor),
            factor: other.factor,
            least: one.factor,
          }
        : undefined,
    examples: [['1 hundred thousand rupees in gold', 'lumpsum/gold-inr-10g/10y']],
  }),
  rule({
    name: 'numbers with factors that become smaller',
    pattern: [part('sum'), part('sum')],
    production: ([{ value, factor, least }, more]) =>
      more.factor < least ? { kind: 'sum', value: value + more.value, factor, least: more.least } : undefined,
    examples: [['1 lakh 20 hazaar sone me 5 saal pehle', 'lumpsum/gold-inr-10g/5y/amount-120000']],
  }),
];
