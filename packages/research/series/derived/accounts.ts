import { leastSure, type Series, type SeriesPoint } from '../series';
import { accountBalance } from '../statistics';
import type { Period } from '../../time/period';
import type { DerivedSeries } from './derive';

/** What 100 became in accounts whose rates are decided: see {@link accountBalance}. */
export const accounts: DerivedSeries = {
  'ppf-account': (get) => account(get('ppf-rate', '% per annum'), get('ppf-rate').asOf.slice(0, 7)),
  'epf-rate-from-april': (get) => {
    const yearly = get('epf-rate', '% per annum');
    return {
      ...yearly,
      made: { by: 'value', from: [yearly.id], reads: 'fiscal year' },
      frequency: 'event',
      asOf: aprilOf(yearly.asOf),
      points: yearly.points.map((point) => ({ ...point, period: aprilOf(point.period) })),
      notes: [],
    };
  },
  'epf-account': (get) => account(get('epf-rate-from-april'), lastMarchOf(get('epf-rate').asOf)),
};

/** From the end of the month in which the first rate begins. */
function account(rates: Series, last: Period): Series {
  const known = rates.points.flatMap(({ value, ...point }) => (value === null ? [] : [{ ...point, value }]));
  const months = monthsBetween(known[0]?.period.slice(0, 7) ?? last, last);
  return {
    ...rates,
    unit: 'index, start = 100',
    currency: 'INR',
    made: { by: 'account-balance', from: [rates.id], reads: 'so far' },
    frequency: 'monthly',
    asOf: last,
    points: months.map((period): SeriesPoint => {
      const soFar = known.filter((rate) => rate.period.slice(0, 7) <= period);
      return {
        period,
        value: accountBalance(soFar, period),
        status: leastSure(soFar.map(({ status }) => status)),
      };
    }),
    // Those of the rates are of days, and say nothing of a balance that readers must know.
    notes: [],
    redistribute: true,
  };
}

/** The first day of a fiscal year: 1 April 2025 of FY2026. */
const aprilOf = (fiscalYear: Period): Period => `${Number(fiscalYear.slice('FY'.length)) - 1}-04-01`;

/** The last month of a fiscal year. */
const lastMarchOf = (fiscalYear: Period): Period => `${fiscalYear.slice('FY'.length)}-03`;

function monthsBetween(from: Period, to: Period): Period[] {
  const numberOf = (month: Period) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5, 7)) - 1;
  const [first, last] = [numberOf(from), numberOf(to)];
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const number = first + i;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}
