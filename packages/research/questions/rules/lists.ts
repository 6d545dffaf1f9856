import type { PartOf, WindowPart } from '../part';
import { gap, part, rule, word, wordLike, type Rule } from '../rule';
import { eventIn } from './events';
import { YEAR } from './times';

const several = (windows: readonly WindowPart[]): PartOf<'window'> => ({
  kind: 'window',
  is: 'several',
  windows,
});

/** The same lengths with a shorter one before them. */
const longer = (first: number, { lengths, unit }: Pick<PartOf<'lengths'>, 'lengths' | 'unit'>) =>
  Number.isInteger(first) && first > 0 && lengths.length < 4 && first < (lengths[0] ?? 0)
    ? ({ kind: 'lengths', lengths: [first, ...lengths], unit } as const)
    : undefined;

/** Windows side by side: of several lengths, at several times. */
export const LISTS: readonly Rule[] = [
  rule({
    name: 'two lengths of which the second has the unit',
    pattern: [part('number'), gap('and', 1), part('number'), word('unit')],
    production: ([
      first,
      { value },
      {
        classes: { unit },
      },
    ]) =>
      unit !== 'decades' && Number.isInteger(value)
        ? longer(first.value, { lengths: [value], unit })
        : undefined,
    examples: [['gold return 3 and 5 years', 'growth/gold-inr-10g/3y~5y']],
  }),
  rule({
    name: 'further lengths without a unit',
    pattern: [part('number'), gap('and', 1), part('lengths')],
    production: ([{ value }, lengths]) => longer(value, lengths),
    examples: [
      ['gold return 1, 3, 5 and 10 years', 'growth/gold-inr-10g/1y~3y~5y~10y'],
      ['सोना 1, 3 और 5 साल में', 'growth/gold-inr-10g/1y~3y~5y'],
    ],
  }),
  rule({
    name: 'two lengths with their units',
    pattern: [part('length'), gap('and', 1), part('length')],
    production: ([first, { last, unit }]) =>
      first.unit === unit ? longer(first.last, { lengths: [last], unit }) : undefined,
    examples: [['gold return 3 years and 5 years', 'growth/gold-inr-10g/3y~5y']],
  }),
  rule({
    name: 'further lengths with their units',
    pattern: [part('length'), gap('and', 1), part('lengths')],
    production: ([first, lengths]) => (first.unit === lengths.unit ? longer(first.last, lengths) : undefined),
    examples: [['sona 1 saal 3 saal 5 saal ka return', 'growth/gold-inr-10g/1y~3y~5y']],
  }),
  rule({
    name: 'windows of several lengths',
    pattern: [part('lengths')],
    production: ([{ lengths, unit }]) =>
      several(lengths.map((last) => ({ kind: 'window', is: 'last', last, unit }))),
    examples: [['silver growth 1yr 3yr 5yr', 'growth/silver-inr-kg/1y~3y~5y']],
  }),
  rule({
    name: 'so long before a time and so long after it',
    pattern: [
      part('length'),
      gap('gap', 1),
      word('before …'),
      word('and'),
      part('length'),
      gap('gap', 1),
      word('after …'),
      part('moment'),
    ],
    production: ([before, , , after, , { time }]) =>
      several([
        { kind: 'window', is: 'leading', last: before.last, unit: before.unit, time },
        { kind: 'window', is: 'following', last: after.last, unit: after.unit, time },
      ]),
    examples: [
      [
        'gold 6 months before and 6 months after demonetisation',
        'growth/gold-inr-10g/2016-04..2016-10~2016-11..2017-05',
      ],
    ],
  }),
  rule({
    name: 'two decades',
    pattern: [
      gap('in …', 1),
      gap('inner', 1),
      part('time', isDecade),
      word('and'),
      gap('inner', 1),
      part('time', isDecade),
    ],
    production: ([first, , last]) =>
      several([first, last].map((time) => ({ kind: 'window', is: 'in', time }))),
    examples: [
      ['sensex in the 2000s and the 2010s', 'growth/sensex-monthly/1999-12..2009-12~2009-12..2019-12'],
    ],
  }),
  rule({
    name: 'three times',
    pattern: [part('time', isOwn), gap('join', 1), part('time', isOwn), gap('join', 1), part('time', isOwn)],
    production: (times) => (areAlike(times) ? { kind: 'times', times } : undefined),
    examples: [
      [
        'gold growth in 2008, 2013 and 2020',
        'growth/gold-inr-10g/2007-12..2008-12~2012-12..2013-12~2019-12..2020-12',
      ],
      [
        'sona 2008, 2013 ya 2020 me zyada badha',
        'growth/gold-inr-10g/2007-12..2008-12~2012-12..2013-12~2019-12..2020-12',
      ],
    ],
  }),
  rule({
    name: 'a fourth time',
    pattern: [part('times', ({ times }) => times.length === 3), gap('join', 1), part('time', isOwn)],
    production: ([{ times }, time]) =>
      areAlike([...times, time]) ? { kind: 'times', times: [...times, time] } : undefined,
    examples: [
      [
        'gold growth in 2008, 2011, 2013 and 2020',
        'growth/gold-inr-10g/2007-12..2008-12~2010-12..2011-12~2012-12..2013-12~2019-12..2020-12',
      ],
    ],
  }),
  rule({
    name: 'what happens again, in several years',
    pattern: [word('event'), gap('inner', 1), part('times')],
    production: ([{ classes }, { times }], library) => {
      const each = times.flatMap(({ period }) => eventIn(library, classes.event, period) ?? []);
      return each.length === times.length ? { kind: 'times', times: each } : undefined;
    },
    examples: [
      [
        'sensex on budget 2018, 2019 and 2020',
        'growth/sensex-monthly/2018-01..2018-02~2019-06..2019-07~2020-01..2020-02',
      ],
    ],
  }),
  rule({
    name: 'what happens again, at each of two years',
    pattern: [gap('in …', 1), word('event'), gap('inner', 1), wordLike(YEAR), word('and'), wordLike(YEAR)],
    production: ([{ classes }, { word: one }, , { word: other }], library) => {
      const times = [one, other].flatMap((year) => eventIn(library, classes.event, year) ?? []);
      return times.length === 2
        ? several(times.map((time) => ({ kind: 'window', is: 'in', time })))
        : undefined;
    },
    examples: [['sensex on budget 2020 and 2021', 'growth/sensex-monthly/2020-01..2020-02~2021-01..2021-02']],
  }),
  rule({
    name: 'after each of several times',
    pattern: [word('after …'), part('times', ({ times }) => times.length > 2)],
    production: ([, { times }]) => several(times.map((time) => ({ kind: 'window', is: 'after', time }))),
    examples: [
      [
        '1 year sensex return after elections 2009, 2014 and 2019',
        'growth/sensex-monthly/2009-05..2010-05~2014-05..2015-05~2019-05..2020-05',
      ],
    ],
  }),
  rule({
    name: 'windows of three times and more',
    pattern: [gap('in …', 1), part('times', ({ times }) => times.length > 2)],
    production: ([{ times }]) => several(times.map((time) => ({ kind: 'window', is: 'in', time }))),
    examples: [
      [
        '2008, 2013 aur 2020 me sona kitna badha',
        'growth/gold-inr-10g/2007-12..2008-12~2012-12..2013-12~2019-12..2020-12',
      ],
    ],
  }),
  rule({
    name: 'from the one to the other of two times that are said together',
    pattern: [
      gap('in …', 1),
      gap('from …', 1),
      gap('inner', 1),
      part('times', ({ times }) => times.length === 2),
    ],
    production: ([{ times }]) => {
      const [first, last] = times;
      return first && last
        ? { kind: 'window', is: 'range', first: { is: 'at', time: first }, last: { is: 'at', time: last } }
        : undefined;
    },
    examples: [['gold between the 2014 and 2019 elections', 'growth/gold-inr-10g/2014-05..2019-05']],
  }),
];

/** A time that was named, not the latest of what happens again. */
function isOwn({ isLatest }: PartOf<'time'>): boolean {
  return !isLatest;
}

/** Whether all are times of the same that happens again, or none. */
const areAlike = (times: readonly PartOf<'time'>[]): boolean =>
  new Set(times.map(({ event }) => event)).size === 1;

function isDecade({ part: of }: PartOf<'time'>): boolean {
  return of === 'decade';
}
