import { printing } from '@samvit/research';
import type { Drawable } from '../drawable';
import { barChartLayout } from './bar-chart';
import type { ChartSize } from './chart-size';
import { rowChartLayout } from './row-chart';

/**
 * Vertical bars; horizontal ones if the values do not fit above them. A bar states its value, so of a series
 * that may not be republished only month ends are drawn.
 */
export function barsLayout(exact: Drawable, size: ChartSize) {
  const chart = { ...exact, series: exact.series.map(printing.printable) };
  const upright = barChartLayout(chart, size);
  const rows = upright.direction === 'none' || !upright.clear ? rowChartLayout(chart, size) : null;
  const { plot, ends } = rows ?? upright;
  return { upright, rows, plot, ends, height: rows?.size.height ?? size.height };
}
