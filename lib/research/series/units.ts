type Currency = 'USD' | 'INR';

export type Unit = {
  /**
   * A price is money for one of something. Rates and shares are in per cent; the spread between two of them
   * is not.
   */
  kind: 'price' | 'money' | 'rate' | 'share' | 'spread' | 'count' | 'index' | 'ratio';
  currency?: Currency;
  /** What a price is for, or how many units of the currency one unit is. */
  per?: string;
  scale?: 'million' | 'billion' | 'crore' | 'lakh';
  /** Digits are grouped as in India: 1,29,082. */
  indian?: true;
  /** The text after the per cent sign. */
  afterSign?: string;
};

const price = (currency: Currency, per: string): Unit => ({
  kind: 'price',
  currency,
  per,
  ...(currency === 'INR' && { indian: true }),
});
const rupees = (scale: Unit['scale']): Unit => ({ kind: 'money', currency: 'INR', scale, indian: true });

/** Every unit of a series, by the name that files and derived series use. */
const TABLE = {
  'USD per troy ounce': price('USD', 'troy ounce'),
  'USD per BTC': price('USD', 'BTC'),
  'USD per share': price('USD', 'share'),
  'INR per USD': price('INR', 'USD'),
  'INR per share': price('INR', 'share'),
  'INR per square foot': price('INR', 'square foot'),
  'INR per 10 g': price('INR', '10 g'),
  'INR per kg': price('INR', 'kg'),
  'USD million': { kind: 'money', currency: 'USD', scale: 'million' },
  'INR billion': rupees('billion'),
  'INR crore': rupees('crore'),
  'INR lakh': rupees('lakh'),
  registrations: { kind: 'count', indian: true },
  crossings: { kind: 'count' },
  '% per annum': { kind: 'rate', afterSign: 'per annum' },
  '% a year': { kind: 'rate', afterSign: 'a year' },
  '%': { kind: 'share', afterSign: '' },
  'basis points': { kind: 'spread' },
  'percentage points': { kind: 'spread' },
  'index points': { kind: 'index' },
  'index 0 to 100': { kind: 'index' },
  'index, start = 100': { kind: 'index' },
  'ratio, first close = 100': { kind: 'ratio' },
  ratio: { kind: 'ratio' },
} satisfies Record<string, Unit>;

export type UnitName = keyof typeof TABLE;

export const UNIT_NAMES = Object.keys(TABLE) as [UnitName, ...UnitName[]];

export const UNITS: Readonly<Record<UnitName, Unit>> = TABLE;

/** Whether values of a unit are in per cent. */
export function isPercent(name: UnitName): boolean {
  return UNITS[name].afterSign !== undefined;
}
