import { spanOf } from '@/lib/web/period';
import type { AskedWindow } from '../address';
import { choiceOf } from '../choices';
import type { Measure } from '../measures';
import { AFTER, BEFORE, isBeside, saysNow, SINCE, UNTIL, WITHIN } from './beside';
import { periodsOf } from './periods-of';
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
  given: readonly Part[],
  measure?: Measure,
  series: readonly string[] = [],
): AskedWindow[] {
  const parts = given.filter(({ meaning, phrase }) => meaning.kind !== 'unused' && !BETWEEN.has(phrase));
  const first = windowIn(parts, measure, series);
  if (first === undefined) return [];
  const [said] = windowParts(parts);
  if (said?.meaning.kind === 'since' && isBeside(parts, parts.indexOf(said), WITHIN)) {
    const year: PeriodMeaning = { kind: 'period', period: said.meaning.period.slice(0, 4), part: 'year' };
    const { before, from, to } = periodsOf(year, choiceOf(series[0] ?? 'usd-inr').from);
    return [first, { from: isOfValues(measure, series) && measure !== 'drawdown' ? from : before, to }];
  }
  const more = moreWindowParts(parts);
  const second = more.length === 1 && windowIn(parts.filter((part) => more.includes(part)), measure, series); // prettier-ignore
  return second ? [first, second] : [first];
}

/** What may stand between a period and the word that says what it is to a window: "since the start of". */
const BETWEEN = new Set(['the', 'start', 'of', 'month of', 'in the month of']);

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
  if (meaning.kind === 'window') return WINDOWS[meaning.window];
  if (meaning.kind !== 'period' && meaning.kind !== 'since') return undefined;
  const isEvent = meaning.kind === 'since';
  const said: PeriodMeaning = isEvent ? { kind: 'period', period: meaning.period, part: 'month' } : meaning;
  const like = choiceOf(series[0] ?? 'usd-inr').from;
  const at = parts.indexOf(first);
  const { before, from, to } = periodsOf(said, like);
  const second = isEvent ? undefined : others.find((part) => part.meaning.kind === 'period');
  if (second?.meaning.kind === 'period') {
    const range = [{ from, to }, periodsOf(second.meaning, like)].sort((a, b) => startOf(a.from) - startOf(b.from)); // prettier-ignore
    return { from: range[0]?.from ?? from, to: range[1]?.to ?? to };
  }
  // An address has no window without a beginning: it is the first period that all series have.
  const start = latestOf(series.map((name) => choiceOf(name).from));
  // "2015 se pehle" has a word between.
  const isBefore = isBeside(parts, at, BEFORE) || isBeside(parts, at + 1, BEFORE);
  if (isBefore || isBeside(parts, at, UNTIL)) return { from: start, to: isBefore ? before : to };
  // A fall begins at the highest value before it.
  const isFall = measure === 'drawdown';
  if (isFall && (isEvent || isRecovered(parts, at))) return { from: yearEarlier(from) };
  if (isEvent) return { from };
  if (isBeside(parts, at, AFTER)) return { from: to };
  const isPaid = measure === 'sip' || measure === 'lumpsum';
  if ((isPaid && said.part !== 'decade') || isBeside(parts, at, SINCE) || saysNow(parts)) return { from };
  // A period by itself: from the end of the one before where there is one, but of what is no change its own values.
  const isOwn = isPaid || (isOfValues(measure, series) && !(isFall && saysCrash(parts)));
  const isFirst = startOf(before) < startOf(start);
  const begins = (isOwn || isFirst) && from !== to ? from : before;
  // Of a year that is not over, what there is.
  return series.some((name) => isWithinPeriod(choiceOf(name).to, from, to))
    ? { from: begins }
    : { from: begins, to };
}

/** "To recover from 2008", but not "the worst recovery since 2008". */
const isRecovered = (parts: readonly Part[], at: number): boolean =>
  parts.some(({ phrase }) => RECOVERY.has(phrase)) && !isBeside(parts, at, { before: ['since'], after: ['onwards', 'onward'] }); // prettier-ignore

/** A crash of a year is the fall from the end of the year before. */
const saysCrash = (parts: readonly Part[]): boolean => parts.some(({ phrase }) => CRASH.has(phrase));

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
const isWithinPeriod = (latest: string, from: string, to: string): boolean =>
  startOf(from) <= startOf(latest) && startOf(latest) < startOf(to);

const startOf = (period: string) => spanOf(period)?.start ?? 0;
const latestOf = (periods: readonly string[]) =>
  [...periods].sort((a, b) => startOf(a) - startOf(b)).at(-1) ?? '';
