import { leastSure, type Series, type SeriesPoint } from '../series';
import { accountBalance, mean } from '../statistics';
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
  'deposit-rate': (get) => {
    const columns = DEPOSIT_COLUMNS.map((column) => get(`bank-deposit-rates/${column}`, '% per annum'));
    const [first] = columns;
    const points = (first?.points ?? []).map((point, i): SeriesPoint => {
      const cells = columns.flatMap((column) => column.points[i] ?? []);
      const pair = [cells.slice(0, 2), cells.slice(2)].find((each) =>
        each.every(({ value }) => value !== null),
      );
      return {
        period: point.period,
        value: pair ? mean(pair.flatMap(({ value }) => value ?? [])) : null,
        status: leastSure((pair ?? cells).map(({ status }) => status)),
      };
    });
    return {
      ...get(`bank-deposit-rates/${DEPOSIT_COLUMNS[0]}`),
      column: undefined,
      made: { by: 'average', from: columns.map(({ id }) => id), reads: { firstOf: 2 } },
      points,
      notes: [],
      redistribute: true,
    };
  },
  'deposit-rate-from-april': (get) => {
    const yearly = get('deposit-rate');
    return {
      ...yearly,
      made: { by: 'value', from: [yearly.id], reads: 'fiscal year before' },
      frequency: 'event',
      asOf: nextAprilOf(yearly.asOf),
      points: yearly.points.map((point) => ({ ...point, period: nextAprilOf(point.period) })),
    };
  },
  // It ends at the last rate: the year of a deposit renewed then has only begun.
  'deposit-account': (get) => account(get('deposit-rate-from-april'), lastMarchOf(get('deposit-rate').asOf)),
};

/** The ranges of one to three years, and where these are missing of more than one year. */
const DEPOSIT_COLUMNS = ['low', 'high', 'overOneYearLow', 'overOneYearHigh'] as const;

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

/** The day after a fiscal year. */
const nextAprilOf = (fiscalYear: Period): Period => `${fiscalYear.slice('FY'.length)}-04-01`;

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
