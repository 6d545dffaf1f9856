import { ownValue } from '@/lib/platform/own-value';
import type { Series } from './series';

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

/** What a figure's reader is told of a series. */
export type SeriesFacts = Pick<Series, 'id' | 'title' | 'unit' | 'asOf' | 'formula'>;

/** The facts of a series; a column is named with its file: `NVIDIA results by quarter (GAAP): revenue`. */
export function seriesFacts({ id, title, unit, asOf, formula }: Series): SeriesFacts {
  const column = id.split('/')[1];
  return {
    id,
    title: column ? `${title}: ${ownValue(COLUMN_TITLES, column) ?? column}` : title,
    unit,
    asOf,
    ...(formula !== undefined && { formula }),
  };
}
