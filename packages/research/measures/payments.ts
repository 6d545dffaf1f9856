import type { Definition } from '../figures/figure';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import type { Format } from '../series/number-format';
import { currencyOf } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import type { UnitName } from '../series/units';

/** The format of money in the currency of a series, of which rupees are usual. */
export const moneyOf = (library: Library, ref: SeriesRef) =>
  currencyOf(getSeries(library, ref)) === 'USD' ? 'usd' : 'inr';

/** How what is bought is written, by the unit of its price. */
export const BOUGHT: Partial<Record<UnitName, Format>> = {
  'INR per 10 g': 'grams',
  'USD per 10 g': 'grams',
  'INR per kg': 'kilograms',
  'USD per kg': 'kilograms',
  'INR per troy ounce': 'troy-ounces',
  'USD per troy ounce': 'troy-ounces',
  'INR per barrel': 'barrels',
  'USD per barrel': 'barrels',
  'INR per BTC': 'bitcoin',
  'USD per BTC': 'bitcoin',
  'INR per ETH': 'ether',
  'USD per ETH': 'ether',
  'INR per share': 'shares',
  'USD per share': 'shares',
  'INR per unit': 'units',
  'USD per unit': 'units',
  'INR per USD': 'dollars',
  'INR per square foot': 'square-feet',
};

/** One payment at the start of the window. */
export function paymentDefinition(
  library: Library,
  series: SeriesRef,
  window: Window,
  amount: number,
): Definition {
  return { formula: 'grown-sum', format: moneyOf(library, series), series, ...window, amount, paid: 'once' };
}
