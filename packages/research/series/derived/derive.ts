import type { Library } from '../library';
import { combine, leastSure, mapAllValues, transformRuns, type Series } from '../series';
import type { Period } from '../../time/period';
import type { Made } from '../made-of';
import { notesOn, type SeriesNote } from '../notes';
import type { SeriesRef } from '../series-ref';
import type { UnitName } from '../units';
import { change, drawdowns, growthPerYear, movingAverage, periodsPerYear } from '../statistics';

/**
 * Returns the series that a derived one is computed from.
 * @param unit the unit that the formula assumes
 * @throws when the series does not exist or has another unit, for which the formula would be wrong
 */
export type GetSeries = (ref: SeriesRef, unit?: UnitName) => Series;

export type DerivedSeries = Readonly<Record<string, (get: GetSeries, library: Library) => Series>>;

/**
 * The distance of each value from the highest so far, in per cent; zero at a record.
 * @param since the first month of a series that counts; all by default
 */
export function belowRecord(source: Series, since?: Period): Series {
  return mapAllValues(
    since === undefined
      ? source
      : { ...source, points: source.points.filter(({ period }) => period >= since) },
    {
      unit: '%',
      made: {
        ...{ by: 'change', from: [source.id], reads: 'record', times: 100 },
        ...(since !== undefined && { since }),
      },
    },
    (values) => drawdowns(values).map((depth) => depth * 100),
  );
}

/** Compound growth a year, in per cent, over the years that end with each month or quarter. */
export function growthOver(source: Series, years: number): Series {
  const steps = years * (periodsPerYear(source) ?? NaN);
  return transformRuns(
    source,
    {
      unit: '% a year',
      made: { by: 'growth-per-year', from: [source.id], reads: { yearsBefore: years }, times: 100 },
    },
    (values) =>
      values.map((value, i) => {
        const before = values[i - steps];
        return before === undefined ? null : growthPerYear(before, value, years) * 100;
      }),
  );
}

/** By how many percentage points a year the first grew more than the second over the years to each month. */
export function growthLead(get: GetSeries, first: string, second: string, years: number): Series {
  return combine(
    [growthOver(get(first), years), growthOver(get(second), years)],
    {
      unit: 'percentage points',
      made: { by: 'growth-lead', from: [first, second], reads: { yearsBefore: years }, times: 100 },
    },
    (value, beside) => value - beside,
  );
}

/** The publisher's own values of a monthly series in the last months of quarters, with quarters as periods. */
export const atQuarterEnds = (source: Series, quarterOf: (month: Period) => Period | null): Series =>
  inMonths(source, { frequency: 'quarterly', reads: 'last month' }, quarterOf);

/**
 * The publisher's own values of a monthly series in one month of each longer period.
 * @param periodOf the period that a month stands for, `null` where it stands for none
 */
export function inMonths(
  source: Series,
  { frequency, reads }: Pick<Series, 'frequency'> & Pick<Made, 'reads'>,
  periodOf: (month: Period) => Period | null,
): Series {
  const points = source.points.flatMap((point) => {
    const period = periodOf(point.period);
    return period === null ? [] : [{ ...point, period }];
  });
  return {
    ...source,
    made: { by: 'value', from: [source.id], reads },
    frequency,
    asOf: points.at(-1)?.period ?? source.asOf,
    points,
  };
}

/** A price in dollars times the average dollar of each month. */
export function priceInRupees(
  get: GetSeries,
  id: string,
  [inDollars, inRupees]: readonly [UnitName, UnitName],
): Series {
  return combine(
    [get(id, inDollars), get('usd-inr', 'INR per USD')],
    { unit: inRupees, made: { by: 'product', from: [id, 'usd-inr'], reads: 'same period' } },
    (close, rupees) => close * rupees,
  );
}

/** The sum of each quarter and the three before it; in a fourth quarter this is the fiscal year's value. */
export function fourQuarters(source: Series): Series {
  const sums = transformRuns(
    source,
    {
      unit: source.unit,
      made: { by: 'sum', from: [source.id], reads: { last: 4 } },
    },
    (values) => movingAverage(values, 4).map((average) => average && average * 4),
  );
  const points = sums.points.map((point, i) => ({
    ...point,
    status: leastSure(source.points.slice(Math.max(0, i - 3), i + 1).map(({ status }) => status)),
  }));
  return { ...sums, points, notes: notesFrom(source, [1, 2, 3]) };
}

/**
 * The notes of a series for values that are each computed from periods so many steps before, too: what is
 * known of one period, as a change of basis, is true of every value that rests on it.
 */
function notesFrom({ points, notes }: Series, steps: readonly number[]): SeriesNote[] {
  const reached = points.flatMap(({ period }, i) => {
    const before = steps.flatMap((step) => points[i - step] ?? []);
    const notesBefore = new Set(before.flatMap((point) => notesOn(notes, point.period)));
    const notesOfPeriod = notesOn(notes, period);
    return [...notesBefore]
      .filter((note) => !notesOfPeriod.includes(note))
      .map(({ range: _, ...note }): SeriesNote => ({ ...note, period }));
  });
  return [...notes, ...reached];
}

/**
 * Applies `compute` to each value and the one `steps` before it; the first `steps` values after a gap give
 * none.
 */
export function overPrevious(compute: (before: number, value: number) => number | null, steps = 1) {
  return (run: readonly number[]) =>
    run.map((value, i) => {
      const before = run[i - steps];
      return before === undefined ? null : compute(before, value);
    });
}

/** The change of a quarterly series over the same quarter of the year before, in per cent. */
export function overYearBefore(source: Series): Series {
  const growth = transformRuns(
    source,
    {
      unit: '%',
      made: { by: 'change', from: [source.id], reads: { yearsBefore: 1 }, times: 100 },
    },
    overPrevious((before, value) => change(before, value) * 100, 4),
  );
  const points = growth.points.map((point, i) => ({
    ...point,
    status: leastSure([source.points[i - 4], point].flatMap((end) => end?.status ?? [])),
  }));
  return { ...growth, points, notes: notesFrom(source, [4]) };
}

/** The difference of each growth rate from the one before it, in percentage points. */
export function changeOfGrowth(growth: Series): Series {
  return transformRuns(
    growth,
    {
      unit: 'percentage points',
      made: { by: 'difference', from: [growth.id], reads: 'previous' },
    },
    overPrevious((before, value) => value - before),
  );
}
