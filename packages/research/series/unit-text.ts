import type { Words } from '../words/words';
import { inUnit, numberWriter, withSign, type Grouping } from './number-format';
import { isPercent, UNIT_NAMES, UNITS, type UnitName } from './units';

const AMOUNTS = {
  2: numberWriter({ maximumFractionDigits: 2 }),
  4: numberWriter({ maximumFractionDigits: 4 }),
};

/**
 * A value without its unit, for the rows behind a figure: rupees in Indian digit groups, two decimals, or
 * four below one.
 */
export function amountText(words: Words, value: number, unit: UnitName): string {
  const number = AMOUNTS[decimals(value)](words, value, groupingOf(unit));
  return isPercent(unit) ? inUnit(words, 'percent', number) : number;
}

/** How the digits of a unit's values are grouped. */
export function groupingOf(unit: UnitName): Grouping {
  if (UNITS[unit].indian) return 'rupees';
  return UNITS[unit].currency === 'USD' ? 'dollars' : 'other';
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
export function unitText(words: Words, unit: UnitName): string {
  return isPercent(unit)
    ? words.text(`formats.amounts.${unit}`, { amount: '' }).trim()
    : unitName(words, unit);
}

/** The unit alone, in words. */
export const unitName = (words: Words, unit: UnitName): string => words.text(`formats.units.${unit}`);

const SIGNS = { USD: '$', INR: '₹' };

/** An amount with its unit: `$4,228.1 per troy ounce`, `₹1,50,000 crore`, `6.98% per annum`. */
export function quantityText(words: Words, value: number, unit: UnitName): string {
  const { currency } = UNITS[unit];
  const number = amountText(words, value, unit);
  return words.text(`formats.amounts.${unit}`, {
    amount: currency ? withSign(number, SIGNS[currency]) : number,
  });
}

/** A written price with what it is for: `₹1,29,082.32 per 10 g`; what is no price is written as it is. */
export function priceText(words: Words, written: string, unit: UnitName): string {
  return UNITS[unit].kind === 'price' ? words.text(`formats.amounts.${unit}`, { amount: written }) : written;
}

/** Writes an amount of every unit. @throws ContentError when content/messages/formats.yaml lacks the words of one */
export function checkUnits(words: Words): void {
  for (const unit of UNIT_NAMES) {
    unitName(words, unit);
    quantityText(words, 1, unit);
  }
}
