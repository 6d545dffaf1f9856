import { mapAllValues, transformRuns, type Series } from '../series';
import { movingAverage } from '../statistics';
import { belowRecord, fourQuarters, overYearBefore, type DerivedSeries } from './derive';

export const wipro: DerivedSeries = {
  'wipro-drawdown': (get) => belowRecord(get('wipro-close')),
  'nifty-it-drawdown': (get) => belowRecord(get('nifty-it-close')),
  'wipro-revenue': (get) => inCrore(get('wipro-quarters/grossRevenueInrBn', 'INR billion')),
  'wipro-profit': (get) => inCrore(get('wipro-quarters/netIncomeInrBn', 'INR billion')),
  'wipro-revenue-four-quarters': (get) => fourQuarters(get('wipro-revenue')),
  'wipro-profit-four-quarters': (get) => fourQuarters(get('wipro-profit')),
  'wipro-revenue-over-year': (get) => overYearBefore(get('wipro-revenue')),
  'wipro-profit-over-year': (get) => overYearBefore(get('wipro-profit')),
  'wipro-it-services-over-year': (get) => overYearBefore(get('wipro-quarters/itServicesRevenueUsdM')),
  'wipro-bookings-four-quarters': (get) => fourQuarters(get('wipro-quarters/totalBookingsUsdM')),
  // Monthly averages of the dollar, over as many months as the quarters and years that they stand beside.
  'usd-inr-3-months': (get) => averageOf(get('usd-inr', 'INR per USD'), 3),
  'usd-inr-12-months': (get) => averageOf(get('usd-inr', 'INR per USD'), 12),
  'wipro-it-services-four-quarters': (get) => fourQuarters(get('wipro-quarters/itServicesRevenueUsdM')),
};

/** The mean of the last months, in the unit of the series. */
function averageOf(source: Series, months: number): Series {
  return transformRuns(
    source,
    { unit: source.unit, made: { by: 'average', from: [source.id], reads: { last: months } } },
    (values) => movingAverage(values, months),
  );
}

/** From rupees billion to crore, the unit that readers in India use: a billion is a hundred crore. */
function inCrore(source: Series): Series {
  return mapAllValues(
    source,
    {
      unit: 'INR crore',
      made: { by: 'value', from: [source.id], reads: 'same period', times: 100 },
    },
    (values) => values.map((value) => value * 100),
  );
}
