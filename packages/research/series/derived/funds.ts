import { growthLead, type DerivedSeries, type GetSeries } from './derive';

/** The index with dividends that each fund buys its shares from, or nearly. */
const INDEX = {
  'sbi-large-cap': 'nifty-50',
  'icici-large-cap': 'nifty-50',
  'axis-large-cap': 'nifty-50',
  'mirae-large-cap': 'nifty-50',
  'hdfc-flexi-cap': 'nifty-500',
  'parag-parikh-flexi-cap': 'nifty-500',
  'mirae-large-midcap': 'nifty-500',
  'icici-value': 'nifty-500',
  'axis-elss': 'nifty-500',
  'hdfc-mid-cap': 'nifty-midcap-150',
  'kotak-midcap': 'nifty-midcap-150',
} as const;

/** Those that can be held to an index fund for longer than to the index with dividends. */
const LARGE = [
  'sbi-large-cap',
  'icici-large-cap',
  'axis-large-cap',
  'mirae-large-cap',
  'hdfc-flexi-cap',
] as const;

/** By how much a fund was ahead over the five years to each month, a year. */
export const funds: DerivedSeries = Object.fromEntries([
  ...Object.entries(INDEX).map(([fund, index]) => [
    `${fund}-over-index`,
    (get: GetSeries) => growthLead(get, `fund-${fund}`, `${index}-tri-monthly`, 5),
  ]),
  ...LARGE.map((fund) => [
    `${fund}-over-index-fund`,
    (get: GetSeries) => growthLead(get, `fund-${fund}`, 'fund-uti-nifty-50', 5),
  ]),
]);
