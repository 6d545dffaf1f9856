import { libraryHere } from '@/lib/texts/library-here';
import { analysisPath, parseAnalysis, analysableSeries, citedEdition, withEdition } from './address';
import { MEASURE_NAMES } from '../measures';
import { optionTexts, parseOptions, type OptionTerms } from './options';

describe('the address of an analysis', () => {
  it('is read into its parts', () => {
    expect(parseAnalysis(libraryHere(), 'growth/gold-inr-10g~silver-inr-kg/20y')).toEqual({
      measure: 'growth',
      series: ['gold-inr-10g', 'silver-inr-kg'],
      window: { last: 20, unit: 'years' },
    });
    expect(parseAnalysis(libraryHere(), 'sip/nvidia-close/2016-06..2026-06/amount-2000~in-INR')).toEqual({
      measure: 'sip',
      series: ['nvidia-close'],
      window: { from: '2016-06', to: '2026-06' },
      amount: 2000,
      currency: 'INR',
    });
    expect(parseAnalysis(libraryHere(), 'level/nvidia-quarters.revenue/Q1-FY25..')).toEqual({
      measure: 'level',
      series: ['nvidia-quarters/revenue'],
      window: { from: 'Q1 FY25' },
    });
  });

  it.each([
    ['growth/gold-usd-oz/2023-04..2024-04'],
    ['growth/nvidia-years.revenue/FY2021..FY2026'],
    ['difference/rbi-repo-month-end~india-10y/2025-01..'],
    ['drawdown/bitcoin-weekly/all'],
    ['growth/wipro-close~nifty-it-close/3m'],
    ['growth/gold-usd-oz/ytd'],
    ['rolling-growth/gold-usd-oz/all/in-INR~roll-60'],
    ['lumpsum/gold-usd-oz/10y/amount-5000~in-INR~real'],
    ['level/nvidia-quarters.revenue/Q1-FY25..Q1-FY27'],
  ])('%s is canonical', (path) => {
    const result = parseAnalysis(libraryHere(), path);
    expect('problem' in result ? result : analysisPath(result)).toBe(path);
  });

  it.each([
    ['sip/gold-inr-10g/10y/amount-5000', 'sip/gold-inr-10g/10y'],
    ['lumpsum/nvidia-close/10y/in-INR~amount-100000', 'lumpsum/nvidia-close/10y/in-INR'],
    ['growth/gold-usd-oz/10y/amount-700', 'growth/gold-usd-oz/10y'],
    ['growth/gold-usd-oz/10y/real~in-INR', 'growth/gold-usd-oz/10y/in-INR~real'],
    ['sip/gold-usd-oz/10y/real', 'sip/gold-usd-oz/10y'],
    ['volatility/gold-usd-oz~bitcoin-monthly/10y', 'volatility/bitcoin-monthly~gold-usd-oz/10y'],
    ['growth/gold-usd-oz~bitcoin-monthly/10y', 'growth/gold-usd-oz~bitcoin-monthly/10y'],
    ['growth/gold-usd-oz~gold-usd-oz/10y', 'growth/gold-usd-oz/10y'],
    ['rolling-growth/gold-usd-oz/all/roll-36', 'rolling-growth/gold-usd-oz/all'],
  ])('%s is asked as %s', (path, canonical) => {
    const result = parseAnalysis(libraryHere(), path);
    expect('problem' in result ? result : analysisPath(result)).toBe(canonical);
  });

  it.each([
    ['', 'measure'],
    ['constructor/gold-usd-oz/10y', 'measure'],
    ['growth/gold/10y', 'series'],
    ['growth/nvidia-years/10y', 'series'],
    ['growth/../10y', 'series'],
    ['growth//10y', 'series'],
    ['growth/gold-usd-oz~/10y', 'series'],
    ['growth/__proto__/10y', 'series'],
    ['growth/gold-usd-oz', 'window'],
    ['growth/gold-usd-oz/0y', 'window'],
    ['growth/gold-usd-oz/2006-13..', 'window'],
    ['growth/gold-usd-oz/2006-01..2007-01..2008-01', 'window'],
    ['growth/gold-usd-oz/..', 'window'],
    ['sip/gold-usd-oz/10y/amount-0', 'options'],
    ['sip/gold-usd-oz/10y/amount', 'options'],
    ['sip/gold-usd-oz/10y/real-1', 'options'],
    ['sip/gold-usd-oz/10y/above-1e5', 'options'],
    ['sip/gold-usd-oz/10y/above-1.23456', 'options'],
    ['sip/gold-usd-oz/10y/mix-60', 'options'],
    ['sip/gold-usd-oz/10y/until-2020-13', 'options'],
    ['sip/gold-usd-oz/10y/without-20', 'options'],
    ['sip/gold-usd-oz/10y/by-day', 'options'],
    ['sip/gold-usd-oz/10y/in-EUR', 'options'],
    ['sip/gold-usd-oz/10y/', 'options'],
    ['sip/gold-usd-oz/10y/amount-200/more', 'options'],
    [`growth/${'gold-usd-oz~'.repeat(40)}gold-usd-oz/10y`, 'length'],
  ])('%j is none: its %s', (path, problem) => {
    expect(parseAnalysis(libraryHere(), path)).toMatchObject({ problem });
  });

  it('of every measure and every series is read again as it is written', () => {
    for (const measure of MEASURE_NAMES)
      for (const name of analysableSeries(libraryHere())) {
        const path = analysisPath({ measure, series: [name], window: 'all' });
        const result = parseAnalysis(libraryHere(), path);
        expect('problem' in result ? result : analysisPath(result)).toBe(path);
      }
  });
});

test.each<[string, OptionTerms]>([
  ['amount-10000000~each-50000', { amount: 10_000_000, each: 50_000 }],
  ['target-999999999', { target: 999_999_999 }],
  ['step-10~until-2020-03', { step: 10, until: '2020-03' }],
  ['until-Q1-FY25', { until: 'Q1 FY25' }],
  ['mix-60-40~never', { mix: [60, 40], never: true }],
  ['by-month-of-year', { by: 'month-of-year' }],
  ['by-month', { by: 'month' }],
  ['above-10000~last', { above: 10_000, last: true }],
  ['below--2.5', { below: -2.5 }],
  ['times-3', { times: 3 }],
  ['deeper-10', { deeper: 10 }],
  ['without-2020', { without: 2020 }],
])('the options %s are read and written', (text, terms) => {
  const options = parseOptions(text.split('~'));
  expect(options).toEqual(terms);
  expect(optionTexts(options ?? {}).join('~')).toBe(text);
});

test('an address may cite an edition of the data, which changes nothing of what is asked', () => {
  const path = 'sip/gold-inr-10g/10y/amount-6000';
  const cited = 'sip/gold-inr-10g/10y@K7Q2M9XA/amount-6000';
  expect(withEdition(path, 'K7Q2M9XA')).toBe(cited);
  expect([citedEdition(cited), citedEdition(path)]).toEqual(['K7Q2M9XA', undefined]);
  expect(parseAnalysis(libraryHere(), cited)).toEqual(parseAnalysis(libraryHere(), path));
  for (const wrong of ['10y@', '10y@K7Q2M9X', '10y@k7q2m9xa', '10y@K7Q2M9XAA', '10y@IIIIIIII'])
    expect(parseAnalysis(libraryHere(), `growth/gold-inr-10g/${wrong}`)).toEqual({
      problem: 'window',
      part: wrong,
    });
});
