export type Currency = 'USD' | 'INR';

export type Unit = {
  /**
   * A price is money for one of something. Rates and shares are in per cent; the spread between two of them
   * is not.
   */
  kind: 'price' | 'money' | 'rate' | 'share' | 'spread' | 'count' | 'index' | 'ratio';
  currency?: Currency;
  /** How many units of the currency one unit is. */
  scale?: 'million' | 'billion' | 'crore' | 'lakh';
  /** Of what is priced, how much a price is of: ten grams. */
  per?: number;
  /** Digits are grouped as in India: 1,29,082. */
  indian?: true;
  /** Values are in per cent. */
  percent?: true;
  /** The whole scale, which an axis shows. */
  range?: readonly [number, number];
};

const dollars: Unit = { kind: 'price', currency: 'USD' };
const rupees: Unit = { kind: 'price', currency: 'INR', indian: true };
const rupeesIn = (scale: Unit['scale']): Unit => ({ kind: 'money', currency: 'INR', scale, indian: true });

/** Every unit of a series, by the name that files and derived series use. */
const TABLE = {
  'USD per troy ounce': dollars,
  'USD per BTC': dollars,
  'USD per ETH': dollars,
  'USD per barrel': dollars,
  'INR per troy ounce': rupees,
  'INR per BTC': rupees,
  'INR per ETH': rupees,
  'INR per barrel': rupees,
  'INR per unit': rupees,
  'USD per unit': dollars,
  'USD per 10 g': { ...dollars, per: 10 },
  'USD per kg': dollars,
  'USD per share': dollars,
  'INR per USD': rupees,
  'INR per share': rupees,
  'INR per square foot': rupees,
  'INR per 10 g': { ...rupees, per: 10 },
  'INR per kg': rupees,
  USD: { kind: 'money', currency: 'USD' },
  INR: { kind: 'money', currency: 'INR', indian: true },
  'USD million': { kind: 'money', currency: 'USD', scale: 'million' },
  'INR billion': rupeesIn('billion'),
  'INR crore': rupeesIn('crore'),
  'INR lakh': rupeesIn('lakh'),
  registrations: { kind: 'count', indian: true },
  number: { kind: 'count' },
  crossings: { kind: 'count' },
  '% per annum': { kind: 'rate', percent: true },
  '% a year': { kind: 'rate', percent: true },
  '%': { kind: 'share', percent: true },
  'basis points': { kind: 'spread' },
  'percentage points': { kind: 'spread' },
  'index points': { kind: 'index' },
  'index 0 to 100': { kind: 'index', range: [0, 100] },
  'index, start = 100': { kind: 'index' },
  'ratio, first close = 100': { kind: 'ratio' },
  ratio: { kind: 'ratio' },
} satisfies Record<string, Unit>;

export type UnitName = keyof typeof TABLE;

export const UNIT_NAMES = Object.keys(TABLE) as [UnitName, ...UnitName[]];

export const UNITS: Readonly<Record<UnitName, Unit>> = TABLE;

/** Whether values of a unit are in per cent. */
export function isPercent(name: UnitName): boolean {
  return UNITS[name].percent === true;
}

/** Whether values of a unit are themselves rates, or the distance of two: they move by changes, not by returns. */
export function isRate(name: UnitName): boolean {
  return UNITS[name].kind === 'rate' || UNITS[name].kind === 'spread';
}
