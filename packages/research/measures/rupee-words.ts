import { FORMATS, inUnit, numberWriter, withSign } from '../series/number-format';
import type { Words } from '../words/words';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const oneDecimal = numberWriter({ maximumFractionDigits: 1 });
const twoDecimals = numberWriter({ maximumFractionDigits: 2 });

/** Rupees as one says them: `₹50,000`, `₹14.7 lakh`, `₹1 crore`, `₹3.24 crore`. */
export function rupeeWords(words: Words, value: number): string {
  if (value < LAKH - 0.5) return FORMATS.inr(words, value);
  const lakhs = Math.round((10 * value) / LAKH) / 10;
  return lakhs < 100
    ? inUnit(words, 'lakh', withSign(oneDecimal(words, lakhs, 'rupees'), '₹'))
    : inUnit(words, 'crore', withSign(twoDecimals(words, value / CRORE, 'rupees'), '₹'));
}
