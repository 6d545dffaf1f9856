import { round } from './end-marker';
import type { Point } from '@/components/charts/geometry/chart-size';

/** Hit areas on a scatter: a disc over each readable point, highlighted under the pointer. */
export function ValuePoints({ points, font }: { points: readonly Point[]; font: number }) {
  return (
    <g className="chart-bands">
      {points.map(({ x, y }, i) => (
        <circle key={i} cx={round(x)} cy={round(y)} r={round(font * 0.85)} />
      ))}
    </g>
  );
}
