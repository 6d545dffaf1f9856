import { lastSuch } from '../latest-month';
import type { PartOfYear, Time } from '../part';
import { gap, part, rule, word, wordLike, type Rule } from '../rule';
import { decade, monthOf, YEAR } from './times';

/** The months from one of a calendar or a fiscal year to another. */
function monthsOf({ part: of, period }: Time, [first, last]: PartOfYear): Time | undefined {
  if (of !== 'year' && of !== 'fiscal year') return undefined;
  const year = Number(period.replace('FY', ''));
  const month = (at: number): string => {
    // A fiscal year begins in April of the year before.
    const since = of === 'year' ? at - 1 : at + 2 - 12;
    return `${year + Math.floor(since / 12)}-${String((((since % 12) + 12) % 12) + 1).padStart(2, '0')}`;
  };
  return first === last
    ? { kind: 'time', period: month(first), part: 'month' }
    : { kind: 'time', period: `${month(first)}..${month(last)}`, part: 'months' };
}

const dayOf = (day: string, month: number, year: string): Time | undefined => {
  const of = Number(day);
  return of >= 1 && of <= 31 && month >= 1 && month <= 12
    ? { ...monthOf(month, Number(year)), day: of }
    : undefined;
};

/** A year of two digits: "Dec 07". */
const yearOfTwo = (digits: string): number => Number(digits) + (Number(digits) < 50 ? 2000 : 1900);

const DAY = /^\d{1,2}$/;
const isOfYear = ({ part: of }: Time) => of === 'year' || of === 'fiscal year';

/** Parts of a year, days of a month and decades by a word. */
export const SPANS: readonly Rule[] = [
  rule({
    name: 'a part of a year, before the year',
    pattern: [word('part of year …'), gap('inner', 1), part('time', isOfYear)],
    production: ([{ classes }, year]) => monthsOf(year, classes['part of year …']),
    examples: [
      ['gold first half of 2020', 'growth/gold-inr-10g/2019-12..2020-06'],
      ['gold since mid 2015', 'growth/gold-inr-10g/2015-06..'],
      ['nifty bank in q1 fy21', 'growth/nifty-bank-monthly/2020-03..2020-06'],
    ],
  }),
  rule({
    name: 'a part of a year, after the year',
    pattern: [part('time', isOfYear), word('… part of year')],
    production: ([year, { classes }]) => monthsOf(year, classes['… part of year']),
    examples: [
      ['2020 ki shuruaat se sona kitna badha', 'growth/gold-inr-10g/2020-01..'],
      ['2015 के अंत से सोना', 'growth/gold-inr-10g/2015-12..'],
    ],
  }),
  rule({
    name: 'the end of a month is that month',
    pattern: [word('part of year …'), gap('inner', 1), part('time', ({ part: of }) => of === 'month')],
    production: ([{ classes }, month]) => (isShort(classes['part of year …']) ? month : undefined),
    examples: [['gold since the end of march 2020', 'growth/gold-inr-10g/2020-03..']],
  }),
  rule({
    name: 'a month and a year of two digits',
    pattern: [word('month'), wordLike(/^\d\d$/)],
    production: ([{ classes }, { word: year }]) => monthOf(classes.month, yearOfTwo(year)),
    examples: [['gold growth jan 2018 to mar 20', 'growth/gold-inr-10g/2018-01..2020-03']],
  }),
  rule({
    name: 'a day, a month and a year',
    pattern: [wordLike(DAY), gap('ordinal', 1), gap('inner', 1), word('month'), wordLike(YEAR)],
    production: ([{ word: day }, { classes }, { word: year }]) => dayOf(day, classes.month, year),
    examples: [
      ['gold growth from 1 January 2015', 'growth/gold-inr-10g/2014-12..'],
      ['24 मार्च 2020 से सोना कितना बढ़ा', 'growth/gold-inr-10g/2020-03..'],
    ],
  }),
  rule({
    name: 'a month, a day and a year',
    pattern: [word('month'), wordLike(DAY), gap('ordinal', 1), wordLike(YEAR)],
    production: ([{ classes }, { word: day }, { word: year }]) => dayOf(day, classes.month, year),
    examples: [['gold since March 23, 2020', 'growth/gold-inr-10g/2020-03..']],
  }),
  rule({
    name: 'a day in digits',
    pattern: [wordLike(DAY), wordLike(DAY), wordLike(YEAR)],
    production: ([{ word: day }, { word: month }, { word: year }]) => dayOf(day, Number(month), year),
    examples: [['gold since 23/03/2020', 'growth/gold-inr-10g/2020-03..']],
  }),
  rule({
    name: 'a day after a month in digits',
    pattern: [part('time', ({ part: of, day }) => of === 'month' && day === undefined), wordLike(/^\d\d$/)],
    production: ([month, { word: day }]) => {
      const [year = '', of = ''] = month.period.split('-');
      return dayOf(day, Number(of), year);
    },
    examples: [['gold since 2020-03-23', 'growth/gold-inr-10g/2020-03..']],
  }),
  rule({
    name: 'since a month of no year: the latest',
    pattern: [word('since …'), word('month')],
    production: ([, { classes }], library) => ({
      kind: 'window',
      is: 'since',
      time: lastSuch(library, classes.month),
    }),
    examples: [['gold growth since january', 'growth/gold-inr-10g/2026-01..']],
  }),
  rule({
    name: 'a decade by a word',
    pattern: [word('decade')],
    production: ([{ classes }]) => decade(String(classes.decade)),
    examples: [['gold in the nineties', 'growth/gold-inr-10g/1989-12..1999-12']],
  }),
];

const isShort = ([first, last]: PartOfYear): boolean => first === last;
