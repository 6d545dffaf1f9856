import type { Point } from './chart-size';

/**
 * Tolerance in drawing units: a corner nearer than this to the line between its neighbours is removed;
 * screens do not show it.
 */
export const TOLERANCE = 0.4;

/** A corner that must not be removed, such as one with an annotation. */
export type KeptPoint = Point & { keep?: boolean };

/**
 * Removes corners by the Ramer-Douglas-Peucker algorithm. The ends, the highest and lowest point and those
 * marked `keep` stay; every removed corner is within the tolerance of the result.
 */
export function simplify(all: readonly KeptPoint[], tolerance = TOLERANCE): KeptPoint[] {
  if (all.length < 3) return [...all];
  const points = all.length > MANY ? byColumn(all) : all;
  const heights = points.map(({ y }) => y);
  const fixedIndices = new Set([
    0,
    heights.indexOf(Math.min(...heights)),
    heights.indexOf(Math.max(...heights)),
    ...points.flatMap(({ keep }, i) => (keep ? [i] : [])),
    points.length - 1,
  ]);
  const corners = new Set(fixedIndices);
  const order = [...fixedIndices].sort((a, b) => a - b);
  order.forEach((end, i) => {
    const start = order[i - 1];
    if (start !== undefined) keepFarthest(points, start, end, tolerance, corners);
  });
  return points.filter((_, i) => corners.has(i));
}

/**
 * Above this number points are first taken by columns of one unit. The algorithm takes the square of their
 * number where a line goes up and down all the time, and a reader's own series may have twenty thousand.
 */
const MANY = 2000;

/**
 * Of the points in each column the first, the lowest, the highest and the last, between which the line covers
 * it, and those marked `keep`.
 */
function byColumn(points: readonly KeptPoint[]): KeptPoint[] {
  const columns = new Map<number, KeptPoint[]>();
  for (const point of points) {
    const column = columns.get(Math.floor(point.x));
    if (column) column.push(point);
    else columns.set(Math.floor(point.x), [point]);
  }
  return [...columns.values()].flatMap((column) => {
    const heights = column.map(({ y }) => y);
    const lowest = heights.indexOf(Math.min(...heights));
    const highest = heights.indexOf(Math.max(...heights));
    const last = column.length - 1;
    return column.filter(({ keep }, i) => keep || i === 0 || i === lowest || i === highest || i === last);
  });
}

/** As {@link simplify}, with a larger tolerance where that one gives more than this number of corners. */
export function simplifyTo(points: readonly KeptPoint[], most: number, tolerance: number): KeptPoint[] {
  let corners = simplify(points, tolerance);
  while (corners.length > most && tolerance < 100) {
    tolerance *= 1.25;
    corners = simplify(points, tolerance);
  }
  return corners;
}

/** Keeps the corner farthest from the line between two others, then recurses into both halves. */
function keepFarthest(
  points: readonly Point[],
  start: number,
  end: number,
  tolerance: number,
  kept: Set<number>,
): void {
  const from = points[start];
  const to = points[end];
  if (!from || !to) return;
  let farthest = -1;
  let most = tolerance;
  for (let i = start + 1; i < end; i += 1) {
    const point = points[i];
    const distance = point ? distanceTo(point, from, to) : 0;
    if (distance > most) {
      farthest = i;
      most = distance;
    }
  }
  if (farthest < 0) return;
  kept.add(farthest);
  keepFarthest(points, start, farthest, tolerance, kept);
  keepFarthest(points, farthest, end, tolerance, kept);
}

function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const width = to.x - from.x;
  const height = to.y - from.y;
  const length = width ** 2 + height ** 2;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * width + (y - from.y) * height) / length));
  return Math.hypot(x - from.x - share * width, y - from.y - share * height);
}
