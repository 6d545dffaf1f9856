import { letterDistance } from '@/lib/platform/nearest';
import { vocabulary, type Meaning } from './vocabulary';
import { wordsOf, type Word } from './words-of';

/** A part of a question that means something, with the words it was read from. */
export type Part = {
  text: string;
  /** What a misspelt part was read as. */
  corrected?: string;
  meaning: Meaning | Quantity;
};

/**
 * `skipped` words say nothing of their own. A period is a year `2020`, a month `2020-06` or the fiscal year that ends in
 * the year it names, `FY2021`.
 */
type Quantity =
  | { kind: 'length'; last: number; unit: 'years' | 'months' | 'weeks' }
  | { kind: 'period'; period: string; part: 'year' | 'month' | 'fiscal year' }
  | { kind: 'amount'; amount: number; isPlain: boolean }
  | { kind: 'skipped'; joins: boolean }
  | { kind: 'unused' };

/** The parts of a question in its order: the longest phrases of the vocabulary, numbers and periods, and what is neither. */
export function readWords(question: string): Part[] {
  const words = wordsOf(question).map((word, i, all) => unitAfter(all[i - 1], word) ?? corrected(word));
  const parts: Part[] = [];
  for (let i = 0; i < words.length;) {
    const found = phraseAt(words, i) ?? quantityAt(words, i) ?? singleAt(words, i);
    const claimed = words.slice(i, i + found.count);
    parts.push({
      text: claimed.map(({ typed }) => typed).join(' '),
      ...(claimed.some(({ isCorrected }) => isCorrected) && {
        corrected: claimed.map(({ word }) => word).join(' '),
      }),
      meaning: found.meaning,
    });
    i += found.count;
  }
  return parts;
}

type Read = Word & { isCorrected: boolean };
type Found = { count: number; meaning: Part['meaning'] };

/** A word of five letters or more that nobody knows, as the one that differs by a letter, by two from nine letters. */
function corrected(given: Word): Read {
  const { known, meant } = vocabulary();
  const { word } = given;
  if (word.length < 5 || known.has(word) || /\d/.test(word)) return { ...given, isCorrected: false };
  const most = word.length < 9 ? 1 : 2;
  const near = meant
    .map((each) => ({ each, distance: letterDistance(word, each) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  // Two words as near as each other: either could be meant.
  if (!first || first.distance === second?.distance) return { ...given, isCorrected: false };
  return { typed: given.typed, word: first.each, isCorrected: true };
}

/** After a number a word of four letters that nobody knows may be a misspelt unit of time. */
function unitAfter(before: Word | undefined, given: Word): Read | undefined {
  const { known, units } = vocabulary();
  if (!before || !/^\d+$/.test(before.word) || given.word.length !== 4 || known.has(given.word))
    return undefined;
  const near = [...units.keys()].filter((unit) => unit.length >= 4 && letterDistance(given.word, unit) === 1);
  const meant = new Set(near.map((unit) => units.get(unit)));
  return near[0] !== undefined && meant.size === 1
    ? { typed: given.typed, word: near[0], isCorrected: true }
    : undefined;
}

function phraseAt(words: readonly Read[], at: number): Found | undefined {
  const { phrases, longest } = vocabulary();
  for (let count = Math.min(longest, words.length - at); count > 0; count -= 1) {
    const said = words.slice(at, at + count);
    const meaning = phrases.get(said.map(({ word }) => word).join(' '));
    // A refusal is never read from a misspelling.
    if (meaning && !(meaning.kind === 'refused' && said.some(({ isCorrected }) => isCorrected)))
      return { count, meaning };
  }
  return undefined;
}

function quantityAt(words: readonly Read[], at: number): Found | undefined {
  const { units, factors, numbers, months, rupees } = vocabulary();
  const word = (i: number) => words[at + i]?.word ?? '';
  const [, monthly] = /^((?:19|20)\d\d-(?:0[1-9]|1[0-2]))$/.exec(word(0)) ?? [];
  if (monthly) return { count: 1, meaning: { kind: 'period', period: monthly, part: 'month' } };
  const fiscal = fiscalYear(word(0));
  if (fiscal) return { count: 1, meaning: { kind: 'period', period: fiscal, part: 'fiscal year' } };
  const month = months.get(word(0));
  if (month && isYear(word(1)))
    return {
      count: 2,
      meaning: { kind: 'period', period: `${word(1)}-${String(month).padStart(2, '0')}`, part: 'month' },
    };
  const isDigits = /^\d+(\.\d+)?$/.test(word(0));
  const number = isDigits ? Number(word(0)) : numbers.get(word(0));
  if (number === undefined) return undefined;
  const amountOf = (count: number, amount: number, isPlain: boolean): Found => {
    const isNamed = rupees.has(word(count));
    return {
      count: isNamed ? count + 1 : count,
      meaning: { kind: 'amount', amount, isPlain: isPlain && !isNamed },
    };
  };
  const unit = units.get(word(1));
  if (unit && Number.isInteger(number) && number > 0 && number < 1000)
    return { count: 2, meaning: { kind: 'length', last: number, unit } };
  const factor = factors.get(word(1));
  if (factor) return amountOf(2, Math.round(number * factor), false);
  if (isDigits && rupees.has(word(1))) return amountOf(1, number, false);
  if (isYear(word(0))) return { count: 1, meaning: { kind: 'period', period: word(0), part: 'year' } };
  return isDigits ? amountOf(1, number, true) : undefined;
}

/** `FY2021` of `fy21`, `fy 2020-21` and `2020-21`; digits that may be a month are one. */
function fiscalYear(word: string): string | undefined {
  const [, named, first = '', second = first] =
    /^(fy|financial year|fiscal year)?[ ']?(\d{2}|\d{4})(?:[-–/](\d{2}|\d{4}))?$/.exec(word) ?? [];
  const end = Number(second) % 100;
  const isPair = first !== second && (Number(first) + 1) % 100 === end;
  if (named === undefined ? !isPair : first !== second && !isPair) return undefined;
  return `FY${end + (end < 50 ? 2000 : 1900)}`;
}

const isYear = (word: string) => /^(19[5-9]|20\d)\d$/.test(word);

function singleAt(words: readonly Read[], at: number): Found {
  const { skip, joins } = vocabulary();
  const word = words[at]?.word ?? '';
  if (joins.has(word)) return { count: 1, meaning: { kind: 'skipped', joins: true } };
  return { count: 1, meaning: skip.has(word) ? { kind: 'skipped', joins: false } : { kind: 'unused' } };
}
