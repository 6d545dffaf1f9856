import type { Words } from '../words/words';
import { formatPeriod } from '../time/period';
import type { Age } from './freshness';

/** `Data to 21 August 2026, 94 days ago`. */
export const dataAge = (words: Words, age: Age): string => ageWords(words, age, 'data-to');

/** The same beside the words "Data to". */
export const dateAndAge = (words: Words, age: Age): string => ageWords(words, age, 'date');

const ageWords = (words: Words, { to, days }: Age, form: 'data-to' | 'date'): string =>
  words.text(`formats.age.${form}`, { date: formatPeriod(words, to), days: Math.max(days ?? -1, -1) });

/**
 * Why data end where they do, and when the next value is or was due; null for what appears without a rhythm,
 * or ends where somebody chose.
 */
export const nextValue = (words: Words, { due, isLate }: Age): string | null =>
  due === null
    ? null
    : words.text(`formats.age.${isLate ? 'was-due' : 'due'}`, { due: formatPeriod(words, due) });
