import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { currencyOf } from '../series/series';
import { isRate, UNITS } from '../series/units';
import type { Currency, Meaning } from './vocabulary';
import { vocabulary } from './vocabulary';
import type { Ambiguous, Aspect } from './vocabulary-files';
import { choiceOf } from '../answers/choices';
import type { Measure } from '../measures';
import type { Part } from './read-words';

/** A series that was named, with the index of the part that names it. */
export type Named = { text: string; at: number; readings: readonly string[]; ambiguous?: Ambiguous };

/** The parts with what their neighbours make of them: "dollar" in "gold and in dollars", the revenue of a share that is named. */
export function withSeries(library: Library, given: readonly Part[]): Part[] {
  const parts = given.map((part, i): Part => {
    if (isLength(given, i)) return { ...part, meaning: { kind: 'length', last: 10, unit: 'years' } };
    const before = given[i - 1]?.meaning;
    const isJoined = before?.kind === 'skipped' && before.joins;
    const isDollar = part.meaning.kind === 'currency' && part.meaning.currency === 'USD' && isJoined;
    return isDollar ? { ...part, meaning: { kind: 'series', readings: ['usd-inr'] } } : part;
  });
  const aspects = parts.flatMap(({ meaning }) => (meaning.kind === 'aspect' ? [meaning.aspect] : []));
  if (aspects.length === 0) return parts;
  const names = parts.flatMap(({ meaning }) =>
    meaning.kind === 'series' ? [meaning.readings[0] ?? ''] : [],
  );
  return parts.map((part): Part => {
    const { meaning } = part;
    if (meaning.kind === 'aspect')
      return { ...part, meaning: meantBy(library, part.phrase, meaning.aspect, names) };
    if (meaning.kind !== 'series') return part;
    const name = meaning.readings[0] ?? '';
    const narrowed = aspects.flatMap(({ of }) => (of[name] ? [of[name]] : []));
    const readings = narrowed.find((each) => each.join() !== name) ?? narrowed[0];
    return readings && readings.length > 0 ? { ...part, meaning: seriesOf(readings) } : part;
  });
}

/** "10 year" is a bond by itself and where it is compared, but a length in "gold 10 year return". */
function isLength(parts: readonly Part[], at: number): boolean {
  if (parts[at]?.phrase !== '10 year') return false;
  const isOther = (part: Part | undefined) => part?.meaning.kind === 'series' && !part.meaning.readings.some((name) => name.endsWith('-10y')); // prettier-ignore
  const isCompared = (part: Part | undefined) =>
    part !== undefined &&
    ((part.meaning.kind === 'skipped' && part.meaning.joins) ||
      (part.meaning.kind === 'measure' && ['compare', 'difference'].includes(part.meaning.measure)) ||
      ['with', 'against', 'than', 'to'].includes(part.phrase));
  const beside = [parts[at - 1], parts[at + 1]];
  return beside.some(isOther) || (parts.some(isOther) && !beside.some(isCompared));
}

/** What is said by the words of an aspect beside series of these names. */
function meantBy(library: Library, phrase: string, aspect: Aspect, names: readonly string[]): Meaning {
  const { of, otherwise } = aspect;
  const held = names.flatMap((name) => (of[name] ? [of[name]] : []));
  const isSkipped = vocabulary(library).skip.has(phrase);
  if (held.some((readings) => readings.length === 0)) return { kind: isSkipped ? 'unanswered' : 'absent' };
  if (held.length > 0) return { kind: 'aspect', aspect };
  if (!otherwise && isSkipped) return { kind: 'skipped', joins: false };
  return otherwise ? { kind: 'measure', measure: otherwise, isWeak: true } : { kind: 'unanswered' };
}

function seriesOf(readings: readonly string[]): Meaning {
  if (readings.length === 1) return { kind: 'series', readings };
  return { kind: 'series', readings, ambiguous: { words: [], readings: [...readings] } };
}

/** The series that were named, each once. */
export function namedIn(library: Library, parts: readonly Part[]): Named[] {
  const named = new Map<string, Named>();
  for (const [at, { text, meaning }] of parts.entries())
    if (meaning.kind === 'series' && !named.has(meaning.readings.join()) && !isSettled(parts, at))
      named.set(meaning.readings.join(), { text, at, ...meaning });
  const { general } = vocabulary(library);
  const names = new Set([...named.values()].map(({ readings }) => readings[0]));
  const saysLess = ({ readings: [name = ''] }: Named) => general[name]?.some((other) => names.has(other));
  return [...named.values()].filter((each) => !saysLess(each));
}

/** Of "india 10 year bond yield" the first words settle what the others, of several meanings, mean. */
function isSettled(parts: readonly Part[], at: number): boolean {
  const meaning = parts[at]?.meaning;
  if (meaning?.kind !== 'series' || !meaning.ambiguous) return false;
  const { readings, ambiguous } = meaning;
  if (ambiguous.alone)
    return parts.some(({ meaning: other }) => other.kind === 'series' && !other.ambiguous?.alone);
  return [parts[at - 1]?.meaning, parts[at + 1]?.meaning].some(
    (beside) => beside?.kind === 'series' && !beside.ambiguous && readings.includes(beside.readings[0] ?? ''),
  );
}

/**
 * The series that a ratio divides by or a beta depends on, by its words: "how many barrels of", "ke mukable". Words that say
 * nothing may stand between.
 */
export function isBase(library: Library, parts: readonly Part[], { at }: Named): boolean {
  const { base } = vocabulary(library);
  const after = parts.slice(at + 1).find(({ phrase }) => !vocabulary(library).links.has(phrase));
  if (after && base.after.has(after.phrase)) return true;
  for (let i = at - 1; i >= 0; i -= 1) {
    const part = parts[i];
    if (part && base.before.has(part.phrase)) return true;
    if (part?.meaning.kind !== 'skipped' && part?.meaning.kind !== 'per') return false;
  }
  return false;
}

/** A price of something, or a rate, of which the change is a difference. */
export const kindOf = (library: Library, name: string): 'rate' | 'price' =>
  isRate(getSeries(library, name).unit) ? 'rate' : 'price';

/** How often what is asked for must have values. */
export type Often = {
  /** Whether the reader is to choose. */
  isOpen: boolean;
  isMonthly: boolean;
  /** Whether months are named. */
  isOfMonths: boolean;
  /** The first year that is named; values by month may go further back. */
  firstYear: number;
};

/** The series that stand for those named, by currency and by how often they have values: one list, or two to choose from. */
export function takenSeries(
  library: Library,
  list: readonly string[],
  measure: Measure,
  currency: Currency | undefined,
  { isOpen, isMonthly, isOfMonths, firstYear }: Often,
): string[][] {
  const { dollars, months, days, ofMonths } = vocabulary(library).instead;
  const isMetal = (name: string) => dollars[name] !== undefined;
  const isBefore = (name: string) => firstYear < Number(choiceOf(library, name).from.slice(0, 4));
  const inDollars = (names: readonly string[]) => names.map((name) => dollars[name] ?? name);
  const isDaily = list.some((name) => getSeries(library, name).frequency === 'daily');
  const names = list
    .map((name) => (isDaily ? (days[name] ?? name) : name))
    .map((name) => (isOfMonths ? (ofMonths[name] ?? name) : name))
    .map((name) => (isMonthly || (list.length > 1 && !isOpen) || isBefore(name) ? (months[name] ?? name) : name)); // prettier-ignore
  if (!names.some(isMetal)) return [names];
  if (names.includes('usd-inr') && names.length > 1)
    return currency === 'USD' ? [inDollars(names)] : [inDollars(names), names];
  const isBesideDollars = names.some(
    (name) => !isMetal(name) && UNITS[getSeries(library, name).unit].kind === 'price' && getSeries(library, name).unit.startsWith('USD'), // prettier-ignore
  );
  // A ratio has both of its series in one currency.
  const isRatioOfDollars = measure === 'ratio' && !names.some((name) => !isMetal(name) && currencyOf(getSeries(library, name)) === 'INR'); // prettier-ignore
  return [currency === 'USD' || isRatioOfDollars || isBesideDollars ? inDollars(names) : names];
}
