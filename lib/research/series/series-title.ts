import { ownValue } from '@/lib/own-value';
import { getSeries } from './get-series';

/** The columns of wide series in words. */
const COLUMN_TITLES: Record<string, string> = {
  registrations: 'registrations',
  stampDutyInrCrore: 'stamp duty',
  grossRevenueInrBn: 'gross revenue',
  itServicesRevenueUsdM: 'IT services revenue',
  itServicesOperatingMarginPct: 'IT services operating margin',
  netIncomeInrBn: 'net income',
  totalBookingsUsdM: 'total bookings',
  largeDealBookingsUsdM: 'large-deal bookings',
  revenue: 'revenue',
  dataCenterRevenue: 'data center revenue',
  operatingIncome: 'operating income',
  netIncome: 'net income',
  grossMarginPct: 'gross margin',
  dilutedEpsUsd: 'diluted earnings per share',
};

/** What a line is, as a reader would say it: a column is named with its series, `NVIDIA results by quarter (GAAP): revenue`. */
export function seriesTitle(name: string): string {
  const { title } = getSeries(name);
  const column = name.split('/')[1];
  return column ? `${title}: ${ownValue(COLUMN_TITLES, column) ?? column}` : title;
}
