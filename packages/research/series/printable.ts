import { tickStep } from 'd3-array';
import { DAY } from '@/lib/platform/clock';
import { spanOf, type Period } from '../time/period';
import type { SeriesFile } from './series-shape';
import type { Rhythm } from './statistics';

type Origin = Pick<SeriesFile, 'redistribute'> & Rhythm;
type Dated = Origin & Pick<SeriesFile, 'asOf'>;

/**
 * Whether only month-end values of a series may be printed: for daily and weekly values whose publisher
 * does not permit republication, and for values computed from them, which would reveal them. A chart may
 * draw all of them, to whole pixels. Monthly values are outside this rule, because they are month ends or
 * averages: what is computed from them may be printed, even where it gives them back, as the spread of
 * Indian and US yields does.
 */
export function isMonthEndsOnly({ frequency, redistribute }: Origin): boolean {
  return !redistribute && (frequency === 'daily' || frequency === 'weekly');
}

/**
 * The points of a series that may be printed; of {@link isMonthEndsOnly} ones the last value of each month
 * and the latest that there is. A window that is cut off within a month does not end in one.
 */
export function printablePoints<T extends { period: Period; value: number | null }>(
  series: Dated & { points: readonly T[] },
): readonly T[] {
  if (!isMonthEndsOnly(series)) return series.points;
  const withValues = series.points.filter(({ value }) => value !== null);
  return withValues.filter(({ period }, i) => {
    if (period === series.asOf) return true;
    const next = withValues[i + 1]?.period;
    return next ? next.slice(0, 7) !== period.slice(0, 7) : endsItsMonth(series, period);
  });
}

/** The same series with its printable points alone. */
export function printable<S extends Dated & { points: { period: Period; value: number | null }[] }>(
  series: S,
): S {
  return isMonthEndsOnly(series) ? { ...series, points: [...printablePoints(series)] } : series;
}

/** Of a series that may not be passed on by day or week the month ends: each window would tell other days. */
export function atMonthEnds<S extends Origin & { points: { period: Period }[] }>(series: S): S {
  if (!isMonthEndsOnly(series)) return series;
  const ends = new Set(
    monthEnds(
      series.points.map(({ period }) => period),
      series,
    ),
  );
  return { ...series, points: series.points.filter(({ period }) => ends.has(period)) };
}

/** The last period of each month that has ended. */
export function monthEnds(periods: readonly Period[], rhythm: Rhythm): Period[] {
  return periods.filter((period, i) => {
    const next = periods[i + 1];
    return next ? next.slice(0, 7) !== period.slice(0, 7) : endsItsMonth(rhythm, period);
  });
}

/**
 * Whether the next value of a daily or weekly series falls into another month, whatever comes later: no
 * working day, no week, or of a series of all days no day is left.
 */
export function endsItsMonth({ frequency, everyDay }: Rhythm, day: Period): boolean {
  const start = spanOf(day)?.start ?? NaN;
  const weekday = new Date(start).getUTCDay();
  const toMonday = weekday === 5 ? 3 : weekday === 6 ? 2 : 1;
  const step = frequency === 'weekly' ? 7 : everyDay ? 1 : toMonday;
  return new Date(start + step * DAY).toISOString().slice(0, 7) !== day.slice(0, 7);
}

/**
 * A series as lines draw it: the values of {@link isMonthEndsOnly} ones are rounded to about a unit of the
 * drawing, on a logarithmic axis to three digits. Without this, drawings of several sizes and windows
 * together tell a value more precisely than each of them. Steps are 1, 2 or 5 times a power of ten, so that
 * those of different windows have their multiples in common.
 */
export function asDrawn<S extends Origin & { points: readonly { value: number | null }[] }>(
  series: S,
  log = false,
): S {
  if (!isMonthEndsOnly(series)) return series;
  const step = log ? 0 : drawnStep(series);
  const round = (value: number) => (step > 0 ? Math.round(value / step) * step : coarse(value));
  return {
    ...series,
    points: series.points.map((point) => ({
      ...point,
      value: point.value === null ? null : round(point.value),
    })),
  };
}

/** The size of a unit of the tallest drawing, in the unit of the series; 0 if all of its values are equal. */
export function drawnStep({ points }: { points: readonly { value: number | null }[] }): number {
  const values = points.flatMap(({ value }) => value ?? []);
  return tickStep(Math.min(...values), Math.max(...values), 250) || 0;
}

/** A value that may not be printed as it is: three digits, which a line drawn to whole pixels tells too. */
export function coarse(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}
