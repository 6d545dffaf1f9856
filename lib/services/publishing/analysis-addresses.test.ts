import { existingPages } from '@samvit/host';
import { analysisRoutes } from './analysis-addresses';

const { exists, canonical } = existingPages(analysisRoutes(() => true));

test.each([
  '/analysis/growth/gold-inr-10g/10y',
  '/analysis/growth/gold-inr-10g~silver-inr-kg/2006-06..2026-06',
  '/analysis/growth/gold-inr-10g/10y.json',
  '/analysis/growth/gold-inr-10g/2006-06...csv',
  '/analysis/sip/gold-inr-10g/10y/amount-500.json',
  '/analysis/growth/nvidia-years.revenue/5y.csv',
  '/analysis/growth/gold-inr-10g/2030-01..2030-06',
  '/charts/analysis/growth/gold-inr-10g/10y.svg',
  '/charts/analysis/rank/shares/10y.png',
  '/charts/analysis/growth/gold-inr-10g/10y.json',
  '/charts/analysis/growth/gold-inr-10g/10y.hi.ranges.json',
  '/hi/analysis/growth/gold-inr-10g/10y',
  '/analysis',
  '/analysis/ask',
  '/hi/analysis/ask',
])('%s can be asked for', async (path) => {
  expect(await exists(path, 'client')).toBe(true);
  expect(canonical(path)).toBe(path);
});

test.each([
  '/analysis/nothing',
  '/analysis/growth/gold-inr-10g',
  '/analysis/growth/no-such-series/10y',
  '/analysis/no-such-measure/gold-inr-10g/10y',
  '/analysis/growth/gold-inr-10g/10',
  '/analysis/growth/gold-inr-10g/10y/x-1',
  '/analysis/growth/gold-inr-10g/10y/',
  '/analysis/growth/gold-inr-10g/10y/amount-500/amount-500',
  '/analysis/growth/gold-inr-10g/10y.svg',
  '/analysis/growth/gold-inr-10g/10y.json.json',
  `/analysis/growth/gold-inr-10g/${'1'.repeat(5000)}y`,
  '/charts/analysis/growth/gold-inr-10g/10y',
  '/charts/analysis/growth/gold-inr-10g/10y.jpg',
  '/charts/analysis/growth/own.x7k2m9qa/10y.png',
  '/hi/analysis/growth/gold-inr-10g/10y.json',
  '/en/analysis/growth/gold-inr-10g/10y',
  '/xx/analysis/ask',
  '/xx/analysis/growth/gold-inr-10g/10y',
])('%s is no address of an analysis', async (path) => {
  expect(await exists(path, 'client')).toBe(false);
});

test.each([
  [
    '/analysis/volatility/silver-usd-oz~gold-usd-oz/10y',
    '/analysis/volatility/gold-usd-oz~silver-usd-oz/10y',
  ],
  ['/analysis/sip/gold-inr-10g/10y/amount-5000.json', '/analysis/sip/gold-inr-10g/10y.json'],
  [
    '/charts/analysis/growth/gold-inr-10g~gold-inr-10g/10y.svg',
    '/charts/analysis/growth/gold-inr-10g/10y.svg',
  ],
  [
    '/analysis/sip/gold-inr-10g/10y@K7Q2M9XA/amount-5000.json',
    '/analysis/sip/gold-inr-10g/10y@K7Q2M9XA.json',
  ],
  ['/hi/analysis/growth/gold-inr-10g/10y/amount-500', '/hi/analysis/growth/gold-inr-10g/10y'],
])('%s asks the same as %s', (path, one) => {
  expect(canonical(path)).toBe(one);
  expect(canonical(one)).toBe(one);
});

test.each([
  '/analysis/growth/gold-inr-10g/10y',
  '/charts/analysis/growth/gold-inr-10g/10y.svg',
  '/analysis/ask',
])('%s is not there where an operator has switched asking off', async (path) => {
  const off = existingPages(analysisRoutes(() => false));
  expect(await off.exists(path, 'client')).toBe(false);
});
