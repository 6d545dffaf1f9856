const DEVANAGARI = /[०-९]/g;

/** The same text with Latin digits for those of Devanagari. */
export const latinDigits = (text: string): string =>
  text.replace(DEVANAGARI, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
