import type { Subject } from '@/lib/research/insights/subject';

export const crypto: Subject[] = [
  {
    id: 'bitcoin-weekly',
    name: 'Bitcoin',
    label: 'Bitcoin',
    observed: 'Friday close',
    measure: 'Bitcoin, Friday close, USD per BTC',
    format: 'usd',
    assetClass: 'crypto',
    families: ['price', 'moves'],
    averages: {
      short: { length: 10, line: 'bitcoin-10-week-average', label: '10-week average' },
      long: { length: 40, line: 'bitcoin-40-week-average', label: '40-week average' },
    },
  },
  {
    id: 'bitcoin-monthly',
    name: 'Bitcoin',
    label: 'Bitcoin',
    observed: 'month-end close',
    measure: 'Bitcoin, month-end close, USD per BTC',
    format: 'usd',
    assetClass: 'crypto',
    families: ['year-end price'],
  },
  {
    id: 'bitcoin-rsi',
    name: "Bitcoin's relative strength index",
    label: 'RSI, 14 weeks',
    observed: 'weekly value',
    measure: 'Bitcoin, RSI after Wilder over 14 weeks, from 0 to 100',
    format: 'number-1',
    levels: [30, 70],
    assetClass: 'crypto',
    families: ['ratio'],
  },
];
