import type { PartOf } from '../part';
import { gap, part, rule, word, type Rule } from '../rule';

const isRolling = ({ measure, roll }: PartOf<'measure'>) =>
  measure.startsWith('rolling') && roll === undefined;

const inPeriods = ({ last, unit }: PartOf<'length'>) => (unit === 'years' ? 12 * last : last);

/** Measures that are said by more than one part; by themselves they are in the vocabulary. */
export const MEASURE_RULES: readonly Rule[] = [
  rule({
    name: 'the length of rolling windows, after them',
    pattern: [part('measure', isRolling), part('length')],
    production: ([measure, length]) => ({ ...measure, roll: inPeriods(length) }),
    examples: [['rolling 5 year return of Sensex', 'rolling-growth/sensex-monthly/all/roll-60']],
  }),
  rule({
    name: 'the length of rolling windows, before them',
    pattern: [part('length'), gap('link', 2), part('measure', isRolling)],
    production: ([length, measure]) => ({ ...measure, roll: inPeriods(length) }),
    examples: [
      ['5 year rolling return of Sensex', 'rolling-growth/sensex-monthly/all/roll-60'],
      ['IT index ka do saal wala rolling utaar-chadhaav', 'rolling-volatility/nifty-it-monthly/all/roll-24'],
    ],
  }),
  rule({
    name: 'two measures that are joined: each is asked for',
    pattern: [part('measure'), word('join'), part('measure')],
    production: ([one, , other]) =>
      one.measure === other.measure ? undefined : { kind: 'measures', of: [one, other] },
    examples: [
      [
        'volatility and correlation of gold and Sensex',
        'volatility/gold-inr-10g~sensex-monthly/10y | correlation/gold-inr-10g~sensex-monthly/10y',
      ],
    ],
  }),
];
