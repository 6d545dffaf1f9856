import { ownValue } from '@/lib/own-value';
import {
  basisPoints,
  bollingerBand,
  drawdowns,
  movingAverage,
  relativeStrengthIndex,
  rupeesPer10g,
  rupeesPerKg,
} from './formulas';
import { combine, lineOfSeries, transform, transformRuns, type Line } from './line';

const cache = new Map<string, Line>();

/**
 * A line by name: a series (`gold-usd-oz`), a column of one (`nvidia-years/revenue`) or a derived line (`gold-silver-ratio`).
 * @throws when there is no such series, column or derived line
 */
export function line(name: string): Line {
  const known = cache.get(name);
  if (known) return known;
  const derive = ownValue(DERIVED, name);
  const made = derive ? { ...derive(), id: name } : lineOfSeries(name);
  cache.set(name, made);
  return made;
}

/** The names of all derived lines. */
export function listDerivedLines(): string[] {
  return Object.keys(DERIVED);
}

/** The derived lines that pages and posts may name. Adding one is an entry here. */
const DERIVED: Record<string, () => Line> = {
  'gold-silver-ratio': () =>
    combine(
      [line('gold-usd-oz'), line('silver-usd-oz')],
      {
        title: 'Ounces of silver for one of gold',
        unit: 'ratio',
        formula: 'gold / silver, monthly averages',
      },
      (gold, silver) => gold / silver,
    ),
  'gold-inr-10g': () =>
    combine(
      [line('gold-usd-oz'), line('usd-inr')],
      {
        title: 'Gold in rupees, before duty and tax',
        unit: 'INR per 10 g',
        formula: 'USD/oz * INR per USD / 31.1034768 * 10',
      },
      (gold, rupees) => rupeesPer10g(gold, rupees),
    ),
  'silver-inr-kg': () =>
    combine(
      [line('silver-usd-oz'), line('usd-inr')],
      {
        title: 'Silver in rupees, before duty and tax',
        unit: 'INR per kg',
        formula: 'USD/oz * INR per USD / 31.1034768 * 1000',
      },
      (silver, rupees) => rupeesPerKg(silver, rupees),
    ),
  'india-us-spread': () =>
    combine(
      [line('india-10y'), line('us-10y')],
      { title: 'India over US ten-year yield', unit: 'basis points', formula: '(India - US) * 100' },
      (india, us) => basisPoints(india, us),
    ),
  'nvidia-data-center-share': () =>
    combine(
      [line('nvidia-years/dataCenterRevenue'), line('nvidia-years/revenue')],
      { title: 'Data center share of revenue', unit: '%', formula: 'data center revenue / revenue * 100' },
      (dataCenter, revenue) => (dataCenter / revenue) * 100,
    ),
  'mumbai-duty-per-registration': () =>
    combine(
      [line('mumbai-registrations/stampDutyInrCrore'), line('mumbai-registrations/registrations')],
      { title: 'Stamp duty per registration', unit: 'INR lakh', formula: 'crore * 100 / registrations' },
      (crore, units) => (crore * 100) / units,
    ),
  'bitcoin-10-week-average': () =>
    transformRuns(
      line('bitcoin-weekly'),
      { title: '10-week average', unit: 'USD per BTC', formula: 'mean of the last 10 Friday closes' },
      (values) => movingAverage(values, 10),
    ),
  'bitcoin-40-week-average': () =>
    transformRuns(
      line('bitcoin-weekly'),
      { title: '40-week average', unit: 'USD per BTC', formula: 'mean of the last 40 Friday closes' },
      (values) => movingAverage(values, 40),
    ),
  'bitcoin-rsi': () =>
    transformRuns(
      line('bitcoin-weekly'),
      { title: 'RSI, 14 weeks', unit: 'index 0 to 100', formula: 'RSI(14) after Wilder, of Friday closes' },
      (values) => relativeStrengthIndex(values, 14),
    ),
  'bitcoin-band-upper': () =>
    transformRuns(
      line('bitcoin-weekly'),
      { title: 'Upper band', unit: 'USD per BTC', formula: '20-week average + 2 standard deviations' },
      (values) => bollingerBand(values).map((band) => band?.upper ?? null),
    ),
  'bitcoin-band-lower': () =>
    transformRuns(
      line('bitcoin-weekly'),
      { title: 'Lower band', unit: 'USD per BTC', formula: '20-week average - 2 standard deviations' },
      (values) => bollingerBand(values).map((band) => band?.lower ?? null),
    ),
  'bitcoin-drawdown': () =>
    transform(
      line('bitcoin-weekly'),
      { title: 'Bitcoin below its record', unit: '%', formula: '(close / highest close so far - 1) * 100' },
      (values) => drawdowns(values).map((depth) => depth * 100),
    ),
  'nvidia-drawdown': () =>
    transform(
      line('nvidia-close'),
      {
        title: 'NVIDIA below its record month-end',
        unit: '%',
        formula: '(close / highest close so far - 1) * 100',
      },
      (values) => drawdowns(values).map((depth) => depth * 100),
    ),
};
