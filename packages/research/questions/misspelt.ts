import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { letterDistance } from '@/lib/platform/nearest';
import { vocabulary } from './vocabulary';
import type { Word } from './words-of';

/** A word as it is read: misspelt ones as the word that was probably meant. */
export type Read = Word & { isCorrected: boolean };

/**
 * A word that nobody knows, as the one of the vocabulary that differs by a letter, by two from nine letters. Of four
 * letters only vowels may differ, or two letters be swapped, because they resemble many other words.
 */
export function corrected(library: Library, given: Word): Read {
  const { known, phrases, skip } = vocabulary(library);
  const { word, typed } = given;
  const asIs = { ...given, isCorrected: false };
  if (word.length < 4 || known.has(word) || /\d/.test(word) || isFuture(library, word)) return asIs;
  const most = word.length < 9 ? 1 : 2;
  const letters = lettersOf(word);
  const near = candidates(library)
    .filter(
      ({ each, letters: others }) =>
        Math.abs(each.length - word.length) <= most && bitsIn(letters ^ others) <= 2 * most,
    )
    .map(({ each }) => ({ each, distance: letterDistance(word, each) }))
    .filter(({ each, distance }) => distance <= most && (word.length > 4 || isAlike(word, each)))
    // A name with a capital is not a word that says nothing.
    .filter(({ each }) => !skip.has(each) || !/^\p{Lu}\p{Ll}/u.test(typed))
    .sort((a, b) => a.distance - b.distance);
  const [first] = near;
  if (!first) return asIs;
  const nearest = near.filter(({ distance }) => distance === first.distance);
  const meaning = nearest.filter(({ each }) => !skip.has(each) || phrases.has(each));
  const best = meaning.length > 0 ? meaning : nearest;
  // The first letter is seldom the wrong one.
  const sameStart = best.filter(({ each }) => each[0] === word[0]);
  const equals = sameStart.length > 0 ? sameStart : best;
  // Words as near as each other: any could be meant, unless all mean the same.
  const taken = equals[0]?.each ?? word;
  const isOne = equals.every(({ each }) => each === taken || meaning.length === 0 || (phrases.has(each) && phrases.get(each) === phrases.get(taken))); // prettier-ignore
  return isOne ? { typed, word: taken, isCorrected: true } : asIs;
}

/** After a number a word of four letters that nobody knows may be a misspelt unit of time. */
export function unitAfter(library: Library, before: Word | undefined, given: Word): Read | undefined {
  const { known, units, numbers } = vocabulary(library);
  const isNumber = before !== undefined && (/^\d+$/.test(before.word) || numbers.has(before.word));
  if (!isNumber || given.word.length < 4 || given.word.length > 6 || known.has(given.word)) return undefined;
  const near = [...units.keys()].filter((unit) => unit.length >= 4 && letterDistance(given.word, unit) === 1);
  const meant = new Set(near.map((unit) => units.get(unit)));
  return near[0] !== undefined && meant.size === 1
    ? { typed: given.typed, word: near[0], isCorrected: true }
    : undefined;
}

/** Hindi verbs say by their ending that something will be. */
export function isFuture(library: Library, word: string): boolean {
  const { futureEndings, known } = vocabulary(library);
  return !known.has(word) && futureEndings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending)); // prettier-ignore
}

/** The words that one may be a misspelling of. A letter changed makes two others at most, so few distances are computed. */
const candidates = perLibrary((library) =>
  vocabulary(library).meant.map((each) => ({ each, letters: lettersOf(each) })),
);

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** The same first letter, and the same other letters but for vowels or their order. */
function isAlike(a: string, b: string): boolean {
  const consonants = (word: string) => word.replace(/[aeiou]/g, '');
  const isSwapped = a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
  return a[0] === b[0] && (isSwapped || consonants(a) === consonants(b));
}
