/** Longer questions are cut: 400 characters and 80 words. */
const LONGEST = 400;
const MOST_WORDS = 80;

/** What is read as one word. */
const WORDS = [
  // A fiscal year with its "FY".
  String.raw`(?:fy|financial year|fiscal year)[ ']?\d{2,4}(?:[-–/]\d{2,4})?(?!\d)`,
  // A month or a fiscal year in digits.
  String.raw`\d{4}-\d{2}(?!\d)`,
  // A number below zero that is no year.
  String.raw`(?<=^|[\s₹$])-(?!(?:19|20)\d\d(?!\d))\d{3,}`,
  String.raw`\d+(?:\.\d+)?`,
  String.raw`[₹$%]`,
  String.raw`[\p{L}\p{M}\d]+`,
];
const WORD = new RegExp(WORDS.join('|'), 'giu');

/** Signs that are read as a word, as the vocabulary has it. */
const SIGNS: Readonly<Record<string, string>> = { '%': 'percent' };

/** Devanagari digits as Latin ones. */
export const withLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** A word of a question: as typed, and as the vocabulary writes it. */
export type Word = { typed: string; word: string };

/**
 * The words of a question in small letters, without the marks that only colour a letter, with Latin digits.
 * Words of the vocabulary are read by this, too, so that both are written alike.
 */
export function wordsOf(question: string): Word[] {
  const plain = question
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .normalize('NFKC');
  const clean = withLatinDigits(plain)
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\u2212/g, '-')
    .replace(/(^|\s)-([₹$])/g, '$1$2-')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/(\p{L})['’]s\b/giu, '$1')
    .replace(/(\p{L})\1{2,}/giu, '$1$1');
  const wordTexts = clean.match(WORD) ?? [];
  return wordTexts
    .slice(0, MOST_WORDS)
    .map((each) => ({ typed: each, word: SIGNS[each] ?? each.toLowerCase() }));
}

/** A phrase as the vocabulary is looked up by it. */
export const phraseOf = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');
