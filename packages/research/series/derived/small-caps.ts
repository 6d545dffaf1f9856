import { combine, transformRuns } from '../series';
import { MadeRef, type SeriesRef } from '../series-ref';
import { change } from '../statistics';
import type { Period } from '../../time/period';
import { belowRecord, overPrevious, type DerivedSeries, type GetSeries } from './derive';

/** The indices of small and mid caps begin here; the Nifty counts from there, too. */
const FIRST: Period = '2005-04';

const NIFTY = 'nifty-50-monthly';
const SMALL = 'nifty-smallcap-250-monthly';
const MID = 'nifty-midcap-150-monthly';

/** Small caps beside mid caps and the Nifty: falls, five years to each month, and who was ahead in them. */
export const smallCaps: DerivedSeries = {
  'small-cap-drawdown': (get) => belowRecord(get(SMALL), FIRST),
  'nifty-drawdown-since-2005': (get) => belowRecord(get(NIFTY), FIRST),
  'small-cap-month-change': (get) =>
    transformRuns(
      get(SMALL),
      { unit: '%', made: { by: 'change', from: [SMALL], reads: 'previous', times: 100 } },
      overPrevious((before, close) => change(before, close) * 100),
    ),
  'small-cap-five-year-growth': (get) => get(fiveYears(SMALL)),
  'mid-cap-five-year-growth': (get) => get(fiveYears(MID)),
  'nifty-five-year-growth': (get) => get(fiveYears(NIFTY)),
  'small-cap-lead-over-five-years': (get) => lead(get, SMALL),
  'mid-cap-lead-over-five-years': (get) => lead(get, MID),
};

const fiveYears = (index: SeriesRef) => new MadeRef('growth', [index], { steps: 60 });

/** By how much an index grew more than the Nifty over the five years to each month, a year. */
function lead(get: GetSeries, index: SeriesRef) {
  const [own, nifty] = [fiveYears(index), fiveYears(NIFTY)] as const;
  return combine(
    [get(own), get(nifty)],
    { unit: 'percentage points', made: { by: 'difference', from: [nifty, own], reads: 'same period' } },
    (first, second) => first - second,
  );
}
