import type { Currency } from '../../series/units';
import type { PartOf } from '../part';
import { part, rule, word, type Rule } from '../rule';
import { isYear } from './times';

/** What is counted in lakh or crore is rupees. */
const isOfRupees = (factor: number) => factor >= 100_000 && factor !== 1_000_000;

const paid = (amount: number, currency?: Currency): PartOf<'amount'> => ({
  kind: 'amount',
  amount,
  isPlain: false,
  ...(currency && { currency }),
});

/** Amounts of money. */
export const MONEY: readonly Rule[] = [
  rule({
    name: 'a word of money before a sum',
    pattern: [word('money'), part('sum')],
    production: ([{ classes }, { value }]) => paid(value, classes.money),
    examples: [['Rs 2 lakh in silver 5 years', 'lumpsum/silver-inr-kg/5y/amount-200000']],
  }),
  rule({
    name: 'a sum before a word of money',
    pattern: [part('sum'), word('money')],
    production: ([{ value }, { classes }]) => paid(value, classes.money),
    examples: [['2 hazaar rupaye har mahine sone me', 'sip/gold-inr-10g/10y/amount-2000']],
  }),
  rule({
    name: 'a sum',
    pattern: [part('sum')],
    production: ([{ value, factor }]) => paid(value, isOfRupees(factor) ? 'INR' : undefined),
    examples: [['2 lakh in silver 5 years', 'lumpsum/silver-inr-kg/5y/amount-200000']],
  }),
  rule({
    name: 'a word of money before digits',
    pattern: [word('money'), part('number', ({ isDigits }) => isDigits)],
    production: ([{ classes }, { value, word: digits }]) =>
      // "Dollar 2013" is a series in a year.
      isYear(digits) && !classes['money sign'] ? undefined : paid(value, classes.money),
    examples: [['₹3000 a month in silver', 'sip/silver-inr-kg/10y/amount-3000']],
  }),
  rule({
    name: 'a number before a word of money',
    pattern: [part('number'), word('money')],
    production: ([{ value }, { classes }]) => paid(value, classes.money),
    examples: [['2000 rupaye har mahine chandi me', 'sip/silver-inr-kg/10y/amount-2000']],
  }),
  rule({
    name: 'a factor before a word of money: one of it',
    pattern: [word('factor'), word('money')],
    production: ([
      {
        classes: { factor },
      },
      { classes },
    ]) => paid(factor, classes.money),
    examples: [['lakh rupaye sone me 5 saal pehle', 'lumpsum/gold-inr-10g/5y']],
  }),
  rule({
    name: 'digits: an amount where one is asked for',
    pattern: [part('number', ({ isDigits, word: digits }) => isDigits && !isYear(digits))],
    production: ([{ value }]) => ({ kind: 'amount', amount: value, isPlain: true }),
    examples: [
      ['SIP of 3000 in gold', 'sip/gold-inr-10g/10y/amount-3000'],
      ['Sensex at 20000', 'growth/sensex-monthly/10y, without 20000'],
    ],
  }),
];
