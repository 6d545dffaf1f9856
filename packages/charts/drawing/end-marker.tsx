import type { Point } from '../layout/chart-size';

/** A marker shape per series, so that colour is not needed: circle, square, triangle. */
export function EndMarker({ series, at, size = 4 }: { series: number; at: Point; size?: number }) {
  const { x, y } = at;
  const className = `chart-marker chart-marker-${series + 1}`;
  if (series === 0) return <circle className={className} cx={round(x)} cy={round(y)} r={size} />;
  const path =
    series === 1
      ? `M${round(x - size)},${round(y - size)}h${size * 2}v${size * 2}h${-size * 2}Z`
      : `M${round(x)},${round(y - size * 1.2)}l${size * 1.2},${size * 2.1}h${-size * 2.4}Z`;
  return <path className={className} d={path} />;
}

/** The classes of a line in a style. A chart's only line is solid: nothing beside it needs telling apart. */
export const lineClass = (style: number, isOnly: boolean) =>
  `chart-line chart-line-${style + 1}${isOnly ? ' chart-line-only' : ''}`;

/** Rounded to a tenth of a unit, finer than any screen shows, to send fewer bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
