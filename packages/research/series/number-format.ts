import { fill } from '@/lib/platform/fill';
import { keptPer, perWords } from '../words/kept';
import type { Words } from '../words/words';
import { formatPeriod, type Period } from '../time/period';

/** The minus sign instead of a hyphen, so that figures align and screen readers say "minus". */
export const MINUS = '−';

/**
 * A number as decimal text, for formatters to round: a formatter that gets the number rounds the binary
 * fraction that stands for it, and writes 7.358 − 7.083 as 0.27. Twelve digits are more than any source
 * gives and fewer than arithmetic on binary fractions gets wrong.
 */
function decimalText(value: number): Intl.StringNumericLiteral {
  // toPrecision writes numbers only; its type says any text.
  return value.toPrecision(12) as Intl.StringNumericLiteral;
}

/** Writes a value as a language does. */
type Write = (words: Words, value: number) => string;

/** How digits are grouped: rupees as in India, dollars by thousands, other numbers by the language. */
export type Grouping = 'rupees' | 'dollars' | 'other';

const localeOf = (words: Words, grouping: Grouping) => {
  if (grouping === 'other') return words.numbers;
  return grouping === 'rupees' ? 'en-IN' : 'en-US';
};

/**
 * A function that writes numbers in Latin digits with these options, rounded as decimal numbers and with a
 * minus sign. Its formatters are cached; creating one takes a hundred times as long as using it.
 */
export function numberWriter(options: Intl.NumberFormatOptions) {
  const formatterOf = perWords(
    (words, grouping: Grouping) =>
      new Intl.NumberFormat(localeOf(words, grouping), { numberingSystem: 'latn', ...options }),
  );
  return (words: Words, value: number, grouping: Grouping = 'other'): string =>
    formatterOf(words, grouping).format(decimalText(value)).replace('-', MINUS);
}

/** Writes numbers with so many decimals; by itself without a minus sign for a value that is rounded to zero. */
export const withDecimals = (digits: number, signDisplay: 'negative' | 'exceptZero' = 'negative') =>
  numberWriter({ minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
const rounded = withDecimals(0);
const oneDecimal = withDecimals(1);
const twoDecimals = withDecimals(2);
/** One decimal, unless it is zero: ₹12 lakh. */
const atMostOneDecimal = numberWriter({ maximumFractionDigits: 1, signDisplay: 'negative' });
const fourDigits = numberWriter({
  minimumSignificantDigits: 4,
  maximumSignificantDigits: 4,
  signDisplay: 'negative',
});
/** How much of something: four digits, of thousands all before the point. */
const quantity: Write = (words, value) =>
  Math.abs(value) < 1000 ? fourDigits(words, value) : rounded(words, value);
const threeDigits = numberWriter({
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
  signDisplay: 'negative',
});

const units = keptPer((words: Words) =>
  words.templates('formats.numbers', [
    'percent',
    'percentage-points',
    'basis-points',
    'lakh',
    'crore',
    'billion',
    'times',
    'grams',
    'kilograms',
    'troy-ounces',
    'barrels',
    'bitcoin',
    'ether',
    'shares',
    'units',
    'dollars',
    'square-feet',
  ]),
);

/** A written number with its unit in words: `2.0 times`. */
export const inUnit = (words: Words, unit: keyof ReturnType<typeof units>, number: string) =>
  fill(units(words)[unit], { number });

/** A number with the sign of its currency, which a minus sign precedes. */
export const withSign = (text: string, before: string) =>
  text.startsWith(MINUS) ? `${MINUS}${before}${text.slice(1)}` : `${before}${text}`;

/**
 * How a value is written. `percent` takes a fraction (0.123 is 12.3%), `points` a value already in per
 * cent. `-0`, `-1` and `-2` give the decimals, `digits-3` three digits however small the value is,
 * `quantity` and the units of what is bought four.
 */
export const FORMATS = {
  number: (words, value) => rounded(words, value),
  'number-1': (words, value) => oneDecimal(words, value),
  'number-2': (words, value) => twoDecimals(words, value),
  'digits-3': (words, value) => threeDigits(words, value),
  'number-indian': (words, value) => rounded(words, value, 'rupees'),
  percent: (words, value) => inUnit(words, 'percent', oneDecimal(words, value * 100)),
  'percent-0': (words, value) => inUnit(words, 'percent', rounded(words, value * 100)),
  points: (words, value) => inUnit(words, 'percent', oneDecimal(words, value)),
  'points-2': (words, value) => inUnit(words, 'percent', twoDecimals(words, value)),
  'percentage-points': (words, value) => inUnit(words, 'percentage-points', oneDecimal(words, value)),
  'basis-points': (words, value) => inUnit(words, 'basis-points', rounded(words, value)),
  usd: (words, value) => withSign(rounded(words, value, 'dollars'), '$'),
  'usd-2': (words, value) => withSign(twoDecimals(words, value, 'dollars'), '$'),
  'usd-billion': (words, value) =>
    inUnit(words, 'billion', withSign(oneDecimal(words, value / 1000, 'dollars'), '$')),
  inr: (words, value) => withSign(rounded(words, value, 'rupees'), '₹'),
  'inr-2': (words, value) => withSign(twoDecimals(words, value, 'rupees'), '₹'),
  'inr-crore': (words, value) => inUnit(words, 'crore', withSign(rounded(words, value, 'rupees'), '₹')),
  'inr-lakh': (words, value) => inUnit(words, 'lakh', withSign(oneDecimal(words, value, 'rupees'), '₹')),
  // Of a sum in rupees, which these write as people say it.
  'inr-in-lakh': (words, value) =>
    inUnit(words, 'lakh', withSign(atMostOneDecimal(words, value / 100_000, 'rupees'), '₹')),
  'inr-billion': (words, value) =>
    inUnit(words, 'billion', withSign(oneDecimal(words, value, 'rupees'), '₹')),
  quantity: (words, value) => quantity(words, value),
  grams: (words, value) => inUnit(words, 'grams', quantity(words, value)),
  kilograms: (words, value) => inUnit(words, 'kilograms', quantity(words, value)),
  'troy-ounces': (words, value) => inUnit(words, 'troy-ounces', quantity(words, value)),
  barrels: (words, value) => inUnit(words, 'barrels', quantity(words, value)),
  bitcoin: (words, value) => inUnit(words, 'bitcoin', quantity(words, value)),
  ether: (words, value) => inUnit(words, 'ether', quantity(words, value)),
  shares: (words, value) => inUnit(words, 'shares', quantity(words, value)),
  units: (words, value) => inUnit(words, 'units', quantity(words, value)),
  dollars: (words, value) => inUnit(words, 'dollars', quantity(words, value)),
  'square-feet': (words, value) => inUnit(words, 'square-feet', quantity(words, value)),
  times: (words, value) => inUnit(words, 'times', oneDecimal(words, value)),
} satisfies Record<string, Write>;

export type Format = keyof typeof FORMATS;

/** Formats of a figure; `period` writes the date of the value, not the value. */
export const FORMAT_NAMES = [...(Object.keys(FORMATS) as Format[]), 'period'] as const;
export type FigureFormat = (typeof FORMAT_NAMES)[number];

export function formatFigure(words: Words, format: FigureFormat, value: number, period: Period): string {
  return format === 'period' ? formatPeriod(words, period) : FORMATS[format](words, value);
}
