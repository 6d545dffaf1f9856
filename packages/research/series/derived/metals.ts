import { combine, type Series } from '../series';
import { GRAMS_PER_TROY_OUNCE, rupeesPer10g, rupeesPerKg } from '../statistics';
import { belowRecord, growthOver, type DerivedSeries } from './derive';
import { changesBy } from '../period-changes';

const IN_RUPEES = { by: 'product', reads: 'same period', over: GRAMS_PER_TROY_OUNCE } as const;

/**
 * The drawdowns that reports draw count from here: of the records before, that of silver in 1980 stood for 31
 * years.
 */
const RECORDS_SINCE = '2004-01';

export const metals: DerivedSeries = {
  'gold-silver-ratio': (get) =>
    combine(
      [get('gold-usd-oz'), get('silver-usd-oz')],
      {
        unit: 'ratio',
        made: { by: 'multiple', from: ['silver-usd-oz', 'gold-usd-oz'], reads: 'same period' },
      },
      (gold, silver) => gold / silver,
    ),
  'gold-inr-10g': (get) =>
    combine(
      [get('gold-usd-oz', 'USD per troy ounce'), get('usd-inr', 'INR per USD')],
      {
        unit: 'INR per 10 g',
        made: { ...IN_RUPEES, from: ['gold-usd-oz', 'usd-inr'], times: 10 },
      },
      (gold, rupees) => rupeesPer10g(gold, rupees),
    ),
  'silver-inr-kg': (get) =>
    combine(
      [get('silver-usd-oz', 'USD per troy ounce'), get('usd-inr', 'INR per USD')],
      {
        unit: 'INR per kg',
        made: { ...IN_RUPEES, from: ['silver-usd-oz', 'usd-inr'], times: 1000 },
      },
      (silver, rupees) => rupeesPerKg(silver, rupees),
    ),
  'gold-drawdown': (get) => belowRecord(get('gold-usd-oz'), RECORDS_SINCE),
  'silver-drawdown': (get) => belowRecord(get('silver-usd-oz'), RECORDS_SINCE),
  'gold-ten-year-growth': (get) => growthOver(get('gold-usd-oz'), 10),
  'silver-ten-year-growth': (get) => growthOver(get('silver-usd-oz'), 10),
  'gold-lead-over-ten-years': (get) =>
    combine(
      [get('gold-ten-year-growth'), get('silver-ten-year-growth')],
      {
        unit: 'percentage points',
        made: {
          by: 'difference',
          from: ['silver-ten-year-growth', 'gold-ten-year-growth'],
          reads: 'same period',
        },
      },
      (gold, silver) => gold - silver,
    ),
  'gold-real': (get) => overPrices(get('gold-usd-oz'), get('us-cpi')),
  'silver-real': (get) => overPrices(get('silver-usd-oz'), get('us-cpi')),
  'gold-year-change': (get) => changesBy(get('gold-usd-oz'), 'year'),
  'silver-year-change': (get) => changesBy(get('silver-usd-oz'), 'year'),
};

/** A price over consumer prices: its growth is what the price gained above them. */
function overPrices(price: Series, consumerPrices: Series): Series {
  return combine(
    [price, consumerPrices],
    {
      unit: 'ratio',
      made: { by: 'multiple', from: [consumerPrices.id, price.id], reads: 'same period' },
    },
    (value, prices) => value / prices,
  );
}
