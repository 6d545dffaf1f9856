import type { PartOf } from '../part';
import { gap, part, rule, word, type Rule } from '../rule';

type CalendarPart = PartOf<'calendar'>;

const periods = (by: CalendarPart['by'], is: CalendarPart['is']): CalendarPart => ({
  kind: 'calendar',
  by,
  is,
});

/** Periods of a calendar: the best of them, which, how many, each. What they ask for, a question as a whole says. */
export const CALENDAR: readonly Rule[] = [
  rule({
    name: 'the best or the worst of the years',
    pattern: [word('best'), gap('link', 2), word('calendar unit')],
    production: ([, { classes }]) => periods(classes['calendar unit'], 'best'),
    examples: [
      ['worst month for silver ever', 'calendar/silver-inr-kg/all/by-month'],
      ['sone ka sabse accha saal', 'calendar/gold-inr-10g/all'],
      ['सेंसेक्स की सबसे खराब तिमाही', 'calendar/sensex-monthly/all/by-quarter'],
    ],
  }),
  rule({
    name: 'the best and the worst of the years',
    pattern: [word('best'), word('join'), word('best'), gap('link', 2), word('calendar unit')],
    production: ([, , , { classes }]) => periods(classes['calendar unit'], 'best'),
    examples: [['best and worst year of gold', 'calendar/gold-inr-10g/all']],
  }),
  rule({
    name: 'which of the years',
    pattern: [word('which'), gap('link', 1), word('calendar unit')],
    production: ([, { classes }]) => periods(classes['calendar unit'], 'which'),
    examples: [
      ['which year did silver fall the most', 'calendar/silver-inr-kg/all'],
      ['kis mahine sensex sabse zyada gira', 'calendar/sensex-monthly/all/by-month'],
      ['सोना किस साल सबसे ज्यादा बढ़ा', 'calendar/gold-inr-10g/all'],
    ],
  }),
  rule({
    name: 'years that rose or fell',
    pattern: [word('sign …'), gap('link', 1), word('calendar unit')],
    production: ([, { classes }]) => periods(classes['calendar unit'], 'sign'),
    examples: [
      ['losing years of the sensex', 'calendar/sensex-monthly/all'],
      ['has gold ever had a negative month', 'calendar/gold-inr-10g/all/by-month'],
    ],
  }),
  rule({
    name: 'how many of the years',
    pattern: [word('how many'), gap('link', 1), word('calendar unit')],
    production: ([, { classes }]) => periods(classes['calendar unit'], 'count'),
    examples: [
      ['in how many years did gold fall', 'calendar/gold-inr-10g/all'],
      ['kitne saal sensex gira', 'calendar/sensex-monthly/all'],
      ['सेंसेक्स कितने साल घाटे में रहा', 'calendar/sensex-monthly/all'],
    ],
  }),
  rule({
    name: 'how many of the years that rose or fell',
    pattern: [word('how many'), word('sign …'), gap('link', 1), word('calendar unit')],
    production: ([, , { classes }]) => periods(classes['calendar unit'], 'sign'),
    examples: [['how many losing years did gold have', 'calendar/gold-inr-10g/all']],
  }),
  rule({
    name: 'years that follow each other: a word after them',
    pattern: [part('number'), gap('sign …', 1), word('calendar unit'), gap('sign …', 1), word('streak')],
    production: ([, { classes }]) => periods(classes['calendar unit'], 'streak'),
    examples: [['did gold ever fall two years in a row', 'calendar/gold-inr-10g/all']],
  }),
  rule({
    name: 'years that follow each other: a word before them',
    pattern: [word('streak'), part('number'), gap('sign …', 1), word('calendar unit')],
    production: ([, , { classes }]) => periods(classes['calendar unit'], 'streak'),
    examples: [['sona kabhi lagatar 2 saal gira kya', 'calendar/gold-inr-10g/all']],
  }),
  rule({
    name: 'years that follow each other, with their number',
    pattern: [part('number'), word('streak'), gap('sign …', 1), word('calendar unit')],
    production: ([, , { classes }]) => periods(classes['calendar unit'], 'streak'),
    examples: [['did gold ever fall 2 consecutive years', 'calendar/gold-inr-10g/all']],
  }),
  rule({
    name: 'a month of no year',
    pattern: [word('month')],
    production: ([{ classes }]) => (classes.gap ? undefined : { kind: 'month', month: classes.month }),
    examples: [
      ['gold growth in March', 'calendar/gold-inr-10g/all/by-month-of-year'],
      ['सोना दिसंबर में बढ़ता है क्या', 'calendar/gold-inr-10g/all/by-month-of-year'],
    ],
  }),
  rule({
    name: 'what a month does to prices',
    pattern: [word('month'), gap('link', 1), word('effect')],
    production: ([{ classes }]) => ({ kind: 'month', month: classes.month }),
    examples: [['december effect sensex', 'calendar/sensex-monthly/all/by-month-of-year']],
  }),
];
