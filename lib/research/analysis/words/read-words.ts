import { letterDistance } from '@/lib/platform/nearest';
import type { AskedWindow } from '../address';
import { vocabulary, type Meaning } from './vocabulary';
import { wordsOf, type Word } from './words-of';

/** A part of a question that means something, with the words it was read from. */
export type Part = { text: string; corrected: boolean; meaning: Meaning | Quantity };

/** `skipped` words say nothing of their own; a `year` is four digits, with a month if one was named. */
type Quantity =
  | { kind: 'length'; last: number; unit: 'years' | 'months' | 'weeks' }
  | { kind: 'period'; period: string; part: 'year' | 'month' }
  | { kind: 'amount'; amount: number; isPlain: boolean }
  | { kind: 'skipped'; joins: boolean }
  | { kind: 'unused' };

export type Length = Exclude<AskedWindow, string | { from: string }>;

/** The parts of a question in its order: the longest phrases of the vocabulary, numbers and periods, and what is neither. */
export function readWords(question: string): Part[] {
  const words = wordsOf(question).map(corrected);
  const parts: Part[] = [];
  for (let i = 0; i < words.length;) {
    const found = phraseAt(words, i) ?? quantityAt(words, i) ?? singleAt(words, i);
    const claimed = words.slice(i, i + found.count);
    parts.push({
      text: claimed.map(({ typed }) => typed).join(' '),
      corrected: claimed.some(({ isCorrected }) => isCorrected),
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
  const { units, factors, numbers, months } = vocabulary();
  const word = (i: number) => words[at + i]?.word ?? '';
  const [, monthly] = /^((?:19|20)\d\d-(?:0[1-9]|1[0-2]))$/.exec(word(0)) ?? [];
  if (monthly) return { count: 1, meaning: { kind: 'period', period: monthly, part: 'month' } };
  const month = months.get(word(0));
  if (month && isYear(word(1)))
    return {
      count: 2,
      meaning: { kind: 'period', period: `${word(1)}-${String(month).padStart(2, '0')}`, part: 'month' },
    };
  const isDigits = /^\d+(\.\d+)?$/.test(word(0));
  const number = isDigits ? Number(word(0)) : numbers.get(word(0));
  if (number === undefined) return undefined;
  const unit = units.get(word(1));
  if (unit && Number.isInteger(number) && number > 0 && number < 1000)
    return { count: 2, meaning: { kind: 'length', last: number, unit } };
  const factor = factors.get(word(1));
  if (factor)
    return { count: 2, meaning: { kind: 'amount', amount: Math.round(number * factor), isPlain: false } };
  if (isYear(word(0))) return { count: 1, meaning: { kind: 'period', period: word(0), part: 'year' } };
  return isDigits ? { count: 1, meaning: { kind: 'amount', amount: number, isPlain: true } } : undefined;
}

const isYear = (word: string) => /^(19[5-9]|20\d)\d$/.test(word);

function singleAt(words: readonly Read[], at: number): Found {
  const { skip, joins } = vocabulary();
  const word = words[at]?.word ?? '';
  if (joins.has(word)) return { count: 1, meaning: { kind: 'skipped', joins: true } };
  return { count: 1, meaning: skip.has(word) ? { kind: 'skipped', joins: false } : { kind: 'unused' } };
}
