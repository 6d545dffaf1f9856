import { combine, mapAllValues, transformRuns, type Series } from '../series';
import type { UnitName } from '../units';
import {
  bollingerBand,
  change,
  drawdowns,
  mean,
  movingAverage,
  relativeStrengthIndex,
  annualVolatility,
} from '../statistics';
import type { Made, Reads } from '../made-of';
import { overPrevious, type DerivedSeries } from './derive';
import { changesBy } from '../period-changes';

const ofCloses = (by: string, reads: Reads, times = 1): Made => ({
  by,
  from: ['bitcoin-weekly'],
  reads,
  times,
});

const ofCrossings = (by: string, times = 1): Made => ({
  by,
  from: ['bitcoin-after-crossing'],
  reads: 'so far',
  times,
});

/** Bitcoin. Weekly figures are computed from weekly closes, not from the monthly series. */
export const bitcoin: DerivedSeries = {
  'bitcoin-10-week-average': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        unit: 'USD per BTC',
        made: ofCloses('average', { last: 10 }),
      },
      (values) => movingAverage(values, 10),
    ),
  'bitcoin-40-week-average': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        unit: 'USD per BTC',
        made: ofCloses('average', { last: 40 }),
      },
      (values) => movingAverage(values, 40),
    ),
  'bitcoin-rsi': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        unit: 'index 0 to 100',
        made: ofCloses('relative-strength', 'all'),
      },
      (values) => relativeStrengthIndex(values, 14),
    ),
  'bitcoin-band-upper': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        unit: 'USD per BTC',
        made: ofCloses('upper-band', { last: 20 }),
      },
      (values) => bollingerBand(values).map((band) => band?.upper ?? null),
    ),
  'bitcoin-band-lower': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        unit: 'USD per BTC',
        made: ofCloses('lower-band', { last: 20 }),
      },
      (values) => bollingerBand(values).map((band) => band?.lower ?? null),
    ),
  'bitcoin-drawdown': (get) =>
    mapAllValues(
      get('bitcoin-weekly'),
      {
        unit: '%',
        made: ofCloses('change', 'record', 100),
      },
      (values) => drawdowns(values).map((depth) => depth * 100),
    ),
  'bitcoin-week-change': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        unit: '%',
        made: ofCloses('change', 'previous', 100),
      },
      overPrevious((before, close) => change(before, close) * 100),
    ),
  'bitcoin-year-change': (get) => changesBy(get('bitcoin-monthly'), 'year'),
  'bitcoin-from-40-week-average': (get) =>
    combine(
      [get('bitcoin-weekly'), get('bitcoin-40-week-average')],
      {
        unit: '%',
        made: {
          by: 'change',
          from: ['bitcoin-40-week-average', 'bitcoin-weekly'],
          reads: 'same period',
          times: 100,
        },
      },
      (close, average) => change(average, close) * 100,
    ),
  'bitcoin-26-weeks-on': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        unit: '%',
        made: ofCloses('change', { weeksAhead: 26 }, 100),
      },
      (closes) =>
        closes.map((close, i) => {
          const later = closes[i + 26];
          return later === undefined ? null : change(close, later) * 100;
        }),
    ),
  // A value only for Fridays that closed above the average when the Friday before had not.
  'bitcoin-crossing': (get) =>
    transformRuns(
      get('bitcoin-from-40-week-average'),
      {
        unit: '%',
        made: { by: 'upward-crossing', from: ['bitcoin-from-40-week-average'], reads: 'previous' },
      },
      overPrevious((before, distance) => (before <= 0 && distance > 0 ? distance : null)),
    ),
  'bitcoin-after-crossing': (get) =>
    combine(
      [get('bitcoin-26-weeks-on'), get('bitcoin-crossing')],
      {
        unit: '%',
        made: {
          by: 'value',
          from: ['bitcoin-crossing', 'bitcoin-26-weeks-on'],
          reads: 'same period',
        },
      },
      (after) => after,
    ),
  'bitcoin-26-weeks-on-higher': (get) =>
    mapAllValues(
      get('bitcoin-26-weeks-on'),
      {
        unit: '%',
        made: { by: 'share-above-zero', from: ['bitcoin-26-weeks-on'], reads: 'same period', times: 100 },
      },
      (changes) => changes.map((each) => (each > 0 ? 100 : 0)),
    ),
  'bitcoin-crossings': (get) =>
    soFar(
      get('bitcoin-after-crossing'),
      {
        unit: 'crossings',
        made: ofCrossings('count'),
      },
      (changes) => changes.length,
    ),
  'bitcoin-crossings-higher': (get) =>
    soFar(
      get('bitcoin-after-crossing'),
      {
        unit: '%',
        made: ofCrossings('share-above-zero', 100),
      },
      (changes) => (changes.filter((each) => each > 0).length / changes.length) * 100,
    ),
  'bitcoin-crossings-mean': (get) =>
    soFar(
      get('bitcoin-after-crossing'),
      {
        unit: '%',
        made: ofCrossings('average'),
      },
      mean,
    ),
  'bitcoin-volatility': (get) =>
    transformRuns(
      get('bitcoin-weekly'),
      {
        unit: '% a year',
        // 53 closes give 52 returns.
        made: ofCloses('volatility', { last: 53 }, 100),
      },
      (values) =>
        values.map((_, i) => (i < 52 ? null : annualVolatility(values.slice(i - 52, i + 1), 52) * 100)),
    ),
};

/** Summarizes all values up to each period, also in periods without a new value. */
function soFar(
  source: Series,
  description: { unit: UnitName; made: Made },
  summarize: (values: number[]) => number,
): Series {
  const valuesSoFar: number[] = [];
  const points = source.points.map((point) => {
    if (point.value !== null) valuesSoFar.push(point.value);
    return { ...point, value: valuesSoFar.length === 0 ? null : summarize(valuesSoFar) };
  });
  return { ...source, ...description, points };
}
