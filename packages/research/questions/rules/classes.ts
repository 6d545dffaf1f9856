import type { Part, PartOf } from '../part';
import { part, rule, word, type Rule } from '../rule';

/** Of so many a list has room. */
const MOST = 30;

const isCount = ({ value }: PartOf<'number'>) => Number.isInteger(value) && value >= 1 && value <= MOST;

const isWorst = (window: PartOf<'window'>) => window.is === 'by name' && window.isSuperlative === true;

const RANK: Part = { kind: 'word', word: '', classes: { gap: true, rank: true } };

/** How many of a class are asked for: its list has them all. */
export const CLASSES: readonly Rule[] = [
  rule({
    name: 'so many, after a word that asks which',
    pattern: [word('rank'), part('number', isCount)],
    production: () => RANK,
    examples: [
      ['top 5 shares 10 years', 'rank/shares/10y'],
      ['top five funds since 2015', 'rank/funds/2015-01..'],
      ['टॉप 10 शेयर 5 साल', 'rank/shares/5y'],
    ],
  }),
  rule({
    name: 'so many of the worst',
    pattern: [part('window', isWorst), part('number', isCount)],
    production: ([window]) => window,
    examples: [['worst 3 sectors of 2022', 'rank/indices/2021-12..2022-12']],
  }),
  rule({
    name: 'so many, before a word that asks which',
    pattern: [part('number', isCount), word('rank')],
    production: () => RANK,
    examples: [['5 top funds 10 years', 'rank/funds/10y']],
  }),
];
