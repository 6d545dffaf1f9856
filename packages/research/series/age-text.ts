import type { Words } from '../words/words';
import { formatPeriod } from '../time/period';
import type { Age } from './freshness';

/** `Prices to 21 August 2026`; of rates, counts and money "Data to". */
export const dataTo = (words: Words, { to, isOfPrices }: Age): string =>
  words.text(isOfPrices ? 'formats.age.prices-to' : 'formats.age.data-to', { date: formatPeriod(words, to) });

/**
 * Why data end where they do, and when the next value is or was due; null for what appears without a rhythm,
 * or ends where somebody chose.
 */
export const nextValue = (words: Words, { due, isLate }: Age): string | null =>
  due === null
    ? null
    : words.text(`formats.age.${isLate ? 'was-due' : 'due'}`, { due: formatPeriod(words, due) });
