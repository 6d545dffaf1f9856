/**
 * A bare value for the rows behind a figure, rupees grouped the Indian way: up to two decimals, four below one. Its unit
 * stands beside it.
 */
export function amountText(value: number, unit: string): string {
  const number = value
    .toLocaleString(unit.startsWith('INR') ? 'en-IN' : 'en-US', {
      maximumFractionDigits: Math.abs(value) < 1 ? 4 : 2,
    })
    .replace('-', '−');
  return unit.startsWith('%') ? `${number}%` : number;
}

/** The unit after an amount: `USD per troy ounce`, and of `% a year` what the sign of the amount does not say. */
export function unitText(unit: string): string {
  return unit.replace(/^% ?/, '');
}

/** An amount with its unit: `4,228.1 USD per troy ounce`, `6.98% per annum`. */
export function valueText(value: number, unit: string): string {
  return `${amountText(value, unit)} ${unitText(unit)}`.trimEnd();
}
