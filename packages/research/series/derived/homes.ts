import { leastSure, type Series } from '../series';
import { quarterEndedBy } from '../made-of';
import { atQuarterEnds, growthLead, growthOver, type DerivedSeries } from './derive';

/** So many quarters are a window of ten years. */
const TEN_YEARS = 40;
/** What a home cost ten years before, in rupees. */
const PRICE = 1_000_000;

/** Beside prices of homes, which are of quarters, stand the values at the end of each quarter. */
export const homes: DerivedSeries = {
  'home-of-ten-lakh': (get) => tenYearsOf(get('india-house-prices')),
  'nifty-fund-by-quarter': (get) => byQuarter(get('fund-uti-nifty-50', 'INR per unit')),
  'gold-fund-by-quarter': (get) => byQuarter(get('fund-nippon-gold', 'INR per unit')),
  'ppf-by-quarter': (get) => byQuarter(get('ppf-account')),
  'deposit-by-quarter': (get) => byQuarter(get('deposit-account')),
  'prices-by-quarter': (get) => byQuarter(get('india-prices', 'index points')),
  'house-prices-ten-years': (get) => growthOver(get('india-house-prices'), 10),
  'nifty-fund-ten-years': (get) => growthOver(get('nifty-fund-by-quarter'), 10),
  'gold-fund-ten-years': (get) => growthOver(get('gold-fund-by-quarter'), 10),
  'ppf-ten-years': (get) => growthOver(get('ppf-by-quarter'), 10),
  'nifty-fund-over-house-prices': (get) => growthLead(get, 'nifty-fund-by-quarter', 'india-house-prices', 10),
  'gold-fund-over-house-prices': (get) => growthLead(get, 'gold-fund-by-quarter', 'india-house-prices', 10),
  'ppf-over-house-prices': (get) => growthLead(get, 'ppf-by-quarter', 'india-house-prices', 10),
  'deposit-over-house-prices': (get) => growthLead(get, 'deposit-by-quarter', 'india-house-prices', 10),
  'prices-over-house-prices': (get) => growthLead(get, 'prices-by-quarter', 'india-house-prices', 10),
};

/** Still the publisher's own values, or those of an account that has a file: they are no file to download. */
const byQuarter = (source: Series): Series => ({
  ...atQuarterEnds(source, quarterEndedBy),
  notes: [],
  redistribute: false,
});

/** What a home of ten lakh cost after ten years; no file, for the index could be computed from it. */
function tenYearsOf(index: Series): Series {
  const { points } = index;
  return {
    ...index,
    unit: 'INR',
    made: { by: 'grown-sum', from: [index.id], reads: { last: TEN_YEARS + 1 }, amount: PRICE },
    points: points.slice(TEN_YEARS).map((point, i) => {
      const before = points[i]?.value ?? null;
      return {
        ...point,
        value: before === null || point.value === null ? null : (PRICE * point.value) / before,
        status: leastSure([points[i]?.status ?? point.status, point.status]),
      };
    }),
  };
}
