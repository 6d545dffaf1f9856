import type { PartOf, Time } from '../part';
import { gap, part, rule, word, wordLike, type Rule } from '../rule';

export const YEAR = /^(19[5-9]|20\d)\d$/;
export const isYear = (text: string): boolean => YEAR.test(text);

const FISCAL_YEAR = /^(fy|financial year|fiscal year)?[ ']?(\d{2}|\d{4})(?:[-–/](\d{2}|\d{4}))?$/;
const MONTH = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/;

const time = (of: Time['part'], period: string): Time => ({ kind: 'time', period, part: of });

export const timeOfYear = (year: string): Time => time('year', year);

export const monthOf = (month: number, year: number): Time =>
  time('month', `${year}-${String(month).padStart(2, '0')}`);

/** `FY2021` of `fy21`, `fy 2020-21` and `2020-21`. */
function fiscalYear(text: string): Time | undefined {
  const [, fiscalYearText, first = '', second = first] = FISCAL_YEAR.exec(text) ?? [];
  const end = Number(second) % 100;
  const isPair = first !== second && (Number(first) + 1) % 100 === end;
  if (fiscalYearText === undefined ? !isPair : first !== second && !isPair) return undefined;
  return time('fiscal year', `FY${end + (end < 50 ? 2000 : 1900)}`);
}

/** The ten years from one that ends in 0; "90s" are those of the last century. */
export function decade(text: string): Time | undefined {
  const year = /^[5-9]0$/.test(text) ? `19${text}` : text;
  return isYear(year) && year.endsWith('0') ? time('decade', year) : undefined;
}

const isOfDecades = (unit: PartOf<'word'>) => unit.classes.unit === 'decades';

/** Times: years, months, fiscal years and decades, and how they stand beside words such as "since". */
export const TIMES: readonly Rule[] = [
  rule({
    name: 'a year',
    pattern: [wordLike(YEAR)],
    production: ([{ word: year }]) => timeOfYear(year),
    examples: [['gold growth in 2020', 'growth/gold-inr-10g/2019-12..2020-12']],
  }),
  rule({
    name: 'a month in digits',
    pattern: [wordLike(MONTH)],
    production: ([{ word: month }]) => time('month', month),
    examples: [['gold growth since 2015-06', 'growth/gold-inr-10g/2015-06..']],
  }),
  rule({
    name: 'a fiscal year',
    pattern: [wordLike(FISCAL_YEAR)],
    // Digits that may be a month are one.
    production: ([{ word: year }]) => (MONTH.test(year) ? undefined : fiscalYear(year)),
    examples: [
      ['gold growth in fy 2020-21', 'growth/gold-inr-10g/2020-03..2021-03'],
      ['sona fy21 se kitna badha', 'growth/gold-inr-10g/2020-04..'],
    ],
  }),
  rule({
    name: 'a month of a year',
    pattern: [word('month'), wordLike(YEAR)],
    production: ([{ classes }, { word: year }]) => monthOf(classes.month, Number(year)),
    examples: [
      ['gold growth from March 2020', 'growth/gold-inr-10g/2020-03..'],
      ['मार्च 2020 सोने का भाव', 'level/gold-inr-10g/2020-02..2020-03'],
    ],
  }),
  rule({
    name: 'a decade by its first year',
    pattern: [wordLike(/^(\d{2}|\d{4})$/), word('decade mark')],
    production: ([{ word: year }]) => decade(year),
    examples: [
      ['gold in the 1990s', 'growth/gold-inr-10g/1989-12..1999-12'],
      ['gold in the 90s', 'growth/gold-inr-10g/1989-12..1999-12'],
    ],
  }),
  rule({
    name: 'a decade by its word',
    pattern: [wordLike(YEAR), gap('link', 1), word('unit')],
    production: ([{ word: year }, unit]) => (isOfDecades(unit) ? decade(year) : undefined),
    examples: [
      ['1990 ke dashak me sona', 'growth/gold-inr-10g/1989-12..1999-12'],
      ['1990 के दशक में सोना', 'growth/gold-inr-10g/1989-12..1999-12'],
    ],
  }),
  rule({
    name: 'a time beside a word',
    pattern: [part('time')],
    production: ([of]) => ({ kind: 'moment', time: of }),
    examples: [['gold since covid', 'growth/gold-inr-10g/2020-03..']],
  }),
  rule({
    name: 'a time beside a word, with words between',
    pattern: [word('inner'), part('moment')],
    production: ([, moment]) => moment,
    examples: [
      ['gold since the year 2020', 'growth/gold-inr-10g/2020-01..'],
      ['sal 2020 se sona', 'growth/gold-inr-10g/2020-01..'],
    ],
  }),
  rule({
    name: 'a fall that names a time: how far it fell is not asked for',
    pattern: [part('time'), gap('link', 2), word('crash')],
    production: ([of]) => ({ kind: 'moment', time: of, isFall: true }),
    examples: [
      ['gold since the 2008 crash', 'growth/gold-inr-10g/2008-01..'],
      ['2008 ke crash se pehle sona', 'growth/gold-inr-10g/1973-01..2007-12'],
    ],
  }),
];
