import type { Series } from '../series';
import type { Period } from '../../time/period';
import { growthLead, growthOver, type DerivedSeries, type GetSeries } from './derive';
import { dividedSum } from './mixtures';

const NIFTY_FUND = 'fund-uti-nifty-50';
const METAL = 'gold-inr-10g';
const GOLD_FUND = 'fund-nippon-gold';
const SENSEX = 'sensex-monthly';

/** The first June of the fund, the first month end of the gold fund, and the first of the Sensex. */
const METAL_SINCE: Period = '2006-06';
const FUND_SINCE: Period = '2011-04';
const SENSEX_SINCE: Period = '1991-01';

/** Shares with a part in gold, put back each year: what a sum became, and ten years of it beside shares alone. */
export const withGold: DerivedSeries = {
  'nifty-with-gold-15': (get) => withShare(get, [NIFTY_FUND, METAL], 15, METAL_SINCE),
  'nifty-with-gold-25': (get) => withShare(get, [NIFTY_FUND, METAL], 25, METAL_SINCE),
  'nifty-with-gold-50': (get) => withShare(get, [NIFTY_FUND, METAL], 50, METAL_SINCE),
  'nifty-with-gold-fund-15': (get) => withShare(get, [NIFTY_FUND, GOLD_FUND], 15, FUND_SINCE),
  'nifty-with-gold-fund-25': (get) => withShare(get, [NIFTY_FUND, GOLD_FUND], 25, FUND_SINCE),
  'nifty-with-gold-fund-50': (get) => withShare(get, [NIFTY_FUND, GOLD_FUND], 50, FUND_SINCE),
  'sensex-with-gold-25': (get) => withShare(get, [SENSEX, METAL], 25, SENSEX_SINCE),
  'sensex-with-gold-50': (get) => withShare(get, [SENSEX, METAL], 50, SENSEX_SINCE),
  'sensex-ten-year-growth': (get) => growthOver(get(SENSEX), 10),
  'sensex-with-gold-ten-year-growth': (get) => growthOver(get('sensex-with-gold-25'), 10),
  'sensex-with-gold-lead': (get) => growthLead(get, 'sensex-with-gold-25', SENSEX, 10),
  'nifty-with-gold-lead': (get) => growthLead(get, 'nifty-with-gold-25', NIFTY_FUND, 10),
  'nifty-with-gold-fund-lead': (get) => growthLead(get, 'nifty-with-gold-fund-25', NIFTY_FUND, 10),
};

const withShare = (
  get: GetSeries,
  [shares, gold]: readonly [string, string],
  share: number,
  since: Period,
): Series =>
  dividedSum(
    [
      [get(shares), 100 - share],
      [get(gold), share],
    ],
    since,
  );
