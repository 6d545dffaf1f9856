import type { PartOf } from '../part';
import { gap, part, rule, word, type Rule } from '../rule';

type Spell = PartOf<'spell'>;

const spell = ({ last, unit }: PartOf<'length'>): Spell => ({ kind: 'spell', last, unit });

/** Windows of one length: any of them, the best and the worst, all. */
export const SPELLS: readonly Rule[] = [
  rule({
    name: 'any so many years',
    pattern: [word('any'), part('length')],
    production: ([, length]) => spell(length),
    examples: [
      ['did sensex lose money over any 5 years', 'rolling-growth/sensex-monthly/all/roll-60'],
      ['sensex kisi bhi 15 saal me kitna return', 'rolling-growth/sensex-monthly/all/roll-180'],
      ['सोना किसी भी 10 साल में कितना बढ़ा', 'rolling-growth/gold-inr-10g/all/roll-120'],
    ],
  }),
  rule({
    name: 'the best or the worst so many years',
    pattern: [word('best'), gap('link', 1), part('length', ({ last, unit }) => unit !== 'years' || last > 1)],
    production: ([, length]) => spell(length),
    examples: [
      ['worst 10 years ever for sensex', 'rolling-growth/sensex-monthly/all/roll-120'],
      ['sone ke sabse kharab 5 saal', 'rolling-growth/gold-inr-10g/all/roll-60'],
    ],
  }),
  rule({
    name: 'windows of so many years',
    pattern: [part('length'), gap('link', 1), word('span')],
    production: ([length]) => spell(length),
    examples: [['gold over 7 year periods', 'rolling-growth/gold-inr-10g/all/roll-84']],
  }),
  rule({
    name: 'any window of so many years',
    pattern: [word('any'), part('length'), gap('link', 1), word('span')],
    production: ([, length]) => spell(length),
    examples: [['any 5 year period in which gold lost money', 'rolling-growth/gold-inr-10g/all/roll-60']],
  }),
  rule({
    name: 'the best or the worst window of so many years',
    pattern: [word('best'), gap('link', 1), part('length'), gap('link', 1), word('span')],
    production: ([, length]) => spell(length),
    examples: [['best 4 year period for silver', 'rolling-growth/silver-inr-kg/all/roll-48']],
  }),
];
