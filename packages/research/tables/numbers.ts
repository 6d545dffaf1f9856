import { isMissing } from '../series/written';
import { latinDigits } from './latin-digits';
import { CHOICES, type NumberStyle } from './own-table';

/** A number in groups of thousands, or as in India of hundreds before the last thousand; with a decimal point. */
const POINT = /^(?:\d+|\d{1,3}(?:[, '’]\d{2,3})*[, '’]\d{3})?(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;
/** A number in groups of thousands with a decimal comma. */
const COMMA = /^(?:\d+|\d{1,3}(?:[. ]\d{3})+)?(?:,\d+)?(?:e[+-]?\d{1,3})?$/i;

/** Most cells: nothing has to be taken away. */
const PLAIN = /^\d[\d.,]*$/;
const SIGN_BEFORE = /^(?:us\$|[₹$€£]|rs\.?|inr|usd) ?/i;
const SIGN_AFTER = / ?(?:%|[₹$€£]|\/-|rs\.?|inr|usd)$/i;
const MINUS = /^[-−–]/;

type Written = {
  /** What is left without signs. */
  digits: string;
  isNegative: boolean;
  /** The sign of a currency, or that of per cent. */
  sign: string;
};

/** `null` for a cell without a value. */
function writtenIn(cell: string): Written | null {
  if (PLAIN.test(cell)) return { digits: cell, isNegative: false, sign: '' };
  let rest = latinDigits(cell)
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .trim();
  if (isMissing(rest)) return null;
  let isNegative = false;
  let sign = '';
  const take = (pattern: RegExp): string => {
    const digits = pattern.exec(rest)?.[0] ?? '';
    rest = rest.replace(pattern, '').trim();
    return digits.trim();
  };
  if (rest.startsWith('(') && rest.endsWith(')')) {
    isNegative = true;
    rest = rest.slice(1, -1).trim();
  }
  if (take(MINUS) !== '') isNegative = !isNegative;
  sign = take(SIGN_BEFORE);
  // A minus sign stands before the sign of the currency or after it.
  if (sign !== '' && take(MINUS) !== '') isNegative = !isNegative;
  const after = take(SIGN_AFTER);
  return isMissing(rest)
    ? null
    : { digits: rest.replace(/^\+/, ''), isNegative, sign: nameOf(sign === '' ? after : sign) };
}

/** The same name for the ways of writing a currency. */
function nameOf(sign: string): string {
  const signWord = sign.toLowerCase();
  if (/^(?:₹|rs\.?|inr|\/-)$/.test(signWord)) return '₹';
  return /^(?:\$|us\$|usd)$/.test(signWord) ? '$' : signWord;
}

/** What is larger, or smaller and not zero, is no value of a market: a product of two such may be infinite or zero. */
const LARGEST = 1e18;

export const isWithinReach = (number: number): boolean =>
  number === 0 || (Math.abs(number) <= LARGEST && Math.abs(number) >= 1 / LARGEST);

function numberOf({ digits, isNegative }: Written, style: NumberStyle): number | undefined {
  if (!/^[.,]?\d/.test(digits) || !(style === 'point' ? POINT : COMMA).test(digits)) return undefined;
  const plain =
    style === 'point' ? digits.replace(/[, '’]/g, '') : digits.replace(/[. ]/g, '').replace(',', '.');
  const number = Number(plain);
  if (!isWithinReach(number)) return undefined;
  // Not −0.
  return isNegative && number !== 0 ? -number : number;
}

/** A column of numbers in one style. */
export type Numbers = { style: NumberStyle; values: (number | null)[] };

/** Where a column is no column of numbers. */
export type NotNumbers =
  | { problem: 'not-a-number'; at: number }
  /** Two currencies, or a currency and per cent. */
  | { problem: 'two-signs'; at: number; sign: string; other: string };

/**
 * The styles in which all cells of a column are numbers or missing; both where they differ, and one where both give the
 * same numbers.
 */
export function numbersIn(cells: readonly string[]): Numbers[] | NotNumbers {
  let readings: Numbers[] = CHOICES.numbers.map((style) => ({ style, values: [] }));
  let sign = '';
  for (const [at, cell] of cells.entries()) {
    const numberText = writtenIn(cell);
    if (numberText && numberText.sign !== '' && sign !== '' && numberText.sign !== sign)
      return { problem: 'two-signs', at, sign, other: numberText.sign };
    sign ||= numberText?.sign ?? '';
    for (const { style, values } of readings) {
      const value = numberText === null ? null : numberOf(numberText, style);
      if (value !== undefined) values.push(value);
    }
    if (readings.some(({ values }) => values.length <= at))
      readings = readings.filter(({ values }) => values.length > at);
    if (readings.length === 0) return { problem: 'not-a-number', at };
  }
  const [first, second] = readings;
  return first && second?.values.every((value, i) => value === first.values[i]) ? [first] : readings;
}

/** Whether a cell is a number in some style, or stands for a missing one. */
export const isNumberOrGap = (cell: string): boolean => cell !== '' && Array.isArray(numbersIn([cell]));
