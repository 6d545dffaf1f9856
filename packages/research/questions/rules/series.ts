import type { PartOf } from '../part';
import { gap, part, rule, word, type Rule } from '../rule';
import { vocabulary } from '../vocabulary';

const isSettled = ({ ambiguous }: PartOf<'series'>) => ambiguous === undefined;
const isOpen = ({ ambiguous }: PartOf<'series'>) => ambiguous !== undefined && !ambiguous.alone;

const isAmong = (one: PartOf<'series'>, other: PartOf<'series'>) =>
  other.readings.includes(one.readings[0] ?? '');

/** Words that name series together with those beside them; by themselves they are in the vocabulary. */
export const SERIES: readonly Rule[] = [
  rule({
    name: 'words of several meanings, after a name that is one of them',
    pattern: [part('series', isSettled), part('series', isOpen)],
    production: ([one, other]) => (isAmong(one, other) ? one : undefined),
    examples: [['india 10 year bond yields 5 years', 'level/india-10y/5y']],
  }),
  rule({
    name: 'words of several meanings, before a name that is one of them',
    pattern: [part('series', isOpen), part('series', isSettled)],
    production: ([other, one]) => (isAmong(one, other) ? one : undefined),
    examples: [['bond yield india 10 year 5 years', 'level/india-10y/5y']],
  }),
  rule({
    name: 'dollars that are joined to a series',
    pattern: [word('join'), part('currency', ({ currency }) => currency === 'USD')],
    production: (_, library) => ({ kind: 'series', readings: [vocabulary(library).exchange] }),
    examples: [['crude aur dollar me correlation', 'correlation/brent-usd-bbl~usd-inr/10y']],
  }),
  rule({
    name: 'not one series, but another',
    pattern: [word('not …'), gap('inner', 1), part('series'), gap('gap', 1), part('series')],
    production: ([, , series]) => series,
    examples: [
      ['not gold, silver growth 10 years', 'growth/silver-inr-kg/10y'],
      ['not the Sensex but gold, last 5 years', 'growth/gold-inr-10g/5y'],
    ],
  }),
  rule({
    name: 'one series, not another',
    pattern: [part('series'), word('not …'), gap('inner', 1), part('series')],
    production: ([series]) => series,
    examples: [['silver, not gold, growth 10 years', 'growth/silver-inr-kg/10y']],
  }),
  rule({
    name: 'one series not, another',
    pattern: [part('series'), word('… not'), gap('gap', 1), part('series')],
    production: ([, , series]) => series,
    examples: [['sona nahi, chandi 10 saal me kitni badhi', 'growth/silver-inr-kg/10y']],
  }),
  rule({
    name: 'words that are a length, too, where they name a series',
    pattern: [word('length or series')],
    production: ([{ classes }]) => classes['length or series'],
    examples: [
      ['repo vs 10 year', 'difference/rbi-repo-month-end~india-10y/10y'],
      ['gold 10 year vs sensex 10 year', 'compare/gold-inr-10g~sensex-monthly/10y'],
    ],
  }),
];
