import type { ChartSeries } from '@samvit/research';
import { cautionOn } from './caution';
import type { Point } from './chart-size';
import { linePath, stairs, type Corner } from './path-data';

/**
 * A part of a series whose values are uncertain or not comparable: a segment long enough to be visible,
 * else one point.
 */
export type UncertainPart = { path: string } | { at: Point };

/** A shorter segment is marked by a ring, in drawing units. */
const SHORTEST = 9;

/** The uncertain parts of a series, each from its first to its last uncertain point. */
export function uncertainParts(
  series: ChartSeries | undefined,
  corners: readonly Corner[],
  isStepped: boolean,
): UncertainPart[] {
  const runs: Point[][] = [[]];
  series?.points.forEach((point, i) => {
    const { x, y } = corners[i] ?? { x: 0, y: null };
    if (y !== null && cautionOn(series, point)) runs.at(-1)?.push({ x, y });
    else runs.push([]);
  });
  return runs.flatMap((run): UncertainPart[] => {
    const first = run[0];
    const last = run.at(-1);
    if (!first || !last) return [];
    if (last.x - first.x < SHORTEST) return [{ at: run[Math.floor(run.length / 2)] ?? first }];
    return [{ path: linePath([isStepped ? stairs(run) : run]) }];
  });
}
