import { spanOf } from '@/lib/web/period';
import type { AskedWindow } from '../address';
import { choiceOf } from '../choices';
import type { Measure } from '../measures';
import type { PeriodMeaning } from './read-period';
import type { Part } from './read-words';
import { vocabulary } from './vocabulary';

// The window that a question says, in periods such as those of its series.

/** The length of a rolling window in periods: the length beside the word that says it, or joined to it as in "do saal wala". */
function rolledPart(all: readonly Part[]): Part | undefined {
  const parts = all.filter(({ phrase }) => !vocabulary().links.has(phrase));
  const isRolling = (part: Part | undefined) => part?.meaning.kind === 'measure' && part.meaning.measure.startsWith('rolling'); // prettier-ignore
  return parts.find(({ meaning }, i) => meaning.kind === 'length' && (isRolling(parts[i - 1]) || isRolling(parts[i + 1]))); // prettier-ignore
}

export function rollIn(parts: readonly Part[]): number | undefined {
  const meaning = rolledPart(parts)?.meaning;
  if (meaning?.kind !== 'length') return undefined;
  return meaning.unit === 'years' ? 12 * meaning.last : meaning.last;
}

/** The parts that say a window, those that it is taken from first; "worst" and "ever" say one where nothing else does. */
export function windowParts(parts: readonly Part[]): Part[] {
  const rolled = rolledPart(parts);
  const of = (is: (meaning: Part['meaning']) => boolean) =>
    parts.filter((part) => part !== rolled && is(part.meaning));
  const said = [
    ...of(({ kind }) => kind === 'period'),
    ...of(({ kind }) => kind === 'since'),
    ...of(({ kind }) => kind === 'length'),
    ...of((meaning) => meaning.kind === 'window' && meaning.window === 'ytd'),
    ...of((meaning) => meaning.kind === 'window' && meaning.window === '1y'),
  ];
  return said.length > 0 ? said : of(({ kind }) => kind === 'window').slice(0, 1);
}

/**
 * The windows that were said: two where one of them could be meant, none where nothing was. "During covid" may be
 * since then, or the year of it.
 */
export function windowsIn(
  parts: readonly Part[],
  measure?: Measure,
  series: readonly string[] = [],
): AskedWindow[] {
  const first = windowIn(parts, measure, series);
  if (first === undefined) return [];
  const [said] = windowParts(parts);
  if (said?.meaning.kind === 'since' && isBeside(parts, parts.indexOf(said), WITHIN)) {
    const year: PeriodMeaning = { kind: 'period', period: said.meaning.period.slice(0, 4), part: 'year' };
    const { before, from, to } = periodsOf(year, choiceOf(series[0] ?? 'usd-inr').from);
    return [first, { from: isOfValues(measure, series) ? from : before, to }];
  }
  const more = moreWindowParts(parts);
  const second = more.length === 1 && windowIn(parts.filter((part) => more.includes(part)), measure, series); // prettier-ignore
  return second ? [first, second] : [first];
}

/** The parts that say another window than the first. */
export function moreWindowParts(parts: readonly Part[]): Part[] {
  const [first, second, ...others] = windowParts(parts);
  if (!first || !second) return [];
  const isRange = first.meaning.kind === 'period' && second.meaning.kind === 'period';
  // The same said twice, or a name for a time that is said in figures, too, is no other.
  const isAgain = ({ meaning }: Part) =>
    JSON.stringify(meaning) === JSON.stringify(first.meaning) ||
    (meaning.kind === 'since' && isWithin(meaning.period, [first, ...(isRange ? [second] : [])]));
  return (isRange ? others : [second, ...others]).filter((part) => !isAgain(part));
}

/** Whether a month is within what the parts say. */
function isWithin(month: string, parts: readonly Part[]): boolean {
  const spans = parts.flatMap(({ meaning }) => (meaning.kind === 'period' ? [periodsOf(meaning, '2000-01')] : [])); // prettier-ignore
  const [from, to] = [spans[0]?.from, spans.at(-1)?.to];
  return from !== undefined && to !== undefined && from <= month && month <= to;
}

/** The window that was said first, in periods such as those of the series. */
function windowIn(
  parts: readonly Part[],
  measure?: Measure,
  series: readonly string[] = [],
): AskedWindow | undefined {
  const [first, ...others] = windowParts(parts);
  if (!first) return undefined;
  const { meaning } = first;
  if (meaning.kind === 'length') return { last: meaning.last, unit: meaning.unit };
  if (meaning.kind === 'since') return { from: meaning.period };
  if (meaning.kind === 'window') return WINDOWS[meaning.window];
  if (meaning.kind !== 'period') return undefined;
  const like = choiceOf(series[0] ?? 'usd-inr').from;
  const at = parts.indexOf(first);
  const { before, from, to } = periodsOf(meaning, like);
  const second = others.find((part) => part.meaning.kind === 'period');
  if (second?.meaning.kind === 'period') {
    const range = [{ from, to }, periodsOf(second.meaning, like)].sort((a, b) => startOf(a.from) - startOf(b.from)); // prettier-ignore
    return { from: range[0]?.from ?? from, to: range[1]?.to ?? to };
  }
  const isPaid = measure === 'sip' || measure === 'lumpsum';
  // An address has no window without a beginning: it is the first period that all series have.
  // "2015 se pehle" has a word between.
  const isBefore = isBeside(parts, at, BEFORE) || isBeside(parts, at + 1, BEFORE);
  if (isBefore || isBeside(parts, at, UNTIL))
    return { from: latestOf(series.map((name) => choiceOf(name).from)), to: isBefore ? before : to };
  if (isPaid || isBeside(parts, at, SINCE) || saysNow(parts)) return { from };
  if (meaning.part === 'month' && !isBeside(parts, at, WITHIN)) return { from };
  // A period by itself: from the end of the one before, but of what is no change its own values.
  return { from: isOfValues(measure, series) && from !== to ? from : before, to };
}

/** Whether values within a window are asked for, not their changes. */
const isOfValues = (measure: Measure | undefined, series: readonly string[]): boolean =>
  measure === 'level' || measure === 'drawdown' || measure === 'ratio' || (measure === 'difference' && series.length > 1); // prettier-ignore

const WINDOWS = {
  ytd: 'year to date',
  '1y': { last: 1, unit: 'years' },
  all: 'all',
} as const satisfies Record<string, AskedWindow>;

const startOf = (period: string) => spanOf(period)?.start ?? 0;
const latestOf = (periods: readonly string[]) =>
  [...periods].sort((a, b) => startOf(a) - startOf(b)).at(-1) ?? '';

/** Whether the latest value is one end: "in 2008 vs now". */
export const saysNow = (parts: readonly Part[]): boolean => parts.some(({ phrase }) => NOW.has(phrase));

type Beside = { before: readonly string[]; after: readonly string[] };
/** The words beside a period at which a window begins, with and before which it ends, and which is all of it. */
const SINCE: Beside = {
  before: ['since', 'from', 'after', 'starting', 'beginning'],
  after: ['se', 'say', 'से', 'onwards', 'onward', 'ke', 'के', 'baad'],
};
const UNTIL: Beside = { before: ['till', 'until', 'upto', 'up to'], after: ['tak', 'तक'] };
const BEFORE: Beside = { before: ['before'], after: ['pehle', 'पहले'] };
const WITHIN: Beside = {
  before: ['in', 'during', 'through', 'throughout'],
  after: ['mein', 'me', 'mei', 'main', 'में', 'ke dauran', 'के दौरान'],
};
/** What makes four digits a year where they could be money. */
export const TIME: Beside = {
  before: [
    ...SINCE.before,
    ...UNTIL.before,
    ...BEFORE.before,
    ...WITHIN.before,
    'between',
    'to',
    'and',
    'se',
  ],
  after: [...SINCE.after, ...UNTIL.after, ...WITHIN.after, 'to', 'till'],
};
const NOW = new Set([
  'now',
  'by now',
  'till now',
  'today',
  'till today',
  'till date',
  'to date',
  'onwards',
  'ab',
  'abhi',
  'aaj',
  'ab tak',
  'aaj tak',
  'अब',
  'आज',
  'अब तक',
  'आज तक',
]);

export function isBeside(parts: readonly Part[], at: number, { before, after }: Beside): boolean {
  const said = (part: Part | undefined, words: readonly string[]) =>
    part !== undefined && words.includes(part.phrase);
  return said(parts[at - 1], before) || said(parts[at + 1], after);
}

/**
 * A period as a series with such periods writes its first and last part, and the one before it. India's fiscal years begin in
 * April; of companies they are periods of their own.
 * @param like a period of the series
 */
function periodsOf(
  { period, part }: PeriodMeaning,
  like: string,
): { before: string; from: string; to: string } {
  if (part === 'month') {
    const [of = 0, month = 0] = period.split('-').map(Number);
    const before = month === 1 ? `${of - 1}-12` : `${of}-${String(month - 1).padStart(2, '0')}`;
    return { before, from: period, to: period };
  }
  const year = Number(period.replace('FY', ''));
  const short = (of: number) => `FY${String(of % 100).padStart(2, '0')}`;
  if (like.startsWith('FY')) return { before: `FY${year - 1}`, from: `FY${year}`, to: `FY${year}` };
  if (/^Q\d FY/.test(like)) return { before: `Q4 ${short(year - 1)}`, from: `Q1 ${short(year)}`, to: `Q4 ${short(year)}` }; // prettier-ignore
  if (/^Q\d \d/.test(like))
    return part === 'year'
      ? { before: `Q4 ${year - 1}`, from: `Q1 ${year}`, to: `Q4 ${year}` }
      : { before: `Q1 ${year - 1}`, from: `Q2 ${year - 1}`, to: `Q1 ${year}` };
  if (part === 'fiscal year') return { before: `${year - 1}-03`, from: `${year - 1}-04`, to: `${year}-03` };
  if (/^\d{4}$/.test(like)) return { before: `${year - 1}`, from: `${year}`, to: `${year}` };
  return { before: `${year - 1}-12`, from: `${year}-01`, to: `${year}-12` };
}

/** The calendar year in which a period begins. */
export const firstYearOf = ({ period, part }: PeriodMeaning): number =>
  part === 'fiscal year' ? Number(period.slice(2)) - 1 : Number(period.slice(0, 4));
