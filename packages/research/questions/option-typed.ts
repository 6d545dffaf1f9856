import type { Option } from '../measures/measure';
import type { Library } from '../series/library';
import { isPeriod } from '../time/period';
import type { Kind, PartOf } from './part';
import { partsOf } from './parser';
import { tokensOf } from './spelling';
import { wordsOf } from './words-of';

/**
 * What somebody typed into the field of an option, as an address has it after the name of the option;
 * undefined where it cannot be read.
 */
export const optionTyped = (library: Library, name: Option, typed: string): string | undefined =>
  (READERS[name] ?? asTyped)(library, typed);

type Reader = (library: Library, typed: string) => string | undefined;

/** `₹5,000`, `2000`, `10 lakh`, `1 crore`, `दस लाख`. */
const sum: Reader = (library, typed) => {
  const digits = withoutSigns(typed);
  // Words would read it as a year.
  if (/^\d+$/.test(digits)) return digits;
  const whole = wholePart(library, typed, 'amount') ?? wholePart(library, typed, 'sum');
  const value = whole && ('amount' in whole ? whole.amount : whole.value);
  return value === undefined ? undefined : String(value);
};

/** A number without the signs that people write in it. */
const withoutSigns = (typed: string): string => typed.replace(/[,\s₹$%]/g, '').replace('\u2212', '-');

/** `-2.5`, `27,000` or a sum. */
const level: Reader = (library, typed) => {
  const digits = withoutSigns(typed);
  return /^-?\d+(\.\d+)?$/.test(digits) ? digits : sum(library, typed);
};

/** The only number in `10%`, `3 times`, `the year 2020`; none in `5 lakh`, `-1` and `1e9`. */
const number: Reader = (library, typed) => {
  const [only, ...more] = numbersIn(typed);
  const isOther =
    /[-−]\s*\p{Nd}|\p{Nd}e\p{Nd}/iu.test(typed) || wholePart(library, typed, 'amount') !== undefined;
  return more.length > 0 || (isOther && !/^\p{Nd}+\s*%?$/u.test(typed)) ? undefined : only;
};

/** `60, 40`, `60/40`, `60% and 40%`. */
const numbers: Reader = (_library, typed) => numbersIn(typed.replaceAll(',', ' ')).join('-') || undefined;

const numbersIn = (typed: string): string[] =>
  wordsOf(typed.replaceAll('-', ' ')).flatMap(({ word }) => (/^\d/.test(word) ? [word] : []));

/** `2020-03`, `FY2021`, `March 2020`, `2016`. */
export const periodTyped: Reader = (library, typed) => {
  const name = typed.replace(/^([QH]\d)-/, '$1 ');
  return isPeriod(name) ? name : wholePart(library, typed, 'time')?.period;
};

const asTyped: Reader = (_library, typed) => typed;

/** Of other options the form has the choices. */
const READERS: Readonly<Partial<Record<Option, Reader>>> = {
  amount: sum,
  each: sum,
  target: sum,
  step: number,
  times: number,
  deeper: number,
  roll: number,
  without: number,
  mix: numbers,
  until: periodTyped,
  above: level,
  below: level,
};

/** The part of a question that all words of a text make. */
function wholePart<K extends Kind>(library: Library, text: string, kind: K): PartOf<K> | undefined {
  const tokens = tokensOf(library, text);
  const isOfKind = (part: { kind: Kind }): part is PartOf<K> => part.kind === kind;
  for (const { start, part } of partsOf(library, tokens)[tokens.length] ?? [])
    if (start === 0 && isOfKind(part)) return part;
  return undefined;
}
