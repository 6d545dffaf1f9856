/** A word: letters, figures and vowel signs of any script. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Words that nearly every text has; they would exclude texts that answer a question. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by do does for from has have how i in is it its of on or our that the this to ' +
    'was we were what when where which who why will with you your'
  ).split(' '),
);

/** The form in which words are compared: lower case, without accents. */
export function normalized(word: string): string {
  // Most words; the rest costs ten times as much.
  if (/^[\0-\x7f]*$/.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The words of a text as written, each with its position. */
export const wordsIn = (text: string) => [...text.matchAll(WORD)];

/** The words of a text in the form that is compared, without those that say nothing about it. */
export const searchableWords = (text: string) =>
  wordsIn(text)
    .map(([word]) => normalized(word))
    .filter((word) => word !== '' && !STOP_WORDS.has(word));
