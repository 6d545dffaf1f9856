/**
 * A value with its unit, for the rows behind a figure: `4,228.1 USD per troy ounce`, `6.98% per annum`. Rupees are grouped
 * the Indian way. Up to two decimals, four below one.
 */
export function valueText(value: number, unit: string): string {
  const number = value
    .toLocaleString(unit.startsWith('INR') ? 'en-IN' : 'en-US', {
      maximumFractionDigits: Math.abs(value) < 1 ? 4 : 2,
    })
    .replace('-', '−');
  return unit.startsWith('%') ? number + unit : `${number} ${unit}`;
}
