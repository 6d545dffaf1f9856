import type { Library } from '../series/library';
import { corrected, isFuture, unitAfter, type Read } from './misspelt';
import { amountAt, numberAt } from './read-number';
import { isYear, periodAt, type PeriodMeaning } from './read-period';
import { vocabulary, type Currency, type Meaning } from './vocabulary';
import { wordsOf } from './words-of';

/** A part of a question that means something, with the words it was read from. */
export type Part = {
  text: string;
  /** Its words as the vocabulary writes them. */
  phrase: string;
  isCorrected: boolean;
  meaning: Meaning | Quantity;
};

type Quantity =
  | PeriodMeaning
  | { kind: 'length'; last: number; unit: 'years' | 'months' | 'weeks' }
  | { kind: 'amount'; amount: number; isPlain: boolean; currency?: Currency }
  | { kind: 'unused' };

/** The parts of a question in its order: the longest phrases of the vocabulary, numbers and periods, and what is neither. */
export function readWords(library: Library, question: string): Part[] {
  const words = wordsOf(question).map(
    (word, i, all) => unitAfter(library, all[i - 1], word) ?? corrected(library, word),
  );
  const parts: Part[] = [];
  for (let i = 0; i < words.length;) {
    const found =
      moneyAt(library, words, i) ??
      phraseAt(library, words, i) ??
      quantityAt(library, words, i) ??
      singleAt(library, words, i);
    const claimed = words.slice(i, i + found.count);
    parts.push({
      text: claimed.map(({ typed }) => typed).join(' '),
      phrase: claimed.map(({ word }) => word).join(' '),
      isCorrected: claimed.some(({ isCorrected }) => isCorrected),
      meaning: found.meaning,
    });
    i += found.count;
  }
  return parts;
}

type Found = { count: number; meaning: Part['meaning'] };

/** "Rs 5000": the word before is no series, as it is in "dollar 10 saal" and "dollar 2013". */
function moneyAt(library: Library, words: readonly Read[], at: number): Found | undefined {
  const { money, units } = vocabulary(library);
  const [sign = '', number = '', next = ''] = words.slice(at, at + 3).map(({ word }) => word);
  const isTime = units.has(next) || (isYear(number) && !/^([₹$]|rs|inr)$/.test(sign));
  return money.has(sign) && !isTime ? amountFrom(library, words, at) : undefined;
}

/** The longest phrase; of three words or more also one with "ka" or "wala" between its words. */
function phraseAt(library: Library, words: readonly Read[], at: number): Found | undefined {
  const { phrases, longest, links } = vocabulary(library);
  for (let count = Math.min(longest + 2, words.length - at); count > 0; count -= 1) {
    const said = words.slice(at, at + count);
    const meaning = phrases.get(said.map(({ word }) => word).join(' ')) ?? linked(said);
    // A refusal is never read from a misspelling.
    const isMisread = said.some(({ isCorrected }) => isCorrected) && meaning?.kind === 'refused';
    if (meaning && !isMisread) return { count, meaning };
  }
  return undefined;

  function linked(said: readonly Read[]): Meaning | undefined {
    const without = said.filter(({ word }, i) => i === 0 || i === said.length - 1 || !links.has(word));
    if (without.length < 3 || without.length === said.length) return undefined;
    const meaning = phrases.get(without.map(({ word }) => word).join(' '));
    return meaning?.kind === 'series' ? meaning : undefined;
  }
}

function quantityAt(library: Library, words: readonly Read[], at: number): Found | undefined {
  return (
    periodAt(library, words, at) ??
    lengthAt(library, words, at) ??
    yearAt(library, words, at) ??
    amountFrom(library, words, at)
  );
}

/** `5 years`, `dedh saal`, `1 year and 6 months`, `a decade`. */
function lengthAt(library: Library, words: readonly Read[], at: number): Found | undefined {
  const { units } = vocabulary(library);
  const word = (i: number) => words[at + i]?.word ?? '';
  const number = numberAt(library, words, at) ?? (units.get(word(0)) === 'decades' ? { count: 0, value: 1 } : undefined); // prettier-ignore
  const unit = number && units.get(word(number.count));
  if (!unit || number.value <= 0 || number.value >= 1000) return undefined;
  const count = number.count + 1;
  const length = (taken: number, last: number, of: 'years' | 'months' | 'weeks'): Found | undefined =>
    Number.isInteger(last) ? { count: taken, meaning: { kind: 'length', last, unit: of } } : undefined;
  if (unit === 'decades') return length(count, 10 * number.value, 'years');
  if (unit !== 'years') return length(count, number.value, unit);
  const from = ['and', 'aur', 'और'].includes(word(count)) ? count + 1 : count;
  const more = numberAt(library, words, at + from);
  if (more && units.get(word(from + more.count)) === 'months')
    return length(from + more.count + 1, 12 * number.value + more.value, 'months');
  return length(count, number.value, 'years') ?? length(count, 12 * number.value, 'months');
}

function yearAt(library: Library, words: readonly Read[], at: number): Found | undefined {
  const { factors, money } = vocabulary(library);
  const period = words[at]?.word ?? '';
  const next = words[at + 1]?.word ?? '';
  if (!isYear(period) || factors.has(next) || money.has(next)) return undefined;
  return { count: 1, meaning: { kind: 'period', period, part: 'year' } };
}

function amountFrom(library: Library, words: readonly Read[], at: number): Found | undefined {
  const said = amountAt(library, words, at);
  if (!said) return undefined;
  const { count, value: amount, factor, currency } = said;
  const isPlain = factor === undefined && currency === undefined;
  return { count, meaning: { kind: 'amount', amount, isPlain, ...(currency && { currency }) } };
}

function singleAt(library: Library, words: readonly Read[], at: number): Found {
  const { skip, joins, months } = vocabulary(library);
  const word = words[at]?.word ?? '';
  if (joins.has(word)) return { count: 1, meaning: { kind: 'skipped', joins: true } };
  if (skip.has(word)) return { count: 1, meaning: { kind: 'skipped', joins: false } };
  if (isFuture(library, word)) return { count: 1, meaning: { kind: 'refused', refused: 'forecast' } };
  return { count: 1, meaning: { kind: months.has(word) ? 'unanswered' : 'unused' } };
}
