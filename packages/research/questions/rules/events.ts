import type { Library } from '../../series/library';
import { latestMonth } from '../latest-month';
import type { Time } from '../part';
import { gap, part, rule, word, wordLike, type Rule } from '../rule';
import { eventsOf } from '../time-words';
import { YEAR } from './times';

const timeOf = (date: string, event: string): Time => ({
  kind: 'time',
  period: date.slice(0, 7),
  part: 'month',
  event,
});

/** What happens again in a year. */
export function eventIn(library: Library, event: string, year: string): Time | undefined {
  const date = eventsOf(library, event).find((each) => each.year === year)?.date;
  return date === undefined ? undefined : timeOf(date, event);
}

/** The latest before the latest values. */
function latestOf(library: Library, event: string): Time | undefined {
  const date = eventsOf(library, event).findLast(
    (each) => each.date.slice(0, 7) < latestMonth(library),
  )?.date;
  return date === undefined ? undefined : timeOf(date, event);
}

/** The month of what happened, not what has been since then. */
const monthOf = ({ period, event }: Time): Time => ({
  kind: 'time',
  period,
  part: 'month',
  ...(event !== undefined && { event }),
});

const isDated = ({ part: of, isEvent, event, isLatest }: Time): boolean =>
  of === 'month' && !isLatest && (isEvent === true || event !== undefined);

/** What happens again, such as budgets, elections and festivals: with its year, or the latest. */
export const EVENTS: readonly Rule[] = [
  rule({
    name: 'the day of what happened: its month',
    pattern: [part('time', isDated), word('day of')],
    production: ([time]) => monthOf(time),
    examples: [
      ['budget 2023 ke din sensex upar gaya ya neeche', 'growth/sensex-monthly/2023-01..2023-02'],
      ['demonetisation ke din sensex kitna gira', 'growth/sensex-monthly/2016-10..2016-11'],
      ['नोटबंदी के दिन सेंसेक्स ऊपर गया या नीचे', 'growth/sensex-monthly/2016-10..2016-11'],
    ],
  }),
  rule({
    name: 'the day of what happened, with its year: its month',
    pattern: [part('time', isDated), wordLike(YEAR), word('day of')],
    production: ([time, { word: year }]) => (time.period.startsWith(year) ? monthOf(time) : undefined),
    examples: [
      ['demonetisation 2016 ke din sensex upar gaya ya neeche', 'growth/sensex-monthly/2016-10..2016-11'],
    ],
  }),
  rule({
    name: 'what happens again, before its year',
    pattern: [word('event'), gap('inner', 2), wordLike(YEAR)],
    production: ([{ classes }, { word: year }], library) => eventIn(library, classes.event, year),
    examples: [
      ['gold since budget 2019', 'growth/gold-inr-10g/2019-07..'],
      ['gold price on dhanteras 2015', 'level/gold-inr-10g/2015-10..2015-11'],
      ['दिवाली 2017 से सोना कितना बढ़ा', 'growth/gold-inr-10g/2017-10..'],
    ],
  }),
  rule({
    name: 'what happens again, after its year',
    pattern: [wordLike(YEAR), gap('link', 1), word('event')],
    production: ([{ word: year }, { classes }], library) => eventIn(library, classes.event, year),
    examples: [
      ['sensex after the 2019 election', 'growth/sensex-monthly/2019-05..'],
      ['2016 ki diwali se gold', 'growth/gold-inr-10g/2016-10..'],
      ['2019 के चुनाव के बाद सेंसेक्स', 'growth/sensex-monthly/2019-05..'],
    ],
  }),
  rule({
    name: 'the latest of what happens again',
    pattern: [word('latest'), word('event')],
    production: ([, { classes }], library) => latestOf(library, classes.event),
    examples: [
      ['bitcoin since the last halving', 'growth/bitcoin-monthly/2024-04..'],
      ['pichhli diwali se sona kitna badha', 'growth/gold-inr-10g/2025-10..'],
    ],
  }),
  rule({
    name: 'what happens again, since or after which is asked: the latest',
    pattern: [word('event')],
    production: ([{ classes }], library) => {
      const time = latestOf(library, classes.event);
      return time && { ...time, isLatest: true };
    },
    examples: [
      ['sensex after the election', 'growth/sensex-monthly/2024-06..'],
      ['chunav ke baad nifty bank', 'growth/nifty-bank-monthly/2024-06..'],
    ],
  }),
  rule({
    name: 'what happens again, in two years',
    pattern: [
      gap('from …', 1),
      gap('inner', 1),
      wordLike(YEAR),
      word('and'),
      gap('inner', 1),
      wordLike(YEAR),
      gap('link', 1),
      word('event'),
    ],
    production: ([{ word: one }, , { word: other }, { classes }], library) => {
      const times = [one, other].flatMap((year) => eventIn(library, classes.event, year) ?? []);
      return times.length === 2 ? { kind: 'times', times } : undefined;
    },
    examples: [['sensex between the 2014 and 2019 elections', 'growth/sensex-monthly/2014-05..2019-05']],
  }),
  rule({
    name: 'what happens again, and its next year: "the 2019 one"',
    pattern: [
      part('time', ({ event }) => event !== undefined),
      word('between'),
      gap('inner', 1),
      wordLike(YEAR),
      word('number'),
    ],
    production: ([first, , { word: year }, { classes }], library) => {
      const last = classes.number === 1 ? eventIn(library, first.event ?? '', year) : undefined;
      return last && { kind: 'times', times: [first, last] };
    },
    examples: [['from the 2014 election to the 2019 one sensex', 'growth/sensex-monthly/2014-05..2019-05']],
  }),
];
