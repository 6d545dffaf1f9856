import type { ChartSeries, ChartSpec, Period } from '@samvit/research';
import { COARSE_TOLERANCE, type Point } from './chart-size';
import { drawnAt, isStepped, stairs, stretches, wholeUnits } from './path-data';
import { simplifyTo } from './simplify';

/** Where periods and values stand in the drawing. */
type Axes = { x: (period: Period) => number; y: (value: number) => number };

/**
 * The line of a series in a drawing without numbers: its pieces, in whole units.
 *
 * @param series as it may be drawn
 * @param most corners of a piece, because more are not visible
 */
export const smallLine = (
  series: ChartSeries,
  spec: Pick<ChartSpec, 'kind'>,
  { x, y }: Axes,
  most: number,
): Point[][] =>
  stretches(
    series.points.map(({ period, value }) => ({
      x: x(period),
      y: value === null ? null : drawnAt(series, y(value)),
    })),
  )
    .map((piece) => (isStepped(spec, series) ? stairs(piece) : simplifyTo(piece, most, COARSE_TOLERANCE)))
    .map(wholeUnits);
