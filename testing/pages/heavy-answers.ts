import { MEASURE_NAMES, type Measure } from '@samvit/research';
import { routes } from '@/lib/web/routes';

/** For each measure an answer of as many series and values as it takes: the longest pages that are asked for. */
const HEAVY: Record<Measure, string> = {
  growth: 'gold-usd-oz~silver-usd-oz~usd-inr/all',
  volatility: 'gold-usd-oz~silver-usd-oz~usd-inr/all',
  drawdown: 'gold-usd-oz~silver-usd-oz~usd-inr/all',
  correlation: 'gold-usd-oz~silver-usd-oz/all',
  beta: 'gold-usd-oz~silver-usd-oz/all',
  ratio: 'gold-usd-oz~silver-usd-oz/all',
  compare: 'gold-usd-oz~silver-usd-oz~usd-inr/all',
  level: 'gold-usd-oz/all',
  difference: 'india-10y~us-10y/all',
  sip: 'gold-usd-oz/all',
  lumpsum: 'gold-usd-oz/all',
  'rolling-growth': 'gold-usd-oz/all',
  'rolling-volatility': 'gold-usd-oz/all',
  'rolling-correlation': 'gold-usd-oz~silver-usd-oz/all',
};

export const HEAVY_ANSWERS = MEASURE_NAMES.map((name) => routes.analysisAnswer(`${name}/${HEAVY[name]}`));
