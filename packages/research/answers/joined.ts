import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { requestName, requestOf } from '../series/on-request';
import { isOwnName } from '../series/own-name';
import { isMonthEndsOnly } from '../series/printable';
import type { Series } from '../series/series';
import { tellsOtherDays } from '../series/shared-periods';
import { isDay } from '../time/period';
import { MEASURES } from '../measures';
import type { Analysis } from './address';

const BY_MONTH = 'by-month';

/**
 * The same analysis with series of days and weeks by month, where a reader's own series stands beside others. Days of two
 * sources are seldom the same. And of a series that may not be passed on by day or week, nothing but ends of months may
 * meet values that a reader chose: a series with one spike would read a single day off a beta. See decision 0111.
 */
export function joined(library: Library, analysis: Analysis): Analysis {
  if (!analysis.series.some(isOwnName)) return analysis;
  const all = analysis.series.map((name) => getSeries(library, name));
  const isWithheld = all.some(isMonthEndsOnly);
  const isMixed = new Set(all.map(({ frequency }) => frequency)).size > 1;
  const isUneven = all.some((each) => each.frequency === 'mixed');
  const needsMonths =
    MEASURES[analysis.measure].needs === 'months' ||
    analysis.currency !== undefined ||
    analysis.real === true;
  if (!isWithheld && !isMixed && !isUneven && !needsMonths) return analysis;
  const series = all.map((each) =>
    // What tells other days than its own is refused under its own name.
    isOfDays(each) && !tellsOtherDays(library, each)
      ? requestName({ operation: BY_MONTH, parts: [each.id] })
      : each.id,
  );
  return { ...analysis, series };
}

/** Also of days without a rhythm. */
const isOfDays = ({ points }: Series) => points.some(({ period }) => isDay(period));

/** Whether a series, or one that it is made of, stands for another by month. */
export function isByMonth(name: string): boolean {
  const request = requestOf(name);
  return request !== null && (request.operation === BY_MONTH || request.parts.some(isByMonth));
}

/** The analysis as it was asked for. */
export const asAsked = (analysis: Analysis): Analysis => ({
  ...analysis,
  series: analysis.series.map((name) => {
    const request = requestOf(name);
    return request?.operation === BY_MONTH ? (request.parts[0] ?? name) : name;
  }),
});
