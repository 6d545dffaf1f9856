import { perLibrary } from '../series/per-library';
import type { Library } from '../series/library';
import { letterDistance } from '@/lib/platform/nearest';
import { vocabulary } from './vocabulary';
import { withoutJoints } from './joined-words';
import { wordsOf, type Word } from './words-of';

/** A word as it is read: misspelt ones as the word that was probably meant. */
export type Token = Word & { isCorrected: boolean };

/** The words of a question as they are read. */
export const tokensOf = (library: Library, question: string): Token[] =>
  withNames(library, withoutJoints(library, wordsOf(question))).map(
    (word, i, all) => unitAfter(library, all[i - 1], word) ?? corrected(library, word),
  );

/** "IT" is a name where not all is written in capitals. */
function withNames(library: Library, words: readonly Word[]): readonly Word[] {
  const { capitals, entries, beginnings } = vocabulary(library);
  const isOfCapitals = words.every(({ typed }) => typed === typed.toUpperCase());
  if (isOfCapitals) return words;
  const areOne = (first?: Word, second?: Word) => {
    const phrase = `${first?.word} ${second?.word}`;
    return entries.has(phrase) || beginnings.has(phrase);
  };
  return words.map((word, i) => {
    const name = capitals[word.typed];
    const isAlone = !areOne(words[i - 1], word) && !areOne(word, words[i + 1]);
    return name !== undefined && isAlone ? { ...word, word: name } : word;
  });
}

/**
 * A word that nobody knows, as the one of the vocabulary that differs by a letter, by two from nine letters. Of four
 * letters only vowels may differ, or two letters be swapped, because they resemble many other words.
 */
function corrected(library: Library, given: Word): Token {
  const { known } = vocabulary(library);
  const { word, typed } = given;
  const asIs = { ...given, isCorrected: false };
  if (word.length < 4 || known.has(word) || /\d/.test(word) || isFuture(library, word)) return asIs;
  const correction = meantBy(library, word, /^\p{Lu}\p{Ll}/u.test(typed));
  return correction === undefined ? asIs : { typed, word: correction, isCorrected: true };
}

/** @param isName a name with a capital is not a word that says nothing */
function meantBy(library: Library, word: string, isName: boolean): string | undefined {
  const { entries } = vocabulary(library);
  const saysNothing = (each: string) => entries.get(each)?.classes.gap === true;
  const near = nearestTo(library, word).filter((each) => !isName || !saysNothing(each.word));
  const equals = near.filter(({ distance }) => distance === near[0]?.distance).map((each) => each.word);
  const meaning = equals.filter((each) => !saysNothing(each) || entries.get(each)?.meaning);
  const best = meaning.length > 0 ? meaning : equals;
  // The first letter is seldom the wrong one.
  const sameStart = best.filter((each) => each[0] === word[0]);
  const [first, ...moreWords] = sameStart.length > 0 ? sameStart : best;
  if (first === undefined) return undefined;
  // Words as near as each other: any could be meant, unless all mean the same.
  const meaningOfFirst = entries.get(first)?.meaning;
  const isOne =
    meaning.length === 0 ||
    moreWords.every((each) => meaningOfFirst && entries.get(each)?.meaning === meaningOfFirst);
  return isOne ? first : undefined;
}

/** Words that differ by few letters, the nearest first. */
function nearestTo(library: Library, word: string): { word: string; distance: number }[] {
  const most = word.length < 9 ? 1 : 2;
  const letters = lettersOf(word);
  return candidates(library)
    .filter(
      (each) =>
        Math.abs(each.word.length - word.length) <= most && bitsIn(letters ^ each.letters) <= 2 * most,
    )
    .map((each) => ({ word: each.word, distance: letterDistance(word, each.word) }))
    .filter((each) => each.distance <= most && (word.length > 4 || isAlike(word, each.word)))
    .sort((a, b) => a.distance - b.distance);
}

/** After a number a word of four letters that nobody knows may be a misspelt unit of time. */
function unitAfter(library: Library, before: Word | undefined, given: Word): Token | undefined {
  const { known, entries } = vocabulary(library);
  const isNumber =
    before && (/^\d+$/.test(before.word) || entries.get(before.word)?.classes.number !== undefined);
  if (
    !isNumber ||
    /\d/.test(given.word) ||
    given.word.length < 4 ||
    given.word.length > 6 ||
    known.has(given.word)
  )
    return undefined;
  const near = units(library).filter(({ word }) => letterDistance(given.word, word) === 1);
  const nearUnits = new Set(near.map(({ unit }) => unit));
  return near[0] && nearUnits.size === 1
    ? { typed: given.typed, word: near[0].word, isCorrected: true }
    : undefined;
}

const units = perLibrary((library) =>
  [...vocabulary(library).entries].flatMap(
    ([
      word,
      {
        classes: { unit },
      },
    ]) => (unit && word.length >= 4 ? [{ word, unit }] : []),
  ),
);

/** Hindi verbs say by their ending that something will be. */
export function isFuture(library: Library, word: string): boolean {
  const { futureEndings, known } = vocabulary(library);
  return (
    !known.has(word) &&
    futureEndings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending))
  );
}

/**
 * The words that one may be a misspelling of. A letter changed makes two others at most, so few distances
 * are computed.
 */
const candidates = perLibrary((library) =>
  vocabulary(library).meant.map((word) => ({ word, letters: lettersOf(word) })),
);

function bitsIn(bits: number): number {
  let count = 0;
  for (let bitsLeft = bits; bitsLeft !== 0; bitsLeft &= bitsLeft - 1) count += 1;
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
