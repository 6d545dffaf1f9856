import type { Part, PartOf } from '../part';
import { gap, part, rule, word, type Rule } from '../rule';

/** Fewer are years or months, not rupees. */
const LEAST = 500;

/** What is paid so often in a year, by the month. */
function byMonth(sum: PartOf<'amount'>, every: number): Part | undefined {
  if (sum.every !== undefined || (sum.isPlain && sum.amount < LEAST)) return undefined;
  return { ...sum, amount: Math.round((sum.amount * every) / 12), isPlain: false, every };
}

const isSip = ({ measure }: PartOf<'measure'>) => measure === 'sip';

/** Sums that are paid every month, or every day, week or year: payments here are by the month. */
export const REGULAR_SUMS: readonly Rule[] = [
  rule({
    name: 'so often a sum',
    pattern: [word('every …'), gap('gap', 2), part('amount')],
    production: ([{ classes }, sum]) => byMonth(sum, classes['every …']),
    examples: [
      ['har saal 60 hazaar gold me 2010 se', 'sip/gold-inr-10g/2010-01.., without har saal 60 hazaar'],
      ['har mahine maine 3000 gold me', 'sip/gold-inr-10g/10y/amount-3000'],
      ['हर दिन 100 रुपये सोने में', 'sip/gold-inr-10g/10y/amount-3042, without हर दिन 100 रुपये'],
    ],
  }),
  rule({
    name: 'a sum so often',
    pattern: [part('amount'), gap('link', 1), word('… every')],
    production: ([sum, { classes }]) => byMonth(sum, classes['… every']),
    examples: [
      [
        '1.2 lakh every year in gold since 2010',
        'sip/gold-inr-10g/2010-01../amount-10000, without 1.2 lakh every year',
      ],
      ['1000 rupay mahine gold me dalte the', 'sip/gold-inr-10g/10y/amount-1000'],
      ['100 rupaye roz gold me', 'sip/gold-inr-10g/10y/amount-3042, without 100 rupaye roz'],
    ],
  }),
  rule({
    name: 'payments so often of a sum',
    pattern: [word('every …'), part('measure', isSip), gap('gap', 2), part('amount')],
    production: ([{ classes }, , sum]) => byMonth(sum, classes['every …']),
    examples: [['weekly SIP of 600 in gold', 'sip/gold-inr-10g/10y/amount-2600, without weekly SIP of 600']],
  }),
  rule({
    name: 'a sum in payments so often',
    pattern: [part('amount'), gap('link', 1), part('measure', isSip), word('… every')],
    // "5000 a month, every year 10% more" says how payments rise.
    production: ([sum, , { classes }]) => (classes['step …'] ? undefined : byMonth(sum, classes['… every'])),
    examples: [['600 SIP weekly in gold', 'sip/gold-inr-10g/10y/amount-2600, without 600 SIP weekly']],
  }),
];
