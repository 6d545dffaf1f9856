import { transformRuns } from '../series';
import { change } from '../statistics';
import type { Period } from '../../time/period';
import { belowRecord, growthLead, growthOver, overPrevious, type DerivedSeries } from './derive';

/** The indices of small and mid caps begin here; the Nifty counts from there, too. */
const FIRST: Period = '2005-04';

const NIFTY = 'nifty-50-monthly';
const SMALL = 'nifty-smallcap-250-monthly';
const MID = 'nifty-midcap-150-monthly';

/** Small caps beside mid caps and the Nifty: falls, five or ten years to each month, and who was ahead in them. */
export const smallCaps: DerivedSeries = {
  'small-cap-drawdown': (get) => belowRecord(get(SMALL), FIRST),
  'nifty-drawdown-since-2005': (get) => belowRecord(get(NIFTY), FIRST),
  'small-cap-month-change': (get) =>
    transformRuns(
      get(SMALL),
      { unit: '%', made: { by: 'change', from: [SMALL], reads: 'previous', times: 100 } },
      overPrevious((before, close) => change(before, close) * 100),
    ),
  'small-cap-five-year-growth': (get) => growthOver(get(SMALL), 5),
  'mid-cap-five-year-growth': (get) => growthOver(get(MID), 5),
  'nifty-five-year-growth': (get) => growthOver(get(NIFTY), 5),
  'small-cap-lead-over-five-years': (get) => growthLead(get, SMALL, NIFTY, 5),
  'small-cap-lead-over-ten-years': (get) => growthLead(get, SMALL, NIFTY, 10),
  'mid-cap-lead-over-five-years': (get) => growthLead(get, MID, NIFTY, 5),
};
