import type { Part, PartOf } from '../part';
import { gap, part, rule, word, type Rule } from '../rule';

/** So little is no part of a mixture: "for every 1%". */
const LEAST_WEIGHT = 5;

/** What each thing takes of a mixture, in per cent. */
export const MIXTURES: readonly Rule[] = [
  rule({
    name: 'two weights of a mixture',
    pattern: [part('number'), part('number')],
    production: (weights) => mixture(weights.map(({ value }) => value)),
    examples: [
      ['60/40 gold and sensex', 'portfolio/gold-inr-10g~sensex-monthly/10y/mix-60-40'],
      ['sixty forty gold and sensex', 'portfolio/gold-inr-10g~sensex-monthly/10y/mix-60-40'],
      ['70-30 सेंसेक्स और सोना', 'portfolio/sensex-monthly~gold-inr-10g/10y/mix-70-30'],
    ],
  }),
  rule({
    name: 'three weights of a mixture',
    pattern: [part('number'), part('number'), part('number')],
    production: (weights) => mixture(weights.map(({ value }) => value)),
    examples: [
      ['gold silver sensex 20:30:50', 'portfolio/gold-inr-10g~silver-inr-kg~sensex-monthly/10y/mix-20-30-50'],
    ],
  }),
  rule({
    name: 'the same weight of each',
    // Nought in each is no mixture.
    pattern: [part('percent', ({ value }) => value >= 1), gap('link', 1), word('each')],
    production: ([{ value }]) => mixture(Array.from({ length: Math.floor(100 / value) }, () => value)),
    examples: [
      ['50% each in gold and sensex', 'portfolio/gold-inr-10g~sensex-monthly/10y'],
      ['50 percent each of gold and silver 5 years', 'portfolio/gold-inr-10g~silver-inr-kg/5y'],
      ['सोना और चांदी 50% हर एक', 'portfolio/gold-inr-10g~silver-inr-kg/10y'],
    ],
  }),
  rule({
    name: 'a weight before a series',
    pattern: [part('percent'), gap('of the whole', 3), gap('in …', 1), part('series')],
    production: ([{ value }, series]) => weighed(series, value),
    examples: [
      ['60% gold 40% sensex', 'portfolio/gold-inr-10g~sensex-monthly/10y/mix-60-40'],
      ['60% of my money in gold and 40% in sensex', 'portfolio/gold-inr-10g~sensex-monthly/10y/mix-60-40'],
      ['70 प्रतिशत सेंसेक्स 30 प्रतिशत सोना', 'portfolio/sensex-monthly~gold-inr-10g/10y/mix-70-30'],
    ],
  }),
  rule({
    name: 'a weight after a series',
    pattern: [part('series'), gap('link', 1), part('percent')],
    production: ([series, { value }]) => weighed(series, value),
    examples: [['gold 60% sensex 40%', 'portfolio/gold-inr-10g~sensex-monthly/10y/mix-60-40']],
  }),
  rule({
    name: 'a weight in a number before a series',
    pattern: [part('number'), part('series')],
    production: ([{ value }, series]) => weighed(series, value),
    examples: [['70 sensex 30 gold since 2010', 'portfolio/sensex-monthly~gold-inr-10g/2010-01../mix-70-30']],
  }),
  rule({
    name: 'a weight in a number after a series',
    pattern: [part('series'), part('number')],
    production: ([series, { value }]) => weighed(series, value),
    examples: [['sona 30 sensex 70 10 saal', 'portfolio/gold-inr-10g~sensex-monthly/10y/mix-30-70']],
  }),
  rule({
    name: 'half of it before a series',
    pattern: [word('number'), gap('of the whole', 3), gap('in …', 1), part('series')],
    production: ([{ classes }, series]) => (classes.number === 0.5 ? weighed(series, 50) : undefined),
    examples: [
      ['half gold half sensex', 'portfolio/gold-inr-10g~sensex-monthly/10y'],
      ['half my money in gold and half in sensex', 'portfolio/gold-inr-10g~sensex-monthly/10y'],
      ['आधा सोना आधा सेंसेक्स', 'portfolio/gold-inr-10g~sensex-monthly/10y'],
    ],
  }),
  rule({
    name: 'half of it after a series',
    pattern: [part('series'), gap('gap', 1), word('number')],
    production: ([series, { classes }]) => (classes.number === 0.5 ? weighed(series, 50) : undefined),
    examples: [['sona me aadha sensex me aadha', 'portfolio/gold-inr-10g~sensex-monthly/10y']],
  }),
];

function mixture(mix: readonly number[]): Part | undefined {
  const isWhole = mix.length > 1 && mix.every(isWeight) && mix.reduce((sum, each) => sum + each, 0) === 100;
  return isWhole ? { kind: 'option', terms: { mix }, measure: 'portfolio' } : undefined;
}

const isWeight = (value: number): boolean => Number.isInteger(value) && value >= LEAST_WEIGHT && value < 100;

const weighed = (series: PartOf<'series'>, value: number): Part | undefined =>
  isWeight(value) && series.weight === undefined ? { ...series, weight: value } : undefined;
