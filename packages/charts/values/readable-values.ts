import { printing, type ChartSeries, type Period, type SeriesPoint } from '@samvit/research';
import { valueWriter, type Drawable } from '../drawable';
import { remarkOn } from '../layout/caution';
import { printablePeriods } from '../layout/scatter-pairs';
import { pointInForce, regularPeriods, roundedEnd } from '../texts/value-columns';

/** The values of a series in the periods of its chart, and which of them are rounded. */
export type ReadableSeries = {
  values: (number | null)[];
  texts: (string | null)[];
  rounded: [from: number, to: number];
};

export type ReadableValues = { periods: Period[]; series: ReadableSeries[] };

/**
 * The values of a chart that a reader may be told one by one: as printed where the publisher permits it; of daily and
 * weekly series that may not be passed on those of month ends and the latest; of other such series, of which there is
 * no list, all of them to three digits, which the drawn line tells too. A bar states its value.
 */
export function readableValues(chart: Drawable): ReadableValues {
  const told = chart.series.map((series) => toldPoints(series, chart.spec.kind));
  const seriesList = chart.series.map((series, i) => ({ ...series, points: told[i]?.points ?? [] }));
  const inBoth = chart.spec.kind === 'scatter' ? printablePeriods(chart.series) : null;
  const periods = regularPeriods(seriesList.map(withoutGaps)).filter((period) => {
    const values = seriesList.map((series) => pointInForce(series, period)?.value ?? null);
    return inBoth ? inBoth.has(period) && !values.includes(null) : values.some((value) => value !== null);
  });
  return {
    periods,
    series: seriesList.map((series, i) => valuesIn(series, periods, told[i]?.rounded ?? new Set(), chart)),
  };
}

const withoutGaps = (series: ChartSeries): ChartSeries => ({
  ...series,
  points: series.points.filter(({ value }) => value !== null),
});

function valuesIn(
  series: ChartSeries,
  periods: readonly Period[],
  rounded: ReadonlySet<SeriesPoint>,
  chart: Drawable,
): ReadableSeries {
  const { spec, words } = chart;
  const write = valueWriter(chart);
  const points = periods.map((period) => pointInForce(series, period));
  const isRounded = (point: SeriesPoint | undefined) => point !== undefined && rounded.has(point);
  return {
    rounded: [Math.max(0, points.findIndex(isRounded)), points.findLastIndex(isRounded) + 1],
    values: points.map((point) => (typeof point?.value === 'number' ? short(point.value, series) : null)),
    texts: points.map((point) => {
      if (typeof point?.value !== 'number') return null;
      if (rounded.has(point)) {
        const value = printing.coarseText(words, spec.format, point.value, point.period);
        return words.text('charts.kit.about', { value });
      }
      const value = write(point.value);
      const remark = remarkOn(words, series, point);
      return remark ? words.text('charts.kit.remarked', { value, remark }) : value;
    }),
  };
}

/** The points of a series that a reader may be told, and those of them that are rounded for it. */
function toldPoints(
  series: ChartSeries,
  kind: Drawable['spec']['kind'],
): { points: SeriesPoint[]; rounded: ReadonlySet<SeriesPoint> } {
  const round = (point: SeriesPoint): SeriesPoint =>
    point.value === null ? point : { ...point, value: printing.coarse(point.value) };
  if (kind === 'bars' || series.redistribute)
    return { points: [...printing.printablePoints(series)], rounded: new Set() };
  if (!printing.isMonthEndsOnly(series)) {
    // The last one stands at the end of the line.
    const last = series.points.findLast(({ value }) => value !== null);
    const points = series.points.map((point) => (point === last ? point : round(point)));
    return { points, rounded: new Set(points.filter((point) => point !== last)) };
  }
  // The end of the line states it, too.
  const end = kind === 'scatter' ? null : roundedEnd(series);
  const ends = end ? [end] : [];
  return { points: [...printing.printablePoints(series), ...ends], rounded: new Set(ends) };
}

/**
 * What positions and changes are computed from. Of what is made of other series to four digits: five of a ratio to a
 * series that may be passed on would give the other one.
 */
const short = (value: number, { formula }: ChartSeries): number =>
  Number(value.toPrecision(formula === undefined ? 7 : 4));
