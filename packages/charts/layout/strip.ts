import { extent } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import { dayOf } from '@/lib/platform/clock';
import { printing, time, valuesOf, type Period, type Words } from '@samvit/research';
import type { Drawable } from '../drawable';
import type { ChartSize, Plot } from './chart-size';
import { linePath } from './path-data';
import { inOrder } from './period-axis';
import { seriesStyles } from './series-styles';
import { smallLine } from './small-line';
import { textWidth } from './text-measure';
import { growsTenfold } from './value-axis';

/** The whole history of a chart that shows a part of it: one line, without numbers, and the part that is shown. */
export type StripLayout = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  line: { style: number; path: string };
  /** The part that the chart shows. */
  shown: { left: number; right: number };
  /** Its first and last year, or whatever tells the two apart, outside of both ends. */
  names: readonly [first: string, last: string];
};

/** The height of a strip, in units of the drawing, which are about pixels. */
const HEIGHT = 24;
/** Between the periods of the plot and the strip. */
const ABOVE = 6;
/** Of the lines within the strip. */
const PAD = 2;
/** A part of a few weeks in sixty years is seen all the same. */
const NARROWEST = 4;
/** More corners are not visible at this height. */
const MOST_CORNERS = 90;

/** What a strip adds to the height of a drawing. */
export const stripRoom = ({ whole }: Drawable): number => (whole ? ABOVE + HEIGHT + PAD : 0);

/**
 * Where the strip of a chart stands, below the periods of its plot. Only its first line, which the chart is about:
 * three of them in 24 pixels cannot be told apart.
 */
export function stripBelow(chart: Drawable, plot: Plot, size: ChartSize): StripLayout | null {
  const { whole, series, spec, styles, words } = chart;
  const [subject, part] = [whole?.[0], series[0]];
  if (!subject || !part) return null;
  const periods = inOrder(subject.points.map(({ period }) => period));
  const names = namesOf(words, periods[0] ?? '', periods.at(-1) ?? '');
  const besides = (name: string) => textWidth(name, size.font) + size.font * 0.5;
  const left = Math.max(plot.left, besides(names[0]));
  const right = Math.min(plot.right, size.width - besides(names[1]));
  const top = plot.bottom + size.font * 1.9 + ABOVE;
  const bottom = top + HEIGHT;
  const isLog = growsTenfold(spec, [subject]);
  const drawn = printing.asDrawn(subject, isLog);
  const [low = 0, high = 1] = extent(valuesOf(drawn));
  const y = (isLog ? scaleLog() : scaleLinear()).domain([low, high]).range([bottom - PAD, top + PAD]);
  const ends = [periods[0] ?? '', periods.at(-1) ?? ''].map(time.periodPosition);
  const x = scaleLinear().domain(ends).range([left, right]);
  const at = (period: Period) => x(time.periodPosition(period));
  const pieces = smallLine(drawn, spec, { x: at, y }, MOST_CORNERS);
  return {
    ...{ left, right, top, bottom, names },
    line: { style: seriesStyles(styles, series)[0] ?? 0, path: linePath(pieces) },
    shown: shownPart(at(part.points[0]?.period ?? ''), at(part.points.at(-1)?.period ?? ''), { left, right }),
  };
}

function shownPart(from: number, to: number, { left, right }: { left: number; right: number }) {
  const missing = Math.max(0, NARROWEST - (to - from)) / 2;
  const start = Math.max(left, Math.min(from - missing, right - NARROWEST));
  return { left: start, right: Math.min(right, Math.max(to + missing, start + NARROWEST)) };
}

/** The years of both ends; of a shorter history the months; of what is no calendar the periods. */
function namesOf(words: Words, first: Period, last: Period): [string, string] {
  if (!time.isCalendarPeriod(first))
    return [time.formatPeriodShort(words, first), time.formatPeriodShort(words, last)];
  const [from = '', to = ''] = [first, last].map((period) => dayOf(time.periodPosition(period)));
  if (from.slice(0, 4) !== to.slice(0, 4)) return [from.slice(0, 4), to.slice(0, 4)];
  return [time.formatInYear(words, from.slice(0, 7)), time.formatInYear(words, to.slice(0, 7))];
}
