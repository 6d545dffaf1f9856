import { combine, type Series } from '../series';
import type { Period } from '../../time/period';
import { growthLead, inMonths, type DerivedSeries, type GetSeries } from './derive';
import { PRICE_CHAIN } from './prices';

/** What savings were worth in the money of one time, and beside prices in every ten years since 1971. */
export const savers: DerivedSeries = {
  'deposit-after-inflation': (get) => overPrices(get, 'deposit-account'),
  'ppf-after-inflation': (get) => overPrices(get, 'ppf-account'),
  'epf-after-inflation': (get) => overPrices(get, 'epf-account'),
  'liquid-fund-after-inflation': (get) => overPrices(get, 'fund-dsp-liquid'),
  'gilt-fund-after-inflation': (get) => overPrices(get, 'fund-sbi-gilt'),
  'nifty-fund-after-inflation': (get) => overPrices(get, 'fund-uti-nifty-50'),
  'gold-fund-after-inflation': (get) => overPrices(get, 'fund-nippon-gold'),
  // Prices of early years are averages of the year, and June is its middle.
  'deposit-in-june': (get) => inJune(get('deposit-account')),
  'deposit-over-prices': (get) => growthLead(get, 'deposit-in-june', PRICE_CHAIN.years, 10),
};

function overPrices(get: GetSeries, id: string): Series {
  const [prices, saved] = [get('india-prices-by-month'), get(id)];
  const real = combine(
    [saved, prices],
    { unit: 'ratio', made: { by: 'multiple', from: [prices.id, id], reads: 'same period' } },
    (value, price) => value / price,
  );
  return { ...real, currency: 'INR' };
}

/** Still the account's own values, which have a file: they are no file to download. */
function inJune(account: Series): Series {
  const values = inMonths(account, { frequency: 'annual', reads: 'June' }, yearOfJune);
  return { ...values, redistribute: false };
}

const yearOfJune = (month: Period): Period | null => (month.endsWith('-06') ? month.slice(0, 4) : null);
