import type { OptionTerms } from '../../answers/options';
import { MEASURES, type Measure } from '../../measures';
import type { OptionWord } from '../option-word';
import type { Part, PartOf, Time } from '../part';
import { gap, part, rule, word, type Rule, type RuleExample, type RuleTerm } from '../rule';

/** Less is paid, and not reached. */
export const LEAST_GOAL = 100_000;

type Examples = { before: readonly RuleExample[]; after: readonly RuleExample[] };

const option = (terms: OptionTerms | undefined, measure?: Measure): Part | undefined =>
  terms && { kind: 'option', terms, ...(measure && { measure }) };

type NumberTerm = RuleTerm<PartOf<'quantity'> | PartOf<'percent'>>;

/** A word before or after a number: which option of which measure it is. */
function beside(
  name: OptionWord,
  number: NumberTerm,
  terms: (value: number) => OptionTerms | undefined,
  measure: Measure | undefined,
  { before, after }: Examples,
): Rule[] {
  return [
    rule({
      name: `${name}: a word before a number`,
      pattern: [word(`${name} …`), gap('gap', 2), number],
      production: ([, { value }]) => option(terms(value), measure),
      examples: before,
    }),
    rule({
      name: `${name}: a word after a number`,
      pattern: [number, gap('gap', 2), word(`… ${name}`)],
      production: ([{ value }]) => option(terms(value), measure),
      examples: after,
    }),
  ];
}

/** A word before or after a time: which option it is. */
function besideTime(
  name: OptionWord,
  terms: (time: Time) => OptionTerms | undefined,
  measure: Measure | undefined,
  { before, after }: Examples,
): Rule[] {
  return [
    rule({
      name: `${name}: a word before a time`,
      pattern: [word(`${name} …`), gap('gap', 1), part('time')],
      production: ([, time]) => option(terms(time), measure),
      examples: before,
    }),
    rule({
      name: `${name}: a word after a time`,
      pattern: [part('time'), gap('gap', 1), word(`… ${name}`)],
      production: ([time]) => option(terms(time), measure),
      examples: after,
    }),
  ];
}

const whole = (value: number, from: number, to: number): number | undefined =>
  Number.isInteger(value) && value >= from && value <= to ? value : undefined;

/** `{ name: value }`, or nothing where there is no value. */
const term = <Name extends keyof OptionTerms>(
  name: Name,
  value: OptionTerms[Name],
): OptionTerms | undefined => (value === undefined ? undefined : { [name]: value });

const yearOf = ({ period, part: of, isEvent }: Time): number | undefined =>
  of === 'year' || isEvent ? Number(period.slice(0, 4)) : undefined;

/** The last month of a time. */
function lastMonthOf({ period, part: of }: Time): string | undefined {
  if (of === 'month') return period;
  if (of === 'year') return `${period}-12`;
  if (of === 'months') return period.slice(-7);
  return of === 'fiscal year' ? `${period.slice(2)}-03` : undefined;
}

/** Numbers of anything, and the words beside them that say which option of an analysis they are. */
export const OPTION_RULES: readonly Rule[] = [
  rule({
    name: 'a number in per cent',
    pattern: [part('number'), word('percent')],
    production: ([{ value }]) => ({ kind: 'percent', value }),
    examples: [['falls of the Sensex deeper than 30%', 'falls/sensex-monthly/all/deeper-30']],
  }),
  rule({
    name: 'any number as a quantity',
    pattern: [part('number')],
    production: ([{ value }]) => ({ kind: 'quantity', value }),
    examples: [['when did the Sensex first cross 2000', 'when/sensex-monthly/all/above-2000']],
  }),
  rule({
    name: 'any number in per cent as a quantity',
    pattern: [part('percent')],
    production: ([{ value }]) => ({ kind: 'quantity', value }),
    examples: [['when was the repo rate last above 7%', 'when/rbi-repo-month-end/all/above-7~last']],
  }),
  rule({
    name: 'any amount as a quantity',
    pattern: [part('amount')],
    production: ([{ amount }]) => ({ kind: 'quantity', value: amount }),
    examples: [['when did gold cross ₹1 lakh', 'when/gold-inr-10g/all/above-100000']],
  }),
  ...beside('above', part('quantity'), (value) => term('above', value), 'when', {
    before: [['when did the Sensex cross 60000', 'when/sensex-monthly/all/above-60000']],
    after: [['sensex 60000 ke upar kab gaya', 'when/sensex-monthly/all/above-60000']],
  }),
  ...beside('below', part('quantity'), (value) => term('below', value), 'when', {
    before: [['when was the Sensex last below 30000', 'when/sensex-monthly/all/below-30000~last']],
    after: [['sensex 30000 se neeche kab tha', 'when/sensex-monthly/all/below-30000']],
  }),
  rule({
    name: 'the last time of several',
    pattern: [word('last …'), gap('gap', 2), part('option', isOfLevel)],
    production: ([, { terms, measure }]) => option({ ...terms, last: true }, measure),
    examples: [['when was silver last over 100000', 'when/silver-inr-kg/all/above-100000~last']],
  }),
  ...beside('deeper', part('percent'), (value) => term('deeper', whole(value, 1, 99)), 'falls', {
    before: [['how often has gold fallen more than 30%', 'falls/gold-inr-10g/all/deeper-30']],
    after: [['gold me 30% se zyada giravat kitni baar', 'falls/gold-inr-10g/all/deeper-30']],
  }),
  ...beside('times', part('quantity'), (value) => term('times', whole(value, 2, 1000)), 'doubling', {
    before: [['how long did gold take to become x 3', 'doubling/gold-inr-10g/all/times-3']],
    after: [['how long did gold take to become 3 times', 'doubling/gold-inr-10g/all/times-3']],
  }),
  ...beside('step', part('percent'), (value) => term('step', whole(value, 1, 100)), undefined, {
    before: [['5000 sip in gold with a step up of 10%', 'sip/gold-inr-10g/10y/step-10']],
    after: [['5000 sip in gold with 10% step up', 'sip/gold-inr-10g/10y/step-10']],
  }),
  rule({
    name: 'step: words on both sides of a number',
    pattern: [word('step …'), gap('gap', 2), part('percent'), gap('gap', 1), word('… step')],
    production: ([, { value }]) => option(term('step', whole(value, 1, 100))),
    examples: [
      ['5000 sip in gold rising by 10% every year', 'sip/gold-inr-10g/10y/step-10'],
      ['gold me 5000 ki sip, har saal 10% badhakar', 'sip/gold-inr-10g/10y/step-10'],
    ],
  }),
  ...besideTime('without', (time) => term('without', yearOf(time)), undefined, {
    before: [['gold growth without 2020', 'growth/gold-inr-10g/10y/without-2020']],
    after: [['2020 chhodkar sona kitna badha', 'growth/gold-inr-10g/10y/without-2020']],
  }),
  ...besideTime('stop', (time) => term('until', lastMonthOf(time)), 'sip', {
    before: [['gold sip since 2010, stopped in 2015', 'sip/gold-inr-10g/2010-01../until-2015-12']],
    after: [['2010 se gold sip, 2015 me band', 'sip/gold-inr-10g/2010-01../until-2015-12']],
  }),
  rule({
    name: 'target: a word before a sum',
    pattern: [word('target …'), gap('gap', 2), part('amount', isTarget)],
    production: ([, { amount }]) => option({ target: amount }, 'goal'),
    examples: [
      ['to have 20 lakh in 10 years in gold', 'goal/gold-inr-10g/10y/target-2000000'],
      ['i need 25 lakh, gold 12 years', 'goal/gold-inr-10g/12y/target-2500000'],
    ],
  }),
  rule({
    name: 'target: a word after a sum',
    pattern: [part('amount', isTarget), gap('gap', 2), word('… target')],
    production: ([{ amount }]) => option({ target: amount }, 'goal'),
    examples: [
      ['20 lakh chahiye the, sone me 10 saal', 'goal/gold-inr-10g/10y/target-2000000'],
      ['20 लाख चाहिए थे, सोने में 10 साल', 'goal/gold-inr-10g/10y/target-2000000'],
    ],
  }),
  rule({
    name: 'the sum that is to be reached',
    pattern: [part('measure', takesTarget), gap('gap', 1), part('amount', isGoal)],
    production: ([{ measure }, { amount }]) => option({ target: amount }, measure),
    examples: [['how much sip to reach 50 lakh in 10 years in gold', 'goal/gold-inr-10g/10y/target-5000000']],
  }),
];

function takesTarget({ measure }: PartOf<'measure'>): boolean {
  return MEASURES[measure].options.includes('target');
}

function isTarget(sum: PartOf<'amount'>): boolean {
  return !sum.isPlain && isGoal(sum);
}

/** What is paid every month is not what is to be reached. */
function isGoal({ amount, every }: PartOf<'amount'>): boolean {
  return every === undefined && amount >= LEAST_GOAL;
}

function isOfLevel({ terms }: PartOf<'option'>): boolean {
  return terms.above !== undefined || terms.below !== undefined;
}
