import { transform, type Series } from '../series';
import { belowRecord, fourQuarters, overYearBefore, type DerivedSeries } from './derive';

export const wipro: DerivedSeries = {
  'wipro-drawdown': (get) => belowRecord(get('wipro-close'), 'Wipro below its highest close', 'close'),
  'nifty-it-drawdown': (get) =>
    belowRecord(get('nifty-it-close'), 'Nifty IT below its highest close', 'close'),
  'wipro-revenue': (get) => inCrore(get('wipro-quarters/grossRevenueInrBn', 'INR billion'), 'Wipro revenue'),
  'wipro-profit': (get) => inCrore(get('wipro-quarters/netIncomeInrBn', 'INR billion'), 'Wipro net income'),
  'wipro-revenue-four-quarters': (get) => fourQuarters(get('wipro-revenue'), 'Wipro revenue'),
  'wipro-profit-four-quarters': (get) => fourQuarters(get('wipro-profit'), 'Wipro net income'),
  'wipro-revenue-over-year': (get) =>
    overYearBefore(get('wipro-revenue'), 'Wipro revenue over the year before'),
  'wipro-profit-over-year': (get) =>
    overYearBefore(get('wipro-profit'), 'Wipro net income over the year before'),
  'wipro-it-services-over-year': (get) =>
    overYearBefore(
      get('wipro-quarters/itServicesRevenueUsdM'),
      'Wipro IT services revenue in dollars over the year before',
    ),
  'wipro-bookings-four-quarters': (get) =>
    fourQuarters(get('wipro-quarters/totalBookingsUsdM'), 'Wipro bookings'),
  'wipro-it-services-four-quarters': (get) =>
    fourQuarters(get('wipro-quarters/itServicesRevenueUsdM'), 'Wipro IT services revenue'),
};

/** From rupees billion to crore, the unit that readers in India use: a billion is a hundred crore. */
function inCrore(source: Series, title: string): Series {
  return transform(
    source,
    {
      title,
      unit: 'INR crore',
      formula: 'rupees billion * 100',
      made: { by: 'value', from: [source.id], reads: 'same period', times: 100 },
    },
    (values) => values.map((value) => value * 100),
  );
}
