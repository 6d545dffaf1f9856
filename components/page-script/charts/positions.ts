import type { values } from '@samvit/charts';

export type ScreenPoint = { x: number; y: number };

/** The position of a value on a scale, in units of the drawing. */
export function positionOf(
  [value, at, otherValue, otherAt]: values.Anchors,
  wanted: number,
  isLog = false,
): number {
  const place = isLog ? Math.log : (number: number) => number;
  const share = (place(wanted) - place(value)) / (place(otherValue) - place(value));
  return at + share * (otherAt - at);
}

/** The number of the position nearest to another, of positions in ascending order. */
export function nearestPosition(positions: readonly number[], wanted: number): number {
  let low = 0;
  let high = positions.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) <= wanted) low = middle;
    else high = middle;
  }
  return wanted - (positions[low] ?? 0) <= (positions[high] ?? 0) - wanted ? low : high;
}

/** The number of the nearest of points in any order. */
export function nearestPoint(points: readonly ScreenPoint[], { x, y }: ScreenPoint): number {
  const distances = points.map((point) => Math.hypot(point.x - x, point.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** Where the values of a chart are, in a drawing. */
export type Positions = {
  /** Of each period: its place along the time axis, or the point of a scatter. */
  periods: ScreenPoint[];
  /** The points of all series in a period. */
  points: (index: number) => (ScreenPoint | null)[];
  nearest: (to: ScreenPoint) => number;
};

/** The positions of values in a drawing of this size, on this scale. */
export function positionsOf(
  { kind, at, values: all }: values.ChartData,
  { across, down = false, scales }: values.Places,
  scaleName?: string,
): Positions {
  const scale = scales.find(({ name }) => name === scaleName) ?? scales[0];
  const yOf = (value: number) => (scale ? positionOf(scale.up, value, scale.name === 'log') : 0);
  const along = at.map((place) => positionOf(across, place));
  if (kind === 'scatter') {
    const points = along.map((x, i) => ({ x, y: yOf(all[0]?.[i] ?? 0) }));
    return {
      periods: points,
      points: (index) => [points[index] ?? null],
      nearest: (to) => nearestPoint(points, to),
    };
  }
  return {
    periods: along.map((place) => (down ? { x: 0, y: place } : { x: place, y: 0 })),
    points: (index) =>
      all.map((series) => {
        const value = series[index] ?? null;
        return value === null || !scale ? null : { x: along[index] ?? 0, y: yOf(value) };
      }),
    nearest: ({ x, y }) => nearestPosition(along, down ? y : x),
  };
}
