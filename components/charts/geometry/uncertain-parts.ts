import type { ChartSeries } from '@/lib/research/charts/chart-spec';
import { cautionOn } from './caution';
import type { Point } from './chart-size';
import { linePath, stairs, type Corner } from './path-data';

/** A part of a line whose values are not sure or not comparable: a stretch long enough to be seen, else one point. */
export type UncertainPart = { path: string } | { at: Point };

/** Shorter than this, a stretch is marked by one ring. */
const SHORTEST = 9;

/** The uncertain parts of a line, each reaching from its first uncertain point to its last. */
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
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    if (last.x - first.x < SHORTEST) return [{ at: run[Math.floor(run.length / 2)] ?? first }];
    return [{ path: linePath([isStepped ? stairs(run) : run]) }];
  });
}
