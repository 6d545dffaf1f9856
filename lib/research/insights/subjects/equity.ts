import { combine, type Series } from '@/lib/research/series/series';
import { getSeries } from '@/lib/research/series/get-series';
import type { Subject } from '@/lib/research/insights/subject';

const daily = { observed: 'close', assetClass: 'equity' } as const;
const results = { ...daily, observed: 'quarterly figure', kind: 'bars', families: ['growth'] } as const;

export const equity: Subject[] = [
  {
    ...daily,
    id: 'wipro-close',
    name: 'the Wipro share',
    label: 'Wipro',
    measure: 'Wipro, daily close on the NSE, INR per share, dividends left out',
    format: 'inr-2',
    families: ['price', 'moves'],
  },
  {
    ...daily,
    id: 'nifty-it-close',
    name: 'the Nifty IT index',
    label: 'Nifty IT',
    measure: 'Nifty IT, daily close, index points',
    format: 'number',
    families: ['price', 'moves'],
  },
  {
    ...daily,
    id: 'nifty-50-close',
    name: 'the Nifty 50 index',
    label: 'Nifty 50',
    measure: 'Nifty 50, daily close, index points',
    format: 'number',
    families: ['price', 'moves'],
  },
  {
    ...daily,
    observed: 'daily value',
    id: 'wipro-against-nifty-it',
    name: 'Wipro against the Nifty IT index',
    label: 'Wipro against Nifty IT',
    measure: 'Wipro share over Nifty IT index, daily closes, first day = 100',
    format: 'number-1',
    families: ['ratio'],
    read: () => relative('wipro-close', 'nifty-it-close', 'Wipro over Nifty IT'),
    drawn: bothFromHundred(['wipro-close', 'Wipro'], ['nifty-it-close', 'Nifty IT']),
  },
  {
    ...daily,
    observed: 'daily value',
    id: 'nifty-it-against-nifty-50',
    name: 'the Nifty IT against the Nifty 50',
    label: 'Nifty IT against Nifty 50',
    measure: 'Nifty IT over Nifty 50, daily closes, first day = 100',
    format: 'number-1',
    families: ['ratio'],
    read: () => relative('nifty-it-close', 'nifty-50-close', 'Nifty IT over Nifty 50'),
    drawn: bothFromHundred(['nifty-it-close', 'Nifty IT'], ['nifty-50-close', 'Nifty 50']),
  },
  {
    ...results,
    id: 'wipro-quarters/grossRevenueInrBn',
    name: "Wipro's quarterly revenue",
    label: 'Revenue',
    measure: 'Wipro, gross revenue by quarter (IFRS), INR billion',
    format: 'inr-billion',
  },
  {
    ...results,
    id: 'wipro-quarters/netIncomeInrBn',
    name: "Wipro's quarterly profit",
    label: 'Net income',
    measure: 'Wipro, net income by quarter (IFRS), INR billion',
    format: 'inr-billion',
  },
  {
    ...results,
    id: 'wipro-quarters/totalBookingsUsdM',
    name: "Wipro's quarterly total of bookings",
    label: 'Bookings',
    measure: 'Wipro, total bookings by quarter, USD million',
    format: 'usd-billion',
  },
  {
    ...results,
    id: 'wipro-quarters/largeDealBookingsUsdM',
    name: "Wipro's quarterly total of large deals",
    label: 'Large deals',
    measure: 'Wipro, large-deal bookings by quarter, USD million',
    format: 'usd-billion',
  },
];

/** One line over another on a base of 100 at the first day of both. */
function relative(own: string, other: string, title: string): Series {
  const quotient = combine(
    [getSeries(own), getSeries(other)],
    { title, unit: 'ratio', formula: `${own} / ${other}` },
    (a, b) => a / b,
  );
  const base = quotient.points[0]?.value ?? NaN;
  return {
    ...quotient,
    points: quotient.points.map((point) => ({
      ...point,
      value: point.value === null ? null : (point.value / base) * 100,
    })),
  };
}

function bothFromHundred(...pair: [line: string, label: string][]): Subject['drawn'] {
  return {
    series: pair.map(([name, label]) => ({ series: name, label })),
    format: 'number-1',
    subtitle: 'Daily closes, first day = 100',
    rebase: true,
  };
}
