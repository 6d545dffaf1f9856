import { printing, type ChartSeries, type ChartSpec } from '@samvit/research';
import type { Point } from './chart-size';

/** A point of a line; `y` is `null` without a value. */
export type Corner = { x: number; y: number | null; keep?: boolean };

/**
 * A position of a value on its axis: to whole units if the values of its series may not be printed, because
 * tenths of them would give the values back.
 */
export function drawnAt(
  series: Parameters<typeof printing.isMonthEndsOnly>[0] | undefined,
  position: number,
): number {
  return series && printing.isMonthEndsOnly(series) ? Math.round(position) : position;
}

export function stretches(corners: readonly Corner[]): (Point & { keep?: boolean })[][] {
  const segments: (Point & { keep?: boolean })[][] = [[]];
  // Without spreads, which take most of the time of a drawing of a thousand points.
  for (const { x, y, keep } of corners)
    if (y === null) segments.push([]);
    else segments.at(-1)?.push(keep ? { x, y, keep } : { x, y });
  return segments.filter((points) => points.length > 0);
}

/**
 * SVG path data of segments, to half a unit, in relative steps: these are short and repetitive, so they compress
 * well. In tenths, which a screen does not show, the lines of a report are 2 kB more. A segment of one point is a dot.
 */
export function linePath(segments: readonly (readonly Point[])[]): string {
  return segments.map((points) => move(points[0]) + (points.length === 1 ? 'Z' : steps(points))).join('');
}

/**
 * SVG path data of dots, to half a unit. Those that fall on one another are drawn once, and the steps from
 * left to right are relative, because dots in the order of their periods hardly compress.
 */
export function dotsPath(points: readonly Point[]): string {
  const dots = new Map(points.map((point) => [`${halves(point.x)} ${halves(point.y)}`, point]));
  const dotsFromLeft = [...dots.values()].sort(
    (a, b) => halves(a.x) - halves(b.x) || halves(a.y) - halves(b.y),
  );
  return dotsFromLeft
    .map((point, i) => {
      const { x, y } = dotsFromLeft[i - 1] ?? { x: 0, y: 0 };
      return `m${pair(halves(point.x) - halves(x), halves(point.y) - halves(y))}z`;
    })
    .join('');
}

/** Corners to whole units: for drawings that only illustrate, half a unit more would be bytes for nothing. */
export function wholeUnits(points: readonly Point[]): Point[] {
  return points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** As {@link linePath}, filled to a level. */
export function areaPath(segments: readonly (readonly Point[])[], level: number): string {
  return segments
    .map(
      (points) =>
        `${move(points[0])}${steps(points)}V${text(halves(level))}H${text(halves(points[0]?.x ?? 0))}Z`,
    )
    .join('');
}

/** Whether the line of a series stays at each value until the next one. */
export const isStepped = (
  { kind }: Pick<ChartSpec, 'kind'>,
  series: Pick<ChartSeries, 'frequency'> | undefined,
): boolean => kind === 'steps' || series?.frequency === 'event';

/** The corners of a step line, which stays at each value until the next: only where it changes, and at the ends. */
export function stairs(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  points.forEach((point, i) => {
    const before = corners.at(-1);
    const isLast = i === points.length - 1;
    if (!before) return corners.push(point);
    if (before.y === point.y) return isLast ? corners.push(point) : undefined;
    return corners.push({ x: point.x, y: before.y }, point);
  });
  return corners;
}

function move(point: Point | undefined): string {
  return point ? `M${text(halves(point.x))},${text(halves(point.y))}` : '';
}

function steps(points: readonly Point[]): string {
  let path = '';
  points.forEach(({ x, y }, i) => {
    const before = points[i - 1];
    if (!before) return;
    const right = halves(x) - halves(before.x);
    const down = halves(y) - halves(before.y);
    if (right === 0 && down === 0) return;
    if (down === 0) path += `h${text(right)}`;
    else if (right === 0) path += `v${text(down)}`;
    else path += `l${pair(right, down)}`;
  });
  return path;
}

/** Steps are differences of rounded points, so that rounding errors do not add up. */
function halves(value: number): number {
  return Math.round(value * 2);
}

/** Two steps; a minus separates them as well as a comma. */
function pair(right: number, down: number): string {
  return `${text(right)}${down < 0 ? '' : ','}${text(down)}`;
}

function text(halvesOfUnit: number): string {
  return String(halvesOfUnit / 2).replace(/^(-?)0\./, '$1.');
}
