import { combine } from '../series';
import { basisPoints } from '../statistics';
import { type DerivedSeries } from './derive';

export const bonds: DerivedSeries = {
  'india-us-spread': (get) =>
    combine(
      [get('india-10y', '% per annum'), get('us-10y', '% per annum')],
      {
        unit: 'basis points',
        made: { by: 'difference', from: ['us-10y', 'india-10y'], reads: 'same period', times: 100 },
      },
      (india, us) => basisPoints(india, us),
    ),
  // The result remains a series of decisions, so that charts draw it in steps. Its periods are months, so
  // that they match those of the yield.
  'rbi-repo-month-end': (get) => {
    const decisions = get('rbi-repo');
    return {
      ...decisions,
      made: { by: 'value', from: ['rbi-repo'], reads: 'in force' },
      points: get('india-10y').points.flatMap(({ period }) => {
        const inForce = decisions.points.findLast((point) => point.period.slice(0, 7) <= period);
        return inForce ? [{ ...inForce, period }] : [];
      }),
      redistribute: true,
    };
  },
  'ten-year-over-repo': (get) =>
    combine(
      [get('india-10y', '% per annum'), get('rbi-repo-month-end', '% per annum')],
      {
        unit: 'basis points',
        made: {
          by: 'difference',
          from: ['rbi-repo-month-end', 'india-10y'],
          reads: 'same period',
          times: 100,
        },
      },
      (tenYear, repo) => basisPoints(tenYear, repo),
    ),
  'ten-year-less-inflation': (get) =>
    combine(
      [get('india-10y', '% per annum'), get('india-cpi-inflation', '% a year')],
      {
        unit: 'percentage points',
        made: { by: 'difference', from: ['india-cpi-inflation', 'india-10y'], reads: 'same period' },
      },
      (tenYear, inflation) => tenYear - inflation,
    ),
  'bill-less-inflation': (get) =>
    combine(
      [get('india-tbill-91', '% per annum'), get('india-cpi-inflation', '% a year')],
      {
        unit: 'percentage points',
        made: { by: 'difference', from: ['india-cpi-inflation', 'india-tbill-91'], reads: 'same period' },
      },
      (bill, inflation) => bill - inflation,
    ),
};
