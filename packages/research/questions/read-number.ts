import type { Library } from '../series/library';
import type { Word } from './words-of';
import { vocabulary, type Currency } from './vocabulary';

/** A number that was said: the words it takes, and whether in digits or by a factor such as "lakh". */
export type Said = { count: number; value: number; isDigits: boolean; factor?: number; currency?: Currency };

/** `12`, `twenty five`, `saade teen`, `तीन-तीन`: a number without a factor. */
export function numberAt(library: Library, words: readonly Word[], at: number): Said | undefined {
  const { numbers, quarters } = vocabulary(library);
  const word = words[at]?.word ?? '';
  if (/^-?\d+(\.\d+)?$/.test(word)) return { count: 1, value: Number(word), isDigits: true };
  const more = quarters.get(word);
  const next = words[at + 1]?.word ?? '';
  const following = numbers.get(next);
  if (more !== undefined && following !== undefined) return { count: 2, value: following + more, isDigits: false }; // prettier-ignore
  const value = numbers.get(word);
  if (value === undefined) return undefined;
  const isTens = value >= 20 && value <= 90 && value % 10 === 0 && /^[a-z]+ty$/.test(word);
  if (isTens && following !== undefined && following >= 1 && following <= 9)
    return { count: 2, value: value + following, isDigits: false };
  return { count: next === word ? 2 : 1, value, isDigits: false };
}

/** `₹5,000`, `5k`, `dhai hazaar rupaye`, `1 lakh 20 hazaar`: money, where digits alone may be; also a bare number in digits. */
export function amountAt(library: Library, words: readonly Word[], at: number): Said | undefined {
  const { money } = vocabulary(library);
  const before = money.get(words[at]?.word ?? '');
  const found = sumAt(library, words, before === undefined ? at : at + 1);
  if (!found || (before !== undefined && !found.isDigits && found.factor === undefined)) return undefined;
  const count = found.count + (before === undefined ? 0 : 1);
  const after = money.get(words[at + count]?.word ?? '');
  const currency = before ?? after;
  if (!found.isDigits && found.factor === undefined && currency === undefined) return undefined;
  const isRupees = found.factor !== undefined && found.factor >= 100_000 && found.factor !== 1_000_000;
  const named = currency ?? (isRupees ? 'INR' : undefined);
  return { ...found, count: after !== undefined && before === undefined ? count + 1 : count, ...(named && { currency: named }) }; // prettier-ignore
}

/** Numbers with factors that become smaller, added. */
function sumAt(library: Library, words: readonly Word[], at: number): Said | undefined {
  const { factors, money } = vocabulary(library);
  const factorAt = (i: number) => factors.get(words[i]?.word ?? '');
  let count = 0;
  let value = 0;
  let least: number | undefined;
  for (;;) {
    const number = numberAt(library, words, at + count);
    // "Lakh rupaye" is one.
    const isBare = !number && count === 0 && factorAt(at) !== undefined && money.has(words[at + 1]?.word ?? ''); // prettier-ignore
    const from = at + count + (number?.count ?? 0);
    const factor = number || isBare ? factorAt(from) : undefined;
    if (factor === undefined || (least !== undefined && factor >= least)) {
      if (least === undefined) return number;
      return { count, value: Math.round(value), isDigits: true, factor: largest(library, words, at, count) };
    }
    const times = factorAt(from + 1);
    const isTwice = times !== undefined && times > factor;
    value += (number?.value ?? 1) * factor * (isTwice ? times : 1);
    count = from + (isTwice ? 2 : 1) - at;
    least = factor;
  }
}

const largest = (library: Library, words: readonly Word[], at: number, count: number): number =>
  Math.max(...words.slice(at, at + count).map(({ word }) => vocabulary(library).factors.get(word) ?? 0));
