import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import type { SeriesPoint } from '../series/series';
import { MadeRef, type SeriesRef } from '../series/series-ref';

/** The values of a window that may be compared: what is looked for in it begins, ends and stands in these. */
export const partInWindow = (ref: SeriesRef, window: Window): MadeRef =>
  new MadeRef('within', [ref], { window });

export type ValuePoint = SeriesPoint & { value: number };

/** The points of a series that have a value. */
export const valuePoints = (library: Library, ref: SeriesRef): ValuePoint[] =>
  getSeries(library, ref).points.flatMap((point) =>
    point.value === null ? [] : [{ ...point, value: point.value }],
  );
