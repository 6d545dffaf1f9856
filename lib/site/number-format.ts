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

/** What a formatter writes of a value, rounded as a decimal number and with a minus sign. */
export function written(value: number, formatter: Intl.NumberFormat): string {
  return formatter.format(decimalText(value)).replace('-', MINUS);
}

/** Formatters by number of decimals; creating one takes a hundred times as long as using it. */
const formattersOf = (locale: 'en-IN' | 'en-US') =>
  [0, 1, 2].map(
    (digits) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        // No minus sign for a value that is rounded to zero.
        signDisplay: 'negative',
      }),
  );
const FORMATTERS = { 'en-IN': formattersOf('en-IN'), 'en-US': formattersOf('en-US') };

const withGrouping = (locale: 'en-IN' | 'en-US', value: number, digits: 0 | 1 | 2) =>
  written(value, FORMATTERS[locale][digits] as Intl.NumberFormat);

/** A number with the sign of its currency, which a minus sign precedes. */
export const signed = (text: string, before: string) =>
  text.startsWith(MINUS) ? `${MINUS}${before}${text.slice(1)}` : `${before}${text}`;

/**
 * How a value is written. `percent` takes a fraction (0.123 is 12.3%), `points` a value already in per
 * cent; rupees use Indian digit groups (1,29,082), all other formats groups of three digits. `-0`, `-1` and
 * `-2` give the decimals.
 */
export const FORMATS = {
  number: (value: number) => withGrouping('en-US', value, 0),
  'number-1': (value: number) => withGrouping('en-US', value, 1),
  'number-2': (value: number) => withGrouping('en-US', value, 2),
  'number-indian': (value: number) => withGrouping('en-IN', value, 0),
  percent: (value: number) => `${withGrouping('en-US', value * 100, 1)}%`,
  'percent-0': (value: number) => `${withGrouping('en-US', value * 100, 0)}%`,
  points: (value: number) => `${withGrouping('en-US', value, 1)}%`,
  'points-2': (value: number) => `${withGrouping('en-US', value, 2)}%`,
  'basis-points': (value: number) => `${withGrouping('en-US', value, 0)} basis points`,
  usd: (value: number) => signed(withGrouping('en-US', value, 0), '$'),
  'usd-2': (value: number) => signed(withGrouping('en-US', value, 2), '$'),
  'usd-billion': (value: number) => signed(`${withGrouping('en-US', value / 1000, 1)} billion`, '$'),
  inr: (value: number) => signed(withGrouping('en-IN', value, 0), '₹'),
  'inr-2': (value: number) => signed(withGrouping('en-IN', value, 2), '₹'),
  'inr-crore': (value: number) => signed(`${withGrouping('en-IN', value, 0)} crore`, '₹'),
  'inr-lakh': (value: number) => signed(`${withGrouping('en-IN', value, 1)} lakh`, '₹'),
  'inr-billion': (value: number) => signed(`${withGrouping('en-IN', value, 1)} billion`, '₹'),
  times: (value: number) => `${withGrouping('en-US', value, 1)} times`,
} as const;

export type Format = keyof typeof FORMATS;

/** Formats of a figure; `period` writes the date of the value, not the value. */
export const FORMAT_NAMES = [...(Object.keys(FORMATS) as Format[]), 'period'] as const;
export type FigureFormat = (typeof FORMAT_NAMES)[number];

export function formatFigure(format: FigureFormat, value: number, period: Period): string {
  return format === 'period' ? formatPeriod(period) : FORMATS[format](value);
}
