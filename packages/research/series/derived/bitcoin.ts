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
  compoundedSoFar,
  growthPerYear,
} from '../statistics';
import type { Made, Reads } from '../made-of';
import { overPrevious, priceInRupees, type DerivedSeries } from './derive';
import { changesBy } from '../period-changes';
import { YEAR_DAYS } from '../../time/period';

/** Following the average is set against holding from the end of the month in which the average begins. */
const FOLLOWED_SINCE = '2017-10-27';

/** Three years of Fridays. */
const THREE_YEARS = 156;

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
  // Of somebody who holds bitcoin in the week after a Friday above the average, and dollars in all others.
  'bitcoin-followed-change': (get) =>
    combine(
      [
        get('bitcoin-week-change'),
        transformRuns(
          get('bitcoin-from-40-week-average'),
          { unit: '%' },
          overPrevious((before) => before),
        ),
      ],
      {
        unit: '%',
        made: {
          ...{ by: 'change-after-above', from: ['bitcoin-weekly', 'bitcoin-from-40-week-average'] },
          ...{ reads: 'previous', times: 100 },
        },
      },
      (weekChange, before) => (before > 0 ? weekChange : 0),
    ),
  'bitcoin-followed': (get) =>
    sinceStart(
      get('bitcoin-followed-change'),
      {
        unit: 'index, start = 100',
        made: { by: 'compounded', from: ['bitcoin-followed-change'], reads: 'all', since: FOLLOWED_SINCE },
      },
      compoundedSoFar,
    ),
  'bitcoin-held': (get) =>
    sinceStart(
      get('bitcoin-weekly'),
      {
        unit: 'index, start = 100',
        made: { by: 'rebased', from: ['bitcoin-weekly'], reads: 'first', since: FOLLOWED_SINCE },
      },
      (closes) => closes.map((close) => 100 * (close / (closes[0] ?? NaN))),
    ),
  // In percentage points a year, over the three years to each Friday.
  'bitcoin-followed-lead': (get) =>
    combine(
      [overThreeYears(get('bitcoin-followed')), overThreeYears(get('bitcoin-held'))],
      {
        unit: 'percentage points',
        made: {
          ...{ by: 'growth-lead', from: ['bitcoin-followed', 'bitcoin-held'] },
          ...{ reads: { last: THREE_YEARS + 1 }, times: 100 },
        },
      },
      (followed, held) => (followed - held) * 100,
    ),
  'bitcoin-inr': (get) => priceInRupees(get, 'bitcoin-monthly', ['USD per BTC', 'INR per BTC']),
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

/** A series of the values from the start of the comparison on. */
function sinceStart(
  source: Series,
  description: { unit: UnitName; made: Made },
  compute: (values: number[]) => number[],
): Series {
  const points = source.points.filter(({ period }) => period >= FOLLOWED_SINCE);
  return mapAllValues({ ...source, points }, description, compute);
}

/** Growth a year over the three years to each Friday. */
const overThreeYears = (source: Series): Series =>
  transformRuns(
    source,
    { unit: '% a year' },
    overPrevious((before, value) => growthPerYear(before, value, (THREE_YEARS * 7) / YEAR_DAYS), THREE_YEARS),
  );

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
