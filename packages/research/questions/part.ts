import type { Analysis } from '../answers/address';
import type { Currency } from '../series/units';
import type { Group } from '../insights/subject';
import type { Measure } from '../measures';
import type { By } from '../measures/measure';
import type { OptionTerms } from '../answers/options';
import type { Reserved } from '../measures/reserved';
import type { OptionWord } from './option-word';
import type { Ambiguous, Aspect, Topic } from './vocabulary-files';

/** A topic that is not ours, with the analyses that are near to it. */
export type NearTopic = Pick<Topic, 'name' | 'ofNamed'> & { near: readonly Analysis[] };

export type UnitOfTime = 'years' | 'months' | 'weeks';

/**
 * A year `2020`, a month `2020-06`, the months `2020-01..2020-06`, the fiscal year that ends in the year it
 * names, `FY2021`, or the ten years from `1990`.
 */
export type Time = {
  kind: 'time';
  period: string;
  part: 'year' | 'month' | 'months' | 'fiscal year' | 'decade';
  /** Whether it was named by what happened, such as a lockdown. */
  isEvent?: true;
  /** The latest of what happens again, where no year was said. */
  isLatest?: true;
  /** The beginning of the ids of what happens again. */
  event?: string;
  /** The day of the month. */
  day?: number;
};

/**
 * What a time is to a window: all of it, its beginning, its end, or what lies before or after; of a life its
 * beginning, but of a price the time itself.
 */
export type Bound = 'at' | 'in' | 'since' | 'from' | 'after' | 'before' | 'until' | 'life';

/** `isSecond`: "and in 2020", which asks for each of two times. */
export type BoundWindow = { kind: 'window'; is: Bound; time: Time; isSecond?: true };

/** A window as it was said. */
export type WindowPart =
  | BoundWindow
  | { kind: 'window'; is: 'range'; first: BoundTime; last: BoundTime; isBoth?: true }
  | { kind: 'window'; is: 'last'; last: number; unit: UnitOfTime }
  | { kind: 'window'; is: 'ago'; last: number; unit: UnitOfTime }
  /** A length that ends with a time, or before it, or begins with it. */
  | { kind: 'window'; is: 'ending' | 'leading' | 'following'; last: number; unit: UnitOfTime; time: Time }
  /** Windows side by side. */
  | { kind: 'window'; is: 'several'; windows: readonly WindowPart[] }
  | { kind: 'window'; is: 'by name'; window: WindowName; isSuperlative?: true };

export const WINDOW_NAMES = ['ytd', '1y', '3m', '1m', '1w', 'all'] as const;
export type WindowName = (typeof WINDOW_NAMES)[number];

/** With what a window begins, and with what it ends. */
export const BEGINS: ReadonlySet<WindowPart['is']> = new Set(['since', 'from', 'after', 'life']);
export const ENDS: ReadonlySet<WindowPart['is']> = new Set(['until', 'before']);

export const isBound = (window: WindowPart): window is BoundWindow =>
  'time' in window && !OF_LENGTHS.has(window.is);

const OF_LENGTHS: ReadonlySet<WindowPart['is']> = new Set(['ending', 'leading', 'following']);

export type BoundTime = { is: Bound; time: Time };

export type SeriesPart = {
  kind: 'series';
  readings: readonly string[];
  ambiguous?: Ambiguous;
  /** Its part of a mixture, in per cent. */
  weight?: number;
};

/** A measure that was said; a weak one by words that also stand beside other measures. */
export type MeasurePart = {
  kind: 'measure';
  measure: Measure;
  isWeak: boolean;
  isFall?: true;
  /** The length of its windows in periods. */
  roll?: number;
};

/** What the classes of words say of a word. */
export type ClassValues = {
  number: number;
  tens: true;
  quarter: number;
  factor: number;
  unit: UnitOfTime | 'decades';
  month: number;
  money: Currency;
  'money sign': true;
  between: true;
  and: true;
  inner: true;
  percent: true;
  /** How often in a year, before a sum and after it. */
  'every …': number;
  '… every': number;
  each: true;
  'of the whole': true;
  now: true;
  'decade mark': true;
  crash: true;
  recovery: true;
  join: true;
  link: true;
  instrument: true;
  /** Of what there are many: "which share". */
  group: Group;
  /** "When" or "if", of what happens whenever something else does. */
  condition: true;
  /** It asks which of many: "which", "top". */
  rank: true;
  gap: true;
  /** A topic about the site, a term of the glossary, and the words that may stand beside them. */
  site: { topic: string; at: string; ofSeries: boolean };
  'beside site': true;
  'beside term': true;
  term: string;
  asks: true;
  /** It asks what something means, and nothing else: words that nobody knows say nothing beside it. */
  means: true;
  past: true;
  /** What is near to a name that such a word stands beside. */
  near: readonly Analysis[];
  /** The beginning of the ids of what happens again. */
  event: string;
  latest: true;
  ordinal: true;
  decade: number;
  next: true;
  'calendar unit': By;
  best: true;
  which: true;
  'how many': true;
  streak: true;
  usual: true;
  present: true;
  habit: true;
  /** The day of what stands before it. */
  'day of': true;
  effect: true;
  bounding: true;
  any: true;
  span: true;
  /** The series that it may be. */
  'length or series': SeriesPart;
} & Record<Beside, true> &
  Record<BesidePart, PartOfYear>;

/** The first and the last month of a part of a year. */
export type PartOfYear = readonly [first: number, last: number];
export type BesidePart = 'part of year …' | '… part of year';

/** A class of words that stand before, or after, what they belong to. */
export type Beside = `${BesideName} …` | `… ${BesideName}`;
export type BesideName =
  Exclude<Bound, 'at'> | 'ago' | 'ending' | 'base' | 'not' | 'age' | 'sign' | OptionWord;

export type WordClass = keyof ClassValues;

/** A word or phrase, with the classes that it is in. */
export type WordPart = { kind: 'word'; word: string; classes: Readonly<Partial<ClassValues>> };

/** What words of a question mean. */
export type Part =
  | WordPart
  | { kind: 'number'; value: number; isDigits: boolean; word: string }
  /** Numbers with factors, added; `factor` is the largest, `least` the last of them. */
  | { kind: 'sum'; value: number; factor: number; least: number }
  /** `every`: how often in a year it is paid; the amount is what that is by the month. */
  | { kind: 'amount'; amount: number; isPlain: boolean; currency?: Currency; every?: number }
  | Time
  /** A time as it stands beside a word that says what it is to a window. */
  | { kind: 'moment'; time: Time; isFall?: true }
  | { kind: 'length'; last: number; unit: UnitOfTime }
  /** The same of several, from the shortest. */
  | { kind: 'lengths'; lengths: readonly number[]; unit: UnitOfTime }
  | { kind: 'times'; times: readonly Time[] }
  | { kind: 'percent'; value: number }
  /** A number of anything: what a price is above, how many times as much. */
  | { kind: 'quantity'; value: number }
  | WindowPart
  | { kind: 'now'; isSecond?: true }
  /** How old somebody is, and that since a birth is meant. */
  | { kind: 'age'; years: number }
  | { kind: 'birth' }
  /** Periods of a calendar, and what of them was said. */
  | { kind: 'calendar'; by: By; is: 'best' | 'which' | 'sign' | 'count' | 'streak' | 'every' }
  /** That something rose or fell in such a period; how often something was so. */
  | { kind: 'sign' | 'odds' }
  /** Windows of one length. */
  | { kind: 'spell'; last: number; unit: UnitOfTime }
  /** A month of no year. */
  | { kind: 'month'; month: number }
  | SeriesPart
  | { kind: 'aspect'; aspect: Aspect }
  | MeasurePart
  | { kind: 'measures'; of: readonly [MeasurePart, MeasurePart] }
  /** `second`: "in rupees and in dollars", which asks for each. */
  | { kind: 'currency'; currency: Currency; second?: Currency }
  /** What an option says; where no measure is said, the one that it is asked of. */
  | { kind: 'option'; terms: OptionTerms; measure?: Measure }
  /** Money itself, or a class of series, which some measures take in the place of a series. */
  | { kind: 'reserved'; reserved: Reserved }
  /** How much of something a price is for, as the names of units say it: "kg". */
  | { kind: 'per'; per: string }
  | { kind: 'dividends'; areOut?: true }
  | { kind: 'real' }
  | { kind: 'refused'; refused: 'advice' | 'forecast' }
  /** Something that is not held, and what we work out for nobody. */
  | { kind: 'absent' | 'undone'; topic?: NearTopic }
  /** Words that ask what is good, with the measures that bear on it. */
  | { kind: 'judgement'; measures: readonly Measure[] }
  /** A place where prices of homes are not held; what no analysis answers; the day of something. */
  | { kind: 'place' | 'unanswered' | 'date' }
  /** What no analysis takes into account: an answer is offered without it. */
  | { kind: 'aside' }
  /** A word that has no place. */
  | { kind: 'unused' };

export type Kind = Part['kind'];
export type PartOf<K extends Kind> = Extract<Part, { kind: K }>;

/** What a piece is that says nothing in a question as a whole. */
export const SAYS_NOTHING: Part = { kind: 'word', word: '', classes: { gap: true } };

/** What a piece is that means something, and has no place in a question as a whole. */
export const HAS_NO_PLACE: Part = { kind: 'unused' };
