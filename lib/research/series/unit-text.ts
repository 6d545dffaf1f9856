/** Rupees, and what is counted in India. */
const INDIAN = /^(INR|registrations)\b/;

/**
 * A bare value for the rows behind a figure, rupees grouped the Indian way: up to two decimals, four below one. Its unit
 * stands beside it.
 */
export function amountText(value: number, unit: string): string {
  const number = value
    .toLocaleString(INDIAN.test(unit) ? 'en-IN' : 'en-US', { maximumFractionDigits: decimals(value) })
    .replace('-', '−');
  return unit.startsWith('%') ? `${number}%` : number;
}

/** Whether the text of an amount leaves some of its digits out. */
export function isRounded(value: number): boolean {
  return Number(value.toFixed(decimals(value))) !== value;
}

function decimals(value: number): number {
  return Math.abs(value) < 1 ? 4 : 2;
}

/** The unit after an amount: `USD per troy ounce`, and of `% a year` what the sign of the amount does not say. */
export function unitText(unit: string): string {
  return unit.replace(/^% ?/, '');
}

/** An amount with its unit: `4,228.1 USD per troy ounce`, `6.98% per annum`. */
export function valueText(value: number, unit: string): string {
  return `${amountText(value, unit)} ${unitText(unit)}`.trimEnd();
}
