import { signed, written } from '@/lib/site/number-format';
import { isPercent, UNITS, type UnitName } from './units';

const amountsIn = (locale: string) => ({
  2: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  4: new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }),
});
const AMOUNTS = { 'en-IN': amountsIn('en-IN'), 'en-US': amountsIn('en-US') };

/**
 * A value without its unit, for the rows behind a figure: rupees in Indian digit groups, two decimals, or
 * four below one.
 */
export function amountText(value: number, unit: UnitName): string {
  const locale = UNITS[unit].indian ? 'en-IN' : 'en-US';
  const number = written(value, AMOUNTS[locale][decimals(value)]);
  return isPercent(unit) ? `${number}%` : number;
}

/** Whether the text of an amount omits some of its digits. */
export function isRounded(value: number): boolean {
  return Number(value.toFixed(decimals(value))) !== value;
}

function decimals(value: number): 2 | 4 {
  return Math.abs(value) < 1 ? 4 : 2;
}

/**
 * The unit as written after an amount: `USD per troy ounce`. For `% a year` only the part that the amount's
 * own sign does not contain.
 */
export function unitText(unit: UnitName): string {
  return UNITS[unit].afterSign ?? unit;
}

const SIGNS = { USD: '$', INR: '₹' };

/** An amount with its unit: `$4,228.1 per troy ounce`, `₹1,50,000 crore`, `6.98% per annum`. */
export function valueText(value: number, unit: UnitName): string {
  const { currency, scale, per } = UNITS[unit];
  const text = amountText(value, unit);
  if (!currency) return `${text} ${unitText(unit)}`.trimEnd();
  return [signed(text, SIGNS[currency]), scale, per && `per ${per}`].filter(Boolean).join(' ');
}
