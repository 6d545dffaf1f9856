import { combine, rebase, transform, type Series } from '../series';
import { belowRecord, fourQuarters, overYearBefore, type DerivedSeries } from './derive';

export const wipro: DerivedSeries = {
  'wipro-sector-ratio': (get) =>
    combine(
      [get('wipro-close'), get('nifty-it-close')],
      {
        title: 'Wipro over Nifty IT',
        unit: 'ratio',
        formula: 'Wipro / Nifty IT',
        made: { by: 'multiple', from: ['nifty-it-close', 'wipro-close'], reads: 'same period' },
      },
      (share, sector) => share / sector,
    ),
  'wipro-relative': (get) => ({
    ...rebase(get('wipro-sector-ratio')),
    title: 'Wipro relative to Nifty IT',
    unit: 'ratio, first close = 100',
    formula: 'Wipro / Nifty IT, first close = 100',
    made: { by: 'multiple', from: ['wipro-sector-ratio'], reads: 'first', times: 100 },
  }),
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
  return transform(source, { title, unit: 'INR crore', formula: 'rupees billion * 100' }, (values) =>
    values.map((value) => value * 100),
  );
}
