import { BEGINS, ENDS, isBound, type Bound, type Time, type UnitOfTime, type WindowPart } from '../part';
import { gap, part, rule, word, wordLike, type Rule, type RuleExample } from '../rule';
import { monthOf, timeOfYear, YEAR } from './times';

/** A time that no fall names: "in the 2008 crash" asks how far something fell. */
const plain = part('moment', ({ isFall, time }) => !isFall && !time.isLatest);

const at = (is: Bound, time: Time): WindowPart => ({ kind: 'window', is, time });

/** A word before or after a time. */
function beside(
  is: Exclude<Bound, 'at'>,
  name: string,
  { before, after }: { before: readonly RuleExample[]; after: readonly RuleExample[] },
): Rule[] {
  return [
    rule({
      name: `${name}: a word before a time`,
      pattern: [word(`${is} …`), is === 'in' ? plain : part('moment')],
      production: ([, { time }]) => at(is, time),
      examples: before,
    }),
    rule({
      name: `${name}: a word after a time`,
      pattern: [is === 'in' ? plain : part('moment'), word(`… ${is}`)],
      production: ([{ time }]) => at(is, time),
      examples: after,
    }),
  ];
}

/** Two months, of which one says its year. */
function months(
  between: 'between' | 'and',
  { first, last }: { first: readonly RuleExample[]; last: readonly RuleExample[] },
): Rule[] {
  return [
    rule({
      name: `two months, the first without its year: ${between}`,
      pattern: [gap('in …', 1), word('month'), gap(between, 1), word('month'), wordLike(YEAR)],
      production: ([{ classes: from }, { classes: to }, { word: year }]) =>
        rangeOf(
          monthOf(from.month, Number(year) - (to.month < from.month ? 1 : 0)),
          monthOf(to.month, Number(year)),
        ),
      examples: first,
    }),
    rule({
      name: `two months, the second without its year: ${between}`,
      pattern: [
        gap('in …', 1),
        part('time', ({ part: of }) => of === 'month'),
        gap(between, 1),
        word('month'),
      ],
      production: ([time, { classes }]) => {
        const [year = 0, month = 0] = time.period.split('-').map(Number);
        return rangeOf(time, monthOf(classes.month, year + (classes.month < month ? 1 : 0)));
      },
      examples: last,
    }),
  ];
}

/** Windows by times: since, after, before, within, from one to another. */
export const WINDOWS: readonly Rule[] = [
  ...beside('since', 'since', {
    before: [['gold since 2015', 'growth/gold-inr-10g/2015-01..']],
    after: [['gold 2015 onwards', 'growth/gold-inr-10g/2015-01..']],
  }),
  ...beside('from', 'from', {
    before: [['gold from March 2015', 'growth/gold-inr-10g/2015-03..']],
    after: [
      ['sona 2015 se', 'growth/gold-inr-10g/2015-01..'],
      ['2015 से सोना', 'growth/gold-inr-10g/2015-01..'],
    ],
  }),
  ...beside('after', 'after', {
    before: [['gold after 2020', 'growth/gold-inr-10g/2020-12..']],
    after: [
      ['2020 ke baad sona', 'growth/gold-inr-10g/2020-12..'],
      ['2020 के बाद सोना', 'growth/gold-inr-10g/2020-12..'],
    ],
  }),
  ...beside('until', 'until', {
    before: [['gold growth till 2015', 'growth/gold-inr-10g/1973-01..2015-12']],
    after: [['2015 tak sona', 'growth/gold-inr-10g/1973-01..2015-12']],
  }),
  ...beside('before', 'before', {
    before: [['gold before covid', 'growth/gold-inr-10g/1973-01..2020-02']],
    after: [['2015 pehle sona', 'growth/gold-inr-10g/1973-01..2014-12']],
  }),
  rule({
    name: 'before: a word after a time, with one between',
    pattern: [part('moment'), word('gap'), word('… before')],
    production: ([{ time }]) => at('before', time),
    examples: [
      ['covid se pehle sona', 'growth/gold-inr-10g/1973-01..2020-02'],
      ['कोविड से पहले सोना', 'growth/gold-inr-10g/1973-01..2020-02'],
    ],
  }),
  ...beside('in', 'within', {
    before: [['gold price in 2020', 'level/gold-inr-10g/2020-01..2020-12']],
    after: [
      ['2020 me sona', 'growth/gold-inr-10g/2019-12..2020-12'],
      ['2020 में सोना', 'growth/gold-inr-10g/2019-12..2020-12'],
    ],
  }),
  ...beside('life', 'a life', {
    before: [
      ['gold growth since I was born in 1990', 'growth/gold-inr-10g/1990-01..'],
      ['client born 1985, gold growth', 'growth/gold-inr-10g/1985-01..'],
    ],
    after: [
      ['1990 me paida hua, sona kitna badha', 'growth/gold-inr-10g/1990-01..'],
      ['1990 में जन्म हुआ, सोना कितना बढ़ा', 'growth/gold-inr-10g/1990-01..'],
    ],
  }),
  rule({
    name: 'a length that begins with a time',
    pattern: [part('length'), part('window', begins)],
    production: ([length, window]) => beginning(length, window),
    examples: [['gold one year after demonetisation', 'growth/gold-inr-10g/2016-11..2017-11']],
  }),
  rule({
    name: 'a time with which a length begins',
    pattern: [part('window', begins), gap('link', 1), gap('inner', 1), part('length')],
    production: ([window, length]) => beginning(length, window),
    examples: [['नोटबंदी के बाद एक साल में सोना', 'growth/gold-inr-10g/2016-11..2017-11']],
  }),
  rule({
    name: 'a time with which the next so many years begin',
    pattern: [part('window', begins), gap('link', 1), gap('inner', 1), word('next'), part('length')],
    production: ([window, , length]) => beginning(length, window),
    examples: [['demonetisation ke baad agle 2 saal me sona', 'growth/gold-inr-10g/2016-11..2018-11']],
  }),
  rule({
    name: 'a length after a time, with its word behind it',
    pattern: [plain, gap('link', 1), part('length'), gap('link', 1), word('… after')],
    production: ([{ time }, { last, unit }]) => ({ kind: 'window', is: 'following', last, unit, time }),
    examples: [['notebandi ke 1 saal baad sona', 'growth/gold-inr-10g/2016-11..2017-11']],
  }),
  rule({
    name: 'the year after a time',
    pattern: [word('inner'), word('unit'), part('window', begins)],
    production: ([, { classes }, window]) =>
      classes.unit === 'decades' ? undefined : beginning({ last: 1, unit: classes.unit }, window),
    examples: [['gold in the year after demonetisation', 'growth/gold-inr-10g/2016-11..2017-11']],
  }),
  rule({
    name: 'a length before a time',
    pattern: [part('length'), part('window', ({ is }) => is === 'before')],
    production: ([{ last, unit }, window]) =>
      isBound(window) ? { kind: 'window', is: 'leading', last, unit, time: window.time } : undefined,
    examples: [['gold in the five years before covid', 'growth/gold-inr-10g/2015-02..2020-02']],
  }),
  rule({
    name: 'a time before which a length ends',
    pattern: [part('window', ({ is }) => is === 'before'), gap('link', 1), part('length')],
    production: ([window, { last, unit }]) =>
      isBound(window) ? { kind: 'window', is: 'leading', last, unit, time: window.time } : undefined,
    examples: [['covid se pehle ke 5 saal me sona', 'growth/gold-inr-10g/2015-02..2020-02']],
  }),
  rule({
    name: 'the year before a time',
    pattern: [word('inner'), word('unit'), part('window', ({ is }) => is === 'before')],
    production: ([
      ,
      {
        classes: { unit },
      },
      window,
    ]) =>
      isBound(window) && unit !== 'decades'
        ? { kind: 'window', is: 'leading', last: 1, unit, time: window.time }
        : undefined,
    examples: [['gold in the year before covid', 'growth/gold-inr-10g/2019-02..2020-02']],
  }),
  rule({
    name: 'a time by itself',
    pattern: [part('time', ({ isLatest }) => !isLatest)],
    production: ([time]) => at('at', time),
    examples: [
      ['gold price march 2020', 'level/gold-inr-10g/2020-02..2020-03'],
      ['dollar 2013', 'growth/usd-inr/2012-12..2013-12'],
    ],
  }),
  rule({
    name: 'and a second time: each is asked for',
    pattern: [word('and'), part('window', ({ is }) => is === 'at' || is === 'in')],
    production: ([, window]) => (isBound(window) ? { ...window, isSecond: true } : undefined),
    examples: [['repo rate in 2015 and in 2020', 'difference/rbi-repo-month-end/2015-01..2020-12']],
  }),
  rule({
    name: 'from one time to another',
    pattern: [gap('from …', 1), plain, word('between'), plain],
    production: ([first, , last]) => rangeOf(first.time, last.time),
    examples: [
      ['gold 2010 to 2020', 'growth/gold-inr-10g/2010-01..2020-12'],
      ['sona 2010 se 2020', 'growth/gold-inr-10g/2010-01..2020-12'],
    ],
  }),
  rule({
    name: 'years in digits, the last in two',
    pattern: [wordLike(/^(19|20)\d\d-\d\d$/)],
    production: ([{ word: years }]) => {
      const [first = '', last = ''] = years.split('-');
      // "2009-12" is a month, "2020-21" a fiscal year.
      return Number(last) > 12 ? yearsOf(first, last) : undefined;
    },
    examples: [
      ['gold 2021-23', 'growth/gold-inr-10g/2021-01..2023-12'],
      ['sona 2014-19 me kitna badha', 'growth/gold-inr-10g/2014-01..2019-12'],
      ['सोना 2015-18 में', 'growth/gold-inr-10g/2015-01..2018-12'],
    ],
  }),
  rule({
    name: 'from one year to another, the last in two digits',
    pattern: [gap('from …', 1), wordLike(YEAR), word('between'), wordLike(/^\d\d$/)],
    production: ([first, , last]) => yearsOf(first.word, last.word),
    examples: [['gold from 2014 to 19', 'growth/gold-inr-10g/2014-01..2019-12']],
  }),
  rule({
    name: 'from one year until another, the last in two digits',
    pattern: [gap('from …', 1), wordLike(YEAR), word('between'), wordLike(/^\d\d$/), word('… until')],
    production: ([first, , last]) => yearsOf(first.word, last.word),
    examples: [
      ['sona 2021 se 23 tak', 'growth/gold-inr-10g/2021-01..2023-12'],
      ['सोना 2021 से 23 तक', 'growth/gold-inr-10g/2021-01..2023-12'],
    ],
  }),
  rule({
    name: 'a beginning and an end',
    pattern: [part('window', ({ is }) => BEGINS.has(is)), part('window', ({ is }) => ENDS.has(is))],
    production: ([first, last]) =>
      isBound(first) && isBound(last) ? { ...rangeOf(first.time, last.time), first, last } : undefined,
    examples: [
      ['gold after 2010 before 2020', 'growth/gold-inr-10g/2010-12..2019-12'],
      ['sona 2012 se 2019 tak', 'growth/gold-inr-10g/2012-01..2019-12'],
    ],
  }),
  rule({
    name: 'between one time and another',
    pattern: [word('bounding'), gap('inner', 1), plain, word('and'), gap('inner', 1), plain],
    production: ([, first, , last]) => rangeOf(first.time, last.time),
    examples: [['gold growth between 2010 and 2020', 'growth/gold-inr-10g/2010-01..2020-12']],
  }),
  rule({
    name: 'one time and another: both are asked for',
    pattern: [gap('in …', 1), plain, word('and'), plain],
    production: ([first, , last]) => ({ ...rangeOf(first.time, last.time), isBoth: true }),
    examples: [['gold price in 2010 and 2020', 'growth/gold-inr-10g/2010-01..2020-12']],
  }),
  ...months('between', {
    first: [
      ['Nifty PE Feb to June 2020', 'level/nifty-50-pe/2020-02..2020-06'],
      ['gold growth from November to March 2020', 'growth/gold-inr-10g/2019-11..2020-03'],
    ],
    last: [['gold growth Feb 2020 to June', 'growth/gold-inr-10g/2020-02..2020-06']],
  }),
  ...months('and', {
    first: [['Sensex fall between January and March 2009', 'growth/sensex-monthly/2009-01..2009-03']],
    last: [['gold growth between April 2018 and March', 'growth/gold-inr-10g/2018-04..2019-03']],
  }),
  rule({
    name: 'the latest value as a second time',
    pattern: [word('and'), word('now')],
    production: () => ({ kind: 'now', isSecond: true }),
    examples: [['gold price in 2010 and now', 'growth/gold-inr-10g/2010-01..']],
  }),
  rule({
    name: 'the latest value',
    pattern: [word('now')],
    production: () => ({ kind: 'now' }),
    examples: [['gold price in 2008 vs now', 'growth/gold-inr-10g/2008-01..']],
  }),
];

/** The years of "2021-23"; of two that follow each other none, which may be a fiscal year. */
function yearsOf(first: string, lastTwo: string): WindowPart | undefined {
  const last = `${first.slice(0, 2)}${lastTwo}`;
  return Number(last) > Number(first) + 1 ? rangeOf(timeOfYear(first), timeOfYear(last)) : undefined;
}

function begins({ is }: WindowPart): boolean {
  return is === 'after' || is === 'from';
}

const beginning = (
  { last, unit }: { last: number; unit: UnitOfTime },
  window: WindowPart,
): WindowPart | undefined =>
  isBound(window) ? { kind: 'window', is: 'following', last, unit, time: window.time } : undefined;

function rangeOf(first: Time, last: Time): WindowPart & { is: 'range' } {
  return { kind: 'window', is: 'range', first: { is: 'at', time: first }, last: { is: 'at', time: last } };
}
