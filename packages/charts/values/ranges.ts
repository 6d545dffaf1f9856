import { time, type ChartSeries } from '@samvit/research';
import { dayOf } from '@/lib/platform/clock';
import type { Drawable } from '../drawable';

/** The years before its end that a reader may choose of a chart. */
const YEARS = [1, 3, 5, 10] as const;

/** Of fewer values nobody chooses a part. */
const FEWEST = 4;

/** A part of a chart that a reader may choose: the last so many years of it. */
export type ChartRange = { name: string; years: number };

type Dated = Pick<Drawable, 'spec' | 'series' | 'whole'>;

/** The name of the range that is the whole, of a chart that shows a part. */
export const WHOLE_RANGE = 'max';

/** The chart of all that is held, of one that shows a part of it. */
export function wholeOf<Part extends Dated>(chart: Part): Part {
  return chart.whole ? { ...chart, series: chart.whole, whole: undefined } : chart;
}

/** The ranges of a chart that are shorter than it is and have enough values; none of bars and scatters. */
export function rangesOf(part: Dated): ChartRange[] {
  const chart = wholeOf(part);
  if (!['line', 'steps', 'area'].includes(chart.spec.kind)) return [];
  const periods = chart.series.flatMap(({ points }) => points.map(({ period }) => period));
  if (!periods.every(time.isCalendarPeriod)) return [];
  const first = Math.min(...periods.map(time.periodPosition));
  return YEARS.flatMap((years) => {
    const start = startOf(chart, years);
    if (start <= first) return [];
    const counts = chart.series.map((series) => valuesSince(series, start).length);
    return Math.min(...counts) >= 2 && Math.max(...counts) >= FEWEST ? [{ name: `${years}y`, years }] : [];
  });
}

/** A chart from so many years before its end, on a base of 100 there if the whole is on one at its start. */
export function inRange<Whole extends Dated & Pick<Drawable, 'events'>>(chart: Whole, years: number): Whole {
  const start = startOf(chart, years);
  const isInside = (period: string) => time.periodPosition(period) >= start;
  const series = chart.series.map((whole): ChartSeries => {
    const points = whole.points.filter(({ period }) => isInside(period));
    const before = whole.frequency === 'event' && points[0]?.period !== dayOf(start);
    const inForce = before ? whole.points.findLast(({ period }) => !isInside(period)) : undefined;
    const part = { ...whole, points: inForce ? [{ ...inForce, period: dayOf(start) }, ...points] : points };
    return chart.spec.rebase ? onBase(part) : part;
  });
  const marks = chart.spec.marks.filter(({ period }) => isInside(period));
  const events = chart.events.filter(({ date }) => isInside(date));
  return { ...chart, spec: { ...chart.spec, marks }, series, events };
}

/** The start of the range: the same month or day so many years before the last period. */
function startOf({ series }: Dated, years: number): number {
  const last = Math.max(
    ...series.flatMap(({ points }) => points.map(({ period }) => time.periodPosition(period))),
  );
  const date = new Date(last);
  return Date.UTC(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate());
}

const valuesSince = ({ points }: ChartSeries, start: number) =>
  points.filter(({ period, value }) => value !== null && time.periodPosition(period) >= start);

/** A series that is on a base already, on 100 at its own first value. */
function onBase(series: ChartSeries): ChartSeries {
  const base = series.points.find(({ value }) => value !== null)?.value;
  if (!base) return series;
  const points = series.points.map((point) => ({
    ...point,
    value: point.value === null ? null : (100 * point.value) / base,
  }));
  return { ...series, points };
}
