import { readOnce } from '@/lib/content/content-source';
import { language } from '@/lib/content/locales';
import { templates } from '@/lib/content/messages';
import { fill } from '@/lib/platform/fill';
import { formatPeriod, type Period } from './period';

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

/** How digits are grouped: rupees as in India, dollars by thousands, other numbers by the language. */
export type Grouping = 'rupees' | 'dollars' | 'other';

const localeOf = (grouping: Grouping) => {
  if (grouping === 'other') return language().numbers;
  return grouping === 'rupees' ? 'en-IN' : 'en-US';
};

/**
 * A function that writes numbers in Latin digits with these options, rounded as decimal numbers and with a
 * minus sign. Its formatters are cached; creating one takes a hundred times as long as using it.
 */
export function numberWriter(options: Intl.NumberFormatOptions) {
  const formatterOf = readOnce(
    (locale: string) => new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options }),
  );
  return (value: number, grouping: Grouping = 'other'): string =>
    formatterOf(localeOf(grouping)).format(decimalText(value)).replace('-', MINUS);
}

const withDecimals = (digits: number) =>
  numberWriter({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // No minus sign for a value that is rounded to zero.
    signDisplay: 'negative',
  });
const rounded = withDecimals(0);
const oneDecimal = withDecimals(1);
const twoDecimals = withDecimals(2);
const fourDigits = numberWriter({
  minimumSignificantDigits: 4,
  maximumSignificantDigits: 4,
  signDisplay: 'negative',
});
/** How much of something: four digits, of thousands all before the point. */
const quantity = (value: number) => (Math.abs(value) < 1000 ? fourDigits(value) : rounded(value));
const threeDigits = numberWriter({
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
  signDisplay: 'negative',
});

const units = readOnce(() =>
  templates('formats.numbers', [
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
export const inUnit = (unit: keyof ReturnType<typeof units>, number: string) =>
  fill(units()[unit], { number });

/** A number with the sign of its currency, which a minus sign precedes. */
export const signed = (text: string, before: string) =>
  text.startsWith(MINUS) ? `${MINUS}${before}${text.slice(1)}` : `${before}${text}`;

/**
 * How a value is written. `percent` takes a fraction (0.123 is 12.3%), `points` a value already in per
 * cent. `-0`, `-1` and `-2` give the decimals, `digits-3` three digits however small the value is,
 * `quantity` and the units of what is bought four.
 */
export const FORMATS = {
  number: (value: number) => rounded(value),
  'number-1': (value: number) => oneDecimal(value),
  'number-2': (value: number) => twoDecimals(value),
  'digits-3': (value: number) => threeDigits(value),
  'number-indian': (value: number) => rounded(value, 'rupees'),
  percent: (value: number) => inUnit('percent', oneDecimal(value * 100)),
  'percent-0': (value: number) => inUnit('percent', rounded(value * 100)),
  points: (value: number) => inUnit('percent', oneDecimal(value)),
  'points-2': (value: number) => inUnit('percent', twoDecimals(value)),
  'percentage-points': (value: number) => inUnit('percentage-points', oneDecimal(value)),
  'basis-points': (value: number) => inUnit('basis-points', rounded(value)),
  usd: (value: number) => signed(rounded(value, 'dollars'), '$'),
  'usd-2': (value: number) => signed(twoDecimals(value, 'dollars'), '$'),
  'usd-billion': (value: number) => inUnit('billion', signed(oneDecimal(value / 1000, 'dollars'), '$')),
  inr: (value: number) => signed(rounded(value, 'rupees'), '₹'),
  'inr-2': (value: number) => signed(twoDecimals(value, 'rupees'), '₹'),
  'inr-crore': (value: number) => inUnit('crore', signed(rounded(value, 'rupees'), '₹')),
  'inr-lakh': (value: number) => inUnit('lakh', signed(oneDecimal(value, 'rupees'), '₹')),
  'inr-billion': (value: number) => inUnit('billion', signed(oneDecimal(value, 'rupees'), '₹')),
  quantity: (value: number) => quantity(value),
  grams: (value: number) => inUnit('grams', quantity(value)),
  kilograms: (value: number) => inUnit('kilograms', quantity(value)),
  'troy-ounces': (value: number) => inUnit('troy-ounces', quantity(value)),
  barrels: (value: number) => inUnit('barrels', quantity(value)),
  bitcoin: (value: number) => inUnit('bitcoin', quantity(value)),
  ether: (value: number) => inUnit('ether', quantity(value)),
  shares: (value: number) => inUnit('shares', quantity(value)),
  units: (value: number) => inUnit('units', quantity(value)),
  dollars: (value: number) => inUnit('dollars', quantity(value)),
  'square-feet': (value: number) => inUnit('square-feet', quantity(value)),
  times: (value: number) => inUnit('times', oneDecimal(value)),
} as const;

export type Format = keyof typeof FORMATS;

/** Formats of a figure; `period` writes the date of the value, not the value. */
export const FORMAT_NAMES = [...(Object.keys(FORMATS) as Format[]), 'period'] as const;
export type FigureFormat = (typeof FORMAT_NAMES)[number];

export function formatFigure(format: FigureFormat, value: number, period: Period): string {
  return format === 'period' ? formatPeriod(period) : FORMATS[format](value);
}
