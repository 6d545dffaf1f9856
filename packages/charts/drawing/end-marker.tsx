import type { Point } from '../layout/chart-size';

/** A marker shape per series, so that colour is not needed. */
export function EndMarker({ series, at, size = 4 }: { series: number; at: Point; size?: number }) {
  const { x, y } = at;
  const className = `chart-marker chart-marker-${series + 1}`;
  const outline = OUTLINES[series - 1];
  return outline ? (
    <path className={className} d={outline(x, y, size)} />
  ) : (
    <circle className={className} cx={round(x)} cy={round(y)} r={size} />
  );
}

type Outline = (x: number, y: number, size: number) => string;

const square: Outline = (x, y, size) =>
  `M${round(x - size)},${round(y - size)}h${size * 2}v${size * 2}h${-size * 2}Z`;

const triangle: Outline = (x, y, size) =>
  `M${round(x)},${round(y - size * 1.2)}l${size * 1.2},${size * 2.1}h${-size * 2.4}Z`;

const diamond: Outline = (x, y, size) => {
  const half = round(size * 1.3);
  return `M${round(x)},${round(y - half)}l${half},${half}l${-half},${half}l${-half},${-half}Z`;
};

const triangleDown: Outline = (x, y, size) =>
  `M${round(x)},${round(y + size * 1.2)}l${size * 1.2},${-size * 2.1}h${-size * 2.4}Z`;

const cross: Outline = (x, y, size) => {
  const [arm, half] = [round(size * 0.8), round(size * 0.4)];
  const [right, down] = [`h${arm}`, `v${arm}`];
  const thick = 2 * half;
  return (
    `M${round(x - half)},${round(y - half - arm)}h${thick}${down}${right}v${thick}h${-arm}${down}` +
    `h${-thick}v${-arm}h${-arm}v${-thick}${right}Z`
  );
};

/** Of the styles after the first, which has a circle. */
const OUTLINES: readonly Outline[] = [square, triangle, diamond, triangleDown, cross];

/** The classes of a line in a style. A chart's only line is solid: nothing beside it needs telling apart. */
export const lineClass = (style: number, isOnly: boolean) =>
  `chart-line chart-line-${style + 1}${isOnly ? ' chart-line-only' : ''}`;

/** Rounded to a tenth of a unit, finer than any screen shows, to send fewer bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
