import { combine, rebase } from '../series';
import { belowRecord, fourQuarters, type DerivedSeries } from './derive';

/** Wipro and its sector. */
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
  'wipro-revenue-four-quarters': (get) =>
    fourQuarters(get('wipro-quarters/grossRevenueInrBn'), 'Wipro revenue'),
  'wipro-profit-four-quarters': (get) =>
    fourQuarters(get('wipro-quarters/netIncomeInrBn'), 'Wipro net income'),
  'wipro-bookings-four-quarters': (get) =>
    fourQuarters(get('wipro-quarters/totalBookingsUsdM'), 'Wipro bookings'),
  'wipro-it-services-four-quarters': (get) =>
    fourQuarters(get('wipro-quarters/itServicesRevenueUsdM'), 'Wipro IT services revenue'),
};
