import type { UNITS, UnitName } from '../series/units';

/** What an analysis may say beside its series and window. */
export type Option = 'amount' | 'in' | 'real' | 'roll';

export type MeasureShape = {
  /** How many series it takes. */
  series: readonly [least: number, most: number];
  /** Whether another order of the series is another question, as for a ratio. */
  isOrdered: boolean;
  options: readonly Option[];
  /** The kinds of units that it can be worked out for; see units.ts. */
  kinds: readonly (typeof UNITS)[UnitName]['kind'][];
};

const PRICES = ['price', 'index', 'ratio'] as const;
const AMOUNTS = ['money', 'count', 'share'] as const;
const RATES = ['rate', 'spread'] as const;
const ALL = [...PRICES, ...AMOUNTS, ...RATES] as const;

/** Every measure that can be asked for, by its name in an address. */
const TABLE = {
  growth: { series: [1, 3], isOrdered: true, options: ['in', 'real'], kinds: [...PRICES, ...AMOUNTS] },
  volatility: { series: [1, 3], isOrdered: false, options: ['in', 'real'], kinds: PRICES },
  drawdown: { series: [1, 3], isOrdered: false, options: ['in', 'real'], kinds: PRICES },
  correlation: { series: [2, 2], isOrdered: false, options: ['in'], kinds: [...PRICES, ...RATES] },
  beta: { series: [2, 2], isOrdered: true, options: ['in'], kinds: PRICES },
  ratio: { series: [2, 2], isOrdered: true, options: ['in'], kinds: PRICES },
  compare: { series: [2, 3], isOrdered: true, options: ['in', 'real'], kinds: [...PRICES, ...AMOUNTS] },
  level: { series: [1, 1], isOrdered: true, options: ['in', 'real'], kinds: ALL },
  difference: { series: [1, 2], isOrdered: true, options: [], kinds: RATES },
  sip: { series: [1, 1], isOrdered: true, options: ['amount', 'in'], kinds: PRICES },
  lumpsum: { series: [1, 1], isOrdered: true, options: ['amount', 'in', 'real'], kinds: PRICES },
  'rolling-growth': { series: [1, 1], isOrdered: true, options: ['in', 'real', 'roll'], kinds: PRICES },
  'rolling-volatility': { series: [1, 1], isOrdered: true, options: ['in', 'roll'], kinds: PRICES },
  'rolling-correlation': { series: [2, 2], isOrdered: false, options: ['in', 'roll'], kinds: PRICES },
} satisfies Record<string, MeasureShape>;

export type Measure = keyof typeof TABLE;

export const MEASURE_NAMES = Object.keys(TABLE) as Measure[];

export const MEASURES: Readonly<Record<Measure, MeasureShape>> = TABLE;

/** Of an option that an address does not name: rupees for one payment and for each month, and months of a rolling window. */
export const DEFAULTS = { lumpsum: 100_000, sip: 5_000, roll: 36 } as const;
