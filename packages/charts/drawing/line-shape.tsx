import type { Series } from '@samvit/research';
import { SHAPE_SIZE, shapeOf } from '../layout/line-shape';

/** The shape of a series, for a row of a table that says its last value: no number can be read off it. */
export function LineShape({ series }: { series: Series }) {
  const path = shapeOf(series);
  if (path === null) return null;
  return (
    <svg viewBox={`0 0 ${SHAPE_SIZE.width} ${SHAPE_SIZE.height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
