import type { PartOf } from '../part';
import { gap, part, rule, word, type Rule } from '../rule';

const length = (last: number, unit: PartOf<'length'>['unit']): PartOf<'length'> | undefined =>
  Number.isInteger(last) && last > 0 && last < 1000 ? { kind: 'length', last, unit } : undefined;

const isOfYears = (unit: PartOf<'word'>) => unit.classes.unit === 'years';
const isOfMonths = (unit: PartOf<'word'>) => unit.classes.unit === 'months';

/** Lengths of time, and the windows that they are. */
export const LENGTHS: readonly Rule[] = [
  rule({
    name: 'so many years, months or weeks',
    pattern: [part('number'), word('unit')],
    production: ([
      { value },
      {
        classes: { unit },
      },
    ]) => {
      if (unit === 'decades') return length(10 * value, 'years');
      return length(value, unit) ?? (unit === 'years' ? length(12 * value, 'months') : undefined);
    },
    examples: [
      ['dedh saal me sona', 'growth/gold-inr-10g/18m'],
      ['Sensex real return in the last two decades', 'growth/sensex-monthly/20y/real'],
    ],
  }),
  rule({
    name: 'a decade: ten years',
    pattern: [word('unit')],
    production: ([{ classes }]) => (classes.unit === 'decades' ? length(10, 'years') : undefined),
    examples: [['gold growth over the last decade', 'growth/gold-inr-10g/10y']],
  }),
  rule({
    name: 'years and months',
    pattern: [part('number'), word('unit'), gap('and', 1), part('number'), word('unit')],
    production: ([years, ofYears, months, ofMonths]) =>
      isOfYears(ofYears) && isOfMonths(ofMonths)
        ? length(12 * years.value + months.value, 'months')
        : undefined,
    examples: [['gold growth 1 year and 6 months', 'growth/gold-inr-10g/18m']],
  }),
  rule({
    name: 'the last so many years',
    pattern: [part('length')],
    production: ([{ last, unit }]) => ({ kind: 'window', is: 'last', last, unit }),
    examples: [['gold growth 10 years', 'growth/gold-inr-10g/10y']],
  }),
  rule({
    name: 'so many years ago',
    pattern: [part('length'), word('… ago')],
    production: ([{ last, unit }]) => ({ kind: 'window', is: 'ago', last, unit }),
    examples: [
      ['gold price 10 years ago', 'level/gold-inr-10g/2016-06..2016-07'],
      ['sensex 5 saal pehle kitna tha', 'level/sensex-monthly/2021-08..2021-09'],
    ],
  }),
  rule({
    name: 'so many years that end with a time',
    pattern: [part('length'), word('… ending'), part('moment', ({ isFall }) => !isFall)],
    production: ([{ last, unit }, , { time }]) => ({ kind: 'window', is: 'ending', last, unit, time }),
    examples: [['gold growth ten years ending March 2020', 'growth/gold-inr-10g/2010-03..2020-03']],
  }),
];
