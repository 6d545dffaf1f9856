import { perWords } from '../words/kept';

/** A question as people ask it, with the address of its answer below `/analysis/`. */
export type Example = { question: string; path: string };

/** By the name of their messages, the most asked first. */
const PATHS: Readonly<Record<string, string>> = {
  sip: 'sip/nifty-50-monthly/10y',
  metals: 'growth/gold-inr-10g~silver-inr-kg/20y',
  shares: 'compare/reliance-close~tcs-close/5y',
  crash: 'drawdown/bitcoin-weekly/all',
  years: 'calendar/sensex-monthly/all',
  nvidia: 'lumpsum/nvidia-close/10y/in-INR',
  risk: 'volatility/bitcoin-monthly~gold-usd-oz/10y',
  rates: 'difference/rbi-repo-month-end~india-10y/2025-01..',
  dollar: 'correlation/gold-usd-oz~usd-inr/20y',
  ratio: 'ratio/gold-usd-oz~silver-usd-oz/all',
  nifty: 'growth/nifty-50-tri-monthly/9y',
};

/** The example questions of the page. */
export const examples = perWords((words): readonly Example[] =>
  Object.entries(PATHS).map(([name, path]) => ({
    question: words.text(`analysis-page.examples.${name}`),
    path,
  })),
);
