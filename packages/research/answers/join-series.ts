import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { isOwnName } from '../series/own-name';
import { typedPeriod } from '../figures/windows';
import { endsItsMonth, isMonthEndsOnly } from '../series/printable';
import type { Series } from '../series/series';
import { MadeRef, type SeriesRef } from '../series/series-ref';
import { tellsOtherDays } from '../series/shared-periods';
import type { Rhythm } from '../series/statistics';
import { isDay, type Period } from '../time/period';
import { endsOfPeriod } from '../time/period-ends';
import { MEASURES } from '../measures';
import type { Analysis, Measurement, WindowSpec } from './address';

/**
 * The series behind the names of an analysis, with those of days and weeks by month where a reader's own
 * stands beside others.
 */
export const joinSeries = (library: Library, analysis: Analysis): Measurement =>
  byMonth(library, resolved(library, analysis));

/** With the series that reserved names mean. */
function resolved<A extends Measurement>(library: Library, analysis: A): A {
  return { ...analysis, ...MEASURES[analysis.measure].resolve?.(library, analysis) };
}

/**
 * The same analysis with series of days and weeks by month, where a reader's own series stands beside others.
 * Days of two sources are seldom the same. And of a series that may not be passed on by day or week, nothing
 * but ends of months may meet values that a reader chose: a series with one spike would read a single day off
 * a beta. See packages/research/decisions/values-that-may-not-be-passed-on.md. A measure of ends of months
 * takes these of each series.
 */
function byMonth(library: Library, analysis: Measurement): Measurement {
  if (MEASURES[analysis.measure].isOfMonths || analysis.without !== undefined)
    return ofMonths(library, analysis);
  if (!analysis.series.some(isOwn)) return analysis;
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
    isOfDays(each) && !tellsOtherDays(library, each) ? new MadeRef('by-month', [each.id]) : each.id,
  );
  return { ...analysis, series };
}

const isOwn = (ref: SeriesRef) => typeof ref === 'string' && isOwnName(ref);

/** Series of days and weeks at the ends of months, and a window of days as the months that lie in it. */
function ofMonths(library: Library, analysis: Measurement): Measurement {
  const days = analysis.series.map((ref) => getSeries(library, ref)).find(isOfDaysOrWeeks);
  if (!days) return analysis;
  const series = analysis.series.map((ref) => {
    const whole = getSeries(library, ref);
    return isOfDaysOrWeeks(whole) && !tellsOtherDays(library, whole) ? new MadeRef('by-month', [ref]) : ref;
  });
  return { ...analysis, series, window: inMonths(analysis.window, days) };
}

/** The value at the end of a month is that of its last day: a window that ends before it does not hold this month. */
function inMonths(window: WindowSpec, rhythm: Rhythm): WindowSpec {
  if (typeof window !== 'object' || !('from' in window)) return window;
  const { from, to } = window;
  const lastMonth = (day: Period) =>
    !isDay(day) || endsItsMonth(rhythm, day) ? typedPeriod(day) : endsOfPeriod(typedPeriod(day)).before;
  return { from: typedPeriod(from), ...(to !== undefined && { to: lastMonth(to) }) };
}

/** A reader's table may have days without a rhythm. */
const isOfDaysOrWeeks = ({ frequency, points }: Series) =>
  frequency !== 'event' && points.some(({ period }) => isDay(period));

/** Also of days without a rhythm. */
const isOfDays = ({ points }: Series) => points.some(({ period }) => isDay(period));

/** Whether a series, or one that it is made of, stands for another by month. */
export const isByMonth = (ref: SeriesRef): boolean =>
  typeof ref !== 'string' && (ref.op === 'by-month' || ref.of.some(isByMonth));

/** The name of a series that was asked for, whatever was made of it since. */
export const nameOfInput = (ref: SeriesRef): string =>
  typeof ref === 'string' ? ref : nameOfInput(ref.of[0] ?? '');

/** The analysis as it was asked for. */
export const onInputs = (analysis: Measurement): Analysis => ({
  ...analysis,
  series: analysis.series.map(nameOfInput),
});

/** What is offered in place of an analysis, of the names that it was asked for by. */
export const onNames = (
  offers: readonly Analysis[],
  { measure, series }: Analysis,
  measured: Measurement,
): Analysis[] => {
  const behind = measured.series.map(nameOfInput).join('~');
  return offers.map((offer) =>
    offer.measure === measure && offer.series.join('~') === behind ? { ...offer, series } : offer,
  );
};
