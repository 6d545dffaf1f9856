import { combine, transform, transformRuns } from '../series';
import {
  bollingerBand,
  change,
  drawdowns,
  movingAverage,
  relativeStrengthIndex,
  volatility,
} from '../statistics';
import type { Made, Reads } from '../made-of';
import { decemberToDecember, overPrevious, type DerivedSeries } from './derive';

const ofCloses = (by: string, reads: Reads, times = 1): Made => ({
  by,
  from: ['bitcoin-weekly'],
  reads,
  times,
});

/** Bitcoin: weekly measures in their own right. */
export const bitcoin: DerivedSeries = {
  'bitcoin-10-week-average': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        title: '10-week average',
        unit: 'USD per BTC',
        formula: 'mean of the last 10 Friday closes',
        made: ofCloses('average', { last: 10 }),
      },
      (values) => movingAverage(values, 10),
    ),
  'bitcoin-40-week-average': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        title: '40-week average',
        unit: 'USD per BTC',
        formula: 'mean of the last 40 Friday closes',
        made: ofCloses('average', { last: 40 }),
      },
      (values) => movingAverage(values, 40),
    ),
  'bitcoin-rsi': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        title: 'RSI, 14 weeks',
        unit: 'index 0 to 100',
        formula: 'RSI(14) after Wilder, of Friday closes',
        made: ofCloses('relative-strength', 'all'),
      },
      (values) => relativeStrengthIndex(values, 14),
    ),
  'bitcoin-band-upper': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        title: 'Upper band',
        unit: 'USD per BTC',
        formula: '20-week average + 2 standard deviations',
        made: ofCloses('upper-band', { last: 20 }),
      },
      (values) => bollingerBand(values).map((band) => band?.upper ?? null),
    ),
  'bitcoin-band-lower': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        title: 'Lower band',
        unit: 'USD per BTC',
        formula: '20-week average - 2 standard deviations',
        made: ofCloses('lower-band', { last: 20 }),
      },
      (values) => bollingerBand(values).map((band) => band?.lower ?? null),
    ),
  'bitcoin-drawdown': (get) =>
    transform(
      get('bitcoin-weekly'),
      {
        title: 'Bitcoin below its record',
        unit: '%',
        formula: '(close / highest close so far - 1) * 100',
        made: ofCloses('change', 'record', 100),
      },
      (values) => drawdowns(values).map((depth) => depth * 100),
    ),
  'bitcoin-week-change': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        title: 'Bitcoin by week',
        unit: '%',
        formula: '(Friday close / Friday before - 1) * 100',
        made: ofCloses('change', 'previous', 100),
      },
      overPrevious((before, close) => change(before, close) * 100),
    ),
  'bitcoin-year-change': (get) => decemberToDecember(get('bitcoin-monthly'), 'Bitcoin by calendar year'),
  'bitcoin-from-40-week-average': (get) =>
    combine(
      [get('bitcoin-weekly'), get('bitcoin-40-week-average')],
      {
        title: 'Bitcoin from its 40-week average',
        unit: '%',
        formula: '(close / 40-week average - 1) * 100',
        made: {
          by: 'change',
          from: ['bitcoin-40-week-average', 'bitcoin-weekly'],
          reads: 'same period',
          times: 100,
        },
      },
      (close, average) => change(average, close) * 100,
    ),
  'bitcoin-volatility': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        title: 'Bitcoin, volatility over 52 weeks',
        unit: '% a year',
        formula: 'stdev(ln(p_t / p_t-1)) * sqrt(52) * 100, last 52 weeks',
        // 52 returns are of 53 closes.
        made: ofCloses('volatility', { last: 53 }, 100),
      },
      (values) => values.map((_, i) => (i < 52 ? null : volatility(values.slice(i - 52, i + 1), 52) * 100)),
    ),
};
