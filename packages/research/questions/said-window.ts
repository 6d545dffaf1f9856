import type { Library } from '../series/library';
import { spanOf } from '../time/period';
import type { AskedWindow } from '../answers/address';
import { choiceOf } from '../answers/choices';
import type { Measure } from '../measures';
import { AFTER, AGO, BEFORE, isBeside, saysNow, SINCE, UNTIL, WITHIN } from './beside';
import { endOfFallAt } from './fall-at';
import { periodsOf } from './periods-of';
import type { PeriodMeaning } from './read-period';
import type { Part } from './read-words';
import { vocabulary } from './vocabulary';

// The window that a question says, in periods such as those of its series.

/** The length of a rolling window in periods: the length beside the word that says it, or joined to it as in "do saal wala". */
function rolledPart(library: Library, all: readonly Part[]): Part | undefined {
  const parts = all.filter(({ phrase }) => !vocabulary(library).links.has(phrase));
  const isRolling = (part: Part | undefined) => part?.meaning.kind === 'measure' && part.meaning.measure.startsWith('rolling'); // prettier-ignore
  return parts.find(({ meaning }, i) => meaning.kind === 'length' && (isRolling(parts[i - 1]) || isRolling(parts[i + 1]))); // prettier-ignore
}

export function rollIn(library: Library, parts: readonly Part[]): number | undefined {
  const meaning = rolledPart(library, parts)?.meaning;
  if (meaning?.kind !== 'length') return undefined;
  return meaning.unit === 'years' ? 12 * meaning.last : meaning.last;
}

/** The parts that say a window, those that it is taken from first; "worst" and "ever" say one where nothing else does. */
export function windowParts(library: Library, parts: readonly Part[]): Part[] {
  const rolled = rolledPart(library, parts);
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
  library: Library,
  given: readonly Part[],
  measure?: Measure,
  series: readonly string[] = [],
): AskedWindow[] {
  const parts = given.filter(({ meaning, phrase }) => meaning.kind !== 'unused' && !BETWEEN.has(phrase));
  const first = windowIn(library, parts, measure, series);
  if (first === undefined) return [];
  const [said] = windowParts(library, parts);
  if (said?.meaning.kind === 'since' && isBeside(parts, parts.indexOf(said), WITHIN)) {
    const year: PeriodMeaning = { kind: 'period', period: said.meaning.period.slice(0, 4), part: 'year' };
    const { before, from, to } = periodsOf(year, choiceOf(library, series[0] ?? 'usd-inr').from);
    return [first, { from: isOfValues(measure, series) && measure !== 'drawdown' ? from : before, to }];
  }
  const more = moreWindowParts(library, parts);
  const second = more.length === 1 && windowIn(library, parts.filter((part) => more.includes(part)), measure, series); // prettier-ignore
  return second ? [first, second] : [first];
}

/** What may stand between a period and the word that says what it is to a window: "since the start of". */
const BETWEEN = new Set(['the', 'start', 'of', 'month of', 'in the month of']);

/** The parts that say another window than the first. */
export function moreWindowParts(library: Library, parts: readonly Part[]): Part[] {
  const [first, second, ...others] = windowParts(library, parts);
  if (!first || !second) return [];
  const isRange = first.meaning.kind === 'period' && second.meaning.kind === 'period';
  // The same said twice, or a name for a time that is said in figures, too, is no other.
  const isAgain = (part: Part) =>
    isSame(part, first) ||
    (part.meaning.kind === 'since' && isWithin(part.meaning.period, [first, ...(isRange ? [second] : [])]));
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
  library: Library,
  parts: readonly Part[],
  measure?: Measure,
  series: readonly string[] = [],
): AskedWindow | undefined {
  const [first, ...others] = windowParts(library, parts);
  if (!first) return undefined;
  const { meaning } = first;
  if (meaning.kind === 'length') {
    const { last, unit } = meaning;
    const isAgo = measure === 'level' && isBeside(parts, parts.indexOf(first), AGO);
    const { latest } = choiceOf(library, series[0] ?? 'usd-inr');
    const then = isAgo ? periodAgo(latest, last, unit) : undefined;
    if (!then) return { last, unit };
    const { before, to } = periodsOf(then, latest);
    return { from: before, to };
  }
  if (meaning.kind === 'window') return WINDOWS[meaning.window];
  if (meaning.kind !== 'period' && meaning.kind !== 'since') return undefined;
  const isEvent = meaning.kind === 'since';
  const said: PeriodMeaning = isEvent ? { kind: 'period', period: meaning.period, part: 'month' } : meaning;
  const like = choiceOf(library, series[0] ?? 'usd-inr').from;
  const at = parts.indexOf(first);
  const { before, from, to } = periodsOf(said, like);
  // "Gold 2020 vs silver 2020" names one year.
  const second = isEvent ? undefined : others.find((part) => part.meaning.kind === 'period' && !isSame(part, first)); // prettier-ignore
  if (second?.meaning.kind === 'period')
    return rangeIn(library, parts, series, [
      { at, before, from, to },
      { at: parts.indexOf(second), ...periodsOf(second.meaning, like) },
    ]);
  // An address has no window without a beginning: it is the first period that all series have.
  const start = latestOf(series.map((name) => choiceOf(library, name).from));
  const isBefore = saysBefore(parts, at);
  if (isBefore || isBeside(parts, at, UNTIL)) return { from: start, to: isBefore ? before : to };
  // A fall begins at the highest value before it.
  const isFall = measure === 'drawdown';
  if (isFall && (isEvent || isRecovered(parts, at))) {
    const begins = yearEarlier(from);
    const ends = earliestOf(series.flatMap((name) => endOfFallAt(library, name, begins, to) ?? []));
    return ends === undefined ? { from: begins } : { from: begins, to: ends };
  }
  if (isEvent) return { from };
  if (isBeside(parts, at, AFTER)) return { from: to };
  const isPaid = measure === 'sip' || measure === 'lumpsum';
  if ((isPaid && said.part !== 'decade') || isBeside(parts, at, SINCE) || saysNow(parts)) return { from };
  // A period by itself: from the end of the one before where there is one, but of what is no change its own values.
  const isOwn = isPaid || (isOfValues(measure, series) && !isFall);
  const isFirst = startOf(before) < startOf(start);
  const begins = (isOwn || isFirst) && from !== to ? from : before;
  // Of a year that is not over, what there is.
  return isUnfinished(library, series, { from, to }) ? { from: begins } : { from: begins, to };
}

/** What a price was so long before the latest value: a year of a yearly series, else a month. */
function periodAgo(
  latest: string,
  last: number,
  unit: 'years' | 'months' | 'weeks',
): PeriodMeaning | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(latest) ?? [];
  if (year === undefined || unit === 'weeks') return undefined;
  if (month === undefined)
    return unit === 'years'
      ? { kind: 'period', period: String(Number(year) - last), part: 'year' }
      : undefined;
  const months = 12 * Number(year) + Number(month) - 1 - (unit === 'years' ? 12 * last : last);
  const period = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  return { kind: 'period', period, part: 'month' };
}

type Place = { at: number; before: string; from: string; to: string };

/** From the earlier of two periods to the later, by the words beside them; of a year that is not over, what there is. */
function rangeIn(
  library: Library,
  parts: readonly Part[],
  series: readonly string[],
  [one, other]: [Place, Place],
): AskedWindow {
  const [first, last] = startOf(one.from) <= startOf(other.from) ? [one, other] : [other, one];
  const from = isBeside(parts, first.at, AFTER) ? first.to : first.from;
  if (saysBefore(parts, last.at)) return { from, to: last.before };
  return isUnfinished(library, series, last) ? { from } : { from, to: last.to };
}

/** Whether "before" stands beside a period; "2015 se pehle" has a word between. */
const saysBefore = (parts: readonly Part[], at: number): boolean =>
  isBeside(parts, at, BEFORE) || isBeside(parts, at + 1, { before: [], after: BEFORE.after });

const isSame = (one: Part, other: Part): boolean =>
  JSON.stringify(one.meaning) === JSON.stringify(other.meaning);

/** "To recover from 2008", but not "the worst recovery since 2008". */
const isRecovered = (parts: readonly Part[], at: number): boolean =>
  parts.some(({ phrase }) => RECOVERY.has(phrase)) && !isBeside(parts, at, { before: ['since'], after: ['onwards', 'onward'] }); // prettier-ignore

const RECOVERY = new Set(['recover', 'recovered', 'recovery', 'ubra', 'ubarne', 'wapas aane', 'उबरा', 'उबरने', 'रिकवर', 'रिकवरी']); // prettier-ignore
export const CRASH = new Set(['crash', 'crashes', 'crashed', 'crash hua', 'क्रैश']);

const yearEarlier = (period: string) => period.replace(/\d{4}/, (year) => String(Number(year) - 1));

/** Whether values within a window are asked for, not their changes. */
const isOfValues = (measure: Measure | undefined, series: readonly string[]): boolean =>
  measure === 'level' || measure === 'drawdown' || measure === 'ratio' || (measure === 'difference' && series.length > 1); // prettier-ignore

const WINDOWS = {
  ytd: 'year to date',
  '1y': { last: 1, unit: 'years' },
  all: 'all',
} as const satisfies Record<string, AskedWindow>;

/** Whether the latest value of a series lies between the first and the last period, before the last. */
const isUnfinished = (
  library: Library,
  series: readonly string[],
  { from, to }: { from: string; to: string },
): boolean =>
  series
    .map((name) => startOf(choiceOf(library, name).latest))
    .some((latest) => startOf(from) <= latest && latest < startOf(to));

const startOf = (period: string) => spanOf(period)?.start ?? 0;
const inOrder = (periods: readonly string[]) => [...periods].sort((a, b) => startOf(a) - startOf(b));
const latestOf = (periods: readonly string[]) => inOrder(periods).at(-1) ?? '';
const earliestOf = (periods: readonly string[]) => inOrder(periods)[0];

/** "In 2010 and 2020", "in 2010 and now": not from one to the other, but each of them. */
export function asksForTwoTimes(parts: readonly Part[]): boolean {
  const isTime = (part: Part | undefined) => part?.meaning.kind === 'period';
  return parts.some((part, i) => {
    if (!AND.has(part.phrase)) return false;
    const before = parts.slice(0, i).findLast((each) => isTime(each));
    const after = parts.slice(i + 1);
    return (
      before !== undefined && (after.some((each) => isTime(each) && !isSame(each, before)) || saysNow(after))
    );
  });
}

const AND = new Set(['and', 'aur', 'और']);
