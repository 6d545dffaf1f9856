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
