import type { Library } from '../series/library';
import { withPath, type WithLocation } from '@/lib/platform/content-problem';
import { checkComparable } from './check-comparable';
import { getSeries } from '../series/get-series';
import { computeFigure, type Figure, type FigureDefinition } from './figure';

/** Computes all figures that an author defined, by name; `at` adds the location of a figure to its errors. */
export function computeFigures(
  library: Library,
  definitions: Record<string, FigureDefinition>,
  at: WithLocation = withPath,
): Map<string, Figure> {
  return new Map(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      at(['figures', name], () => {
        withPath(['series'], () => getSeries(library, definition.series));
        if ('with' in definition) withPath(['with'], () => getSeries(library, definition.with));
        checkComparable(library, definition);
        return computeFigure(library, definition);
      }),
    ]),
  );
}

/** How many figures of a text readers can work out again, and how many rest on values that may not be passed on. */
export function howManyRecomputable(figures: ReadonlyMap<string, Figure>) {
  const count = figures.size;
  const open = [...figures.values()].filter(({ recomputable }) => recomputable).length;
  return { count, open, rest: count - open };
}
