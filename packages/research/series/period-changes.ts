import { leastSure, type Series, type SeriesPoint } from './series';
import type { SeriesRef } from './series-ref';
import { change } from './statistics';
import type { Period } from '../time/period';
import { endsOfPeriod } from '../time/period-ends';

/** What a series of months is told by: calendar years, fiscal years from April to March, quarters, or months. */
export type CalendarStep = 'year' | 'fy' | 'quarter' | 'month';

/** The period of a step that ends with a month; none where it ends with another. */
const ENDING_WITH: Readonly<Record<CalendarStep, (year: string, month: number) => Period | null>> = {
  year: (year, month) => (month === 12 ? year : null),
  fy: (year, month) => (month === 3 ? `FY${year}` : null),
  quarter: (year, month) => (month % 3 === 0 ? `Q${month / 3} ${year}` : null),
  month: (year, month) => `${year}-${String(month).padStart(2, '0')}`,
};

const FREQUENCIES = { year: 'annual', fy: 'annual', quarter: 'quarterly', month: 'monthly' } as const;

/**
 * The change of a monthly series over each calendar year, fiscal year, quarter or month, in per cent: its value
 * at the end of it over that at the end of the one before, less one.
 */
export function changesBy(source: Series, step: CalendarStep, ref: SeriesRef = source.id): Series {
  const byPeriod = new Map(source.points.map((point) => [point.period, point]));
  const points = source.points.flatMap((end): SeriesPoint[] => {
    const [, year, month] = /^(\d{4})-(\d{2})$/.exec(end.period) ?? [];
    const period = year === undefined ? null : ENDING_WITH[step](year, Number(month));
    const before = period === null ? undefined : byPeriod.get(endsOfPeriod(period).before);
    if (period === null || !before) return [];
    const isWhole = before.value !== null && end.value !== null;
    return [
      {
        period,
        value: isWhole ? change(before.value ?? NaN, end.value ?? NaN) * 100 : null,
        status: leastSure([before.status, end.status]),
      },
    ];
  });
  const reads = step === 'year' ? 'Decembers' : 'period ends';
  return {
    ...source,
    unit: '%',
    made: { by: 'change', from: [ref], reads, times: 100 },
    frequency: FREQUENCIES[step],
    asOf: points.at(-1)?.period ?? source.asOf,
    points,
    redistribute: true,
  };
}

const MONTHS = Array.from({ length: 12 }, (_, i) => `--${String(i + 1).padStart(2, '0')}`);

/**
 * What a formula makes of the changes of each month of the year, of those months of the year that have one.
 * @param compute of one value at least
 */
export function byMonthOfYear(
  changes: Series,
  { by, unit }: Pick<Series, 'unit'> & { by: string },
  ref: SeriesRef,
  compute: (values: readonly number[]) => number,
): Series {
  const points = MONTHS.flatMap((period): SeriesPoint[] => {
    const ofMonth = changes.points.filter(
      (point) => point.value !== null && point.period.endsWith(period.slice(1)),
    );
    const values = ofMonth.flatMap(({ value }) => value ?? []);
    return values.length === 0
      ? []
      : [{ period, value: compute(values), status: leastSure(ofMonth.map(({ status }) => status)) }];
  });
  return {
    ...changes,
    unit,
    made: { by, from: [ref], reads: 'months of year' },
    frequency: 'cross-section',
    asOf: points.at(-1)?.period ?? changes.asOf,
    points,
  };
}
