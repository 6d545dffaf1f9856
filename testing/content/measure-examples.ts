import type { Measure } from '@samvit/research';

/** One answer of each measure. */
export const MEASURE_EXAMPLES: Readonly<Record<Measure, string>> = {
  growth: 'growth/gold-inr-10g/10y',
  volatility: 'volatility/gold-usd-oz/10y',
  sharpe: 'sharpe/gold-inr-10g/10y',
  drawdown: 'drawdown/gold-usd-oz/all',
  correlation: 'correlation/india-10y~us-10y/10y',
  beta: 'beta/tcs-close~sensex-monthly/5y',
  ratio: 'ratio/gold-usd-oz~silver-usd-oz/all',
  compare: 'compare/gold-inr-10g~silver-inr-kg/10y',
  rank: 'rank/shares/5y',
  level: 'level/gold-usd-oz/all',
  difference: 'difference/rbi-repo-month-end~india-10y/2025-01..',
  sip: 'sip/nifty-50-monthly/10y',
  lumpsum: 'lumpsum/gold-inr-10g/10y',
  portfolio: 'portfolio/nifty-50-monthly~gold-inr-10g/10y',
  withdrawal: 'withdrawal/gold-inr-10g/1990-01..2010-01/amount-1000000~each-20000',
  goal: 'goal/gold-inr-10g/10y',
  calendar: 'calendar/gold-inr-10g/all',
  when: 'when/nifty-50-monthly/all/above-10000',
  falls: 'falls/nifty-50-monthly/all',
  doubling: 'doubling/gold-inr-10g/all',
  worth: 'worth/inr/10y',
  'rolling-growth': 'rolling-growth/gold-inr-10g/all',
  'rolling-volatility': 'rolling-volatility/gold-inr-10g/all',
  'rolling-correlation': 'rolling-correlation/gold-usd-oz~usd-inr/all',
};
