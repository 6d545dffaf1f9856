import { time, type Period } from '@samvit/research';
import { valueWriter, type Drawable } from '../drawable';
import { cautionOn } from './caution';
import { columnsByPeriod, eventAmong } from './bar-chart';
import type { Bar } from './bar-values';
import { VALUE_FONT } from './bar-values';
import type { ChartSize, Plot } from './chart-size';
import { placeEvents, type EventMark } from './dated-events';
import { inOrder } from './period-axis';
import { seriesNames, type SeriesName } from './series-names';
import { barStyles, seriesStyles } from './series-styles';
import { textWidth } from './text-measure';
import { splitUnit } from './value-axis';

/** Text of a row; `note` is the author's annotation. */
export type RowText = { x: number; y: number; text: string; anchor: 'start' | 'end'; note: string | null };

/** Horizontal bars, one row each, with the value after its end: for drawings too narrow for values above bars. */
export type RowChartLayout = {
  size: ChartSize;
  plot: Plot;
  zero: number;
  bars: Bar[];
  periods: { y: number; label: string }[];
  values: RowText[];
  names: SeriesName[];
  /** The unit word of all values. */
  unit: { text: string; y: number } | null;
  /** The y of the middle of the first and of the last period. */
  ends: [first: number, last: number];
  events: EventMark[];
};

/** Of more rows nobody reads the values. */
const MOST_ROWS = 70;

/**
 * Geometry of bars in rows; the drawing is as high as they need, `null` if they are more than are read, or if its
 * height is fixed and they do not fit.
 */
export function rowChartLayout(chart: Drawable, size: ChartSize): RowChartLayout | null {
  const { spec, series: seriesList, events: dated, words } = chart;
  const { font } = size;
  const write = valueWriter(chart);
  const small = font * VALUE_FONT;
  const { names, height: head } = seriesNames(chart, size);
  const unitText = splitUnit(write(seriesList[0]?.points[0]?.value ?? 0)).unit;
  const top = Math.max(head, unitText ? font * 1.5 : 2);
  const periods = inOrder(seriesList.flatMap(({ points }) => points.map(({ period }) => period)));

  if (periods.length > MOST_ROWS) return null;

  const group = (thickness: number) =>
    thickness * seriesList.length + (seriesList.length > 1 ? font * 0.4 : font * 0.3);
  const room = (size.height - top) / Math.max(1, periods.length);
  const slim = small * 1.02;
  if (size.fixed && room < slim * seriesList.length) return null;
  const step = size.fixed ? room : Math.max(group(slim), Math.min(room, font * 2.2 * seriesList.length));
  const thickness = Math.min(slim, step / seriesList.length);
  const bottom = top + step * periods.length;

  const labels = periods.map((period) => time.formatPeriodShort(words, period));
  const start = Math.max(...labels.map((label) => textWidth(label, font))) + font * 0.5;
  const rows = seriesList.flatMap((series, column) =>
    series.points.flatMap((point) => {
      const { period, value } = point;
      if (value === null) return [];
      const note = column === 0 ? (spec.marks.find((mark) => mark.period === period)?.label ?? null) : null;
      const text = splitUnit(write(value)).number;
      const width = textWidth(text, small) + (note ? textWidth(` ${note}`, font) : 0) + font * 0.7;
      return [{ column, period, value, uncertain: cautionOn(series, point) !== null, note, text, width }];
    }),
  );
  // The letters of events come after the values.
  const scale = scaleOf(rows, size.width - start - (dated.length > 0 ? font * 1.3 : 0));
  const zero = start + scale.before;
  const centre = (period: Period) => top + (periods.indexOf(period) + 0.5) * step;
  const styleOf = barStyles(seriesStyles(chart.styles, seriesList), seriesList);
  const columnsOf = columnsByPeriod(seriesList);
  const bars = rows.map(({ column, period, value, uncertain }): Bar => {
    const columns = columnsOf.get(period) ?? [];
    const y = centre(period) + (columns.indexOf(column) - columns.length / 2) * thickness;
    const length = Math.abs(value) * scale.unit;
    return {
      style: styleOf(column, value),
      period,
      value,
      uncertain,
      x: value < 0 ? zero - length : zero,
      y: y + 0.5,
      width: length,
      height: thickness - 1,
    };
  });
  return {
    size: { ...size, height: bottom + 2 },
    plot: { left: start, right: size.width, top, bottom },
    zero,
    bars,
    names,
    periods: periods.map((period, i) => ({ y: centre(period) + font * 0.35, label: labels[i] ?? '' })),
    values: rows.map(({ value, text, note }, i) => {
      const bar = bars[i];
      const y = (bar?.y ?? 0) + thickness / 2 + small * 0.33;
      return value < 0
        ? { x: (bar?.x ?? 0) - font * 0.35, y, text, note, anchor: 'end' }
        : { x: (bar?.x ?? 0) + (bar?.width ?? 0) + font * 0.35, y, text, note, anchor: 'start' };
    }),
    unit: unitText ? { text: unitText, y: font * 0.95 } : null,
    ends: [centre(periods[0] ?? ''), centre(periods.at(-1) ?? '')],
    events: placeEvents(dated, eventAmong(periods, centre, step), [top, bottom], size),
  };
}

/**
 * The scale of the bars at which every value still fits after its bar: drawing units per unit of value, and
 * the space before zero.
 */
function scaleOf(
  rows: readonly { value: number; width: number }[],
  room: number,
): { unit: number; before: number } {
  const reach = (unit: number, sign: 1 | -1) =>
    Math.max(
      0,
      ...rows.flatMap(({ value, width }) => (value * sign > 0 ? [value * sign * unit + width] : [])),
    );
  const most = Math.max(...rows.map(({ value }) => Math.abs(value)), 1e-9);
  let low = 0;
  let high = room / most;
  for (let i = 0; i < 40; i += 1) {
    const unit = (low + high) / 2;
    if (reach(unit, 1) + reach(unit, -1) <= room) low = unit;
    else high = unit;
  }
  return { unit: low, before: reach(low, -1) };
}
